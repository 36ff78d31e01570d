import { type ReactNode, useId } from 'react'
import { COUNTRY } from '#domain/accounts/addresses.ts'
import { inLanguage } from '#domain/text/language.ts'
import { compareNames } from '#i18n/formats.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { type Draft, DraftNote } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import type { LeaveGuard } from '../../platform/forms/leave-guard.tsx'
import type { ShopForm } from '../../platform/forms/use-form.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FixedValue } from '../../ui/form-layout/fixed-value.tsx'
import { FieldPair, FormActions, FormFields } from '../../ui/form-layout/form-layout.tsx'

export interface AddressValues {
  readonly isDefault: boolean
  readonly address: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zipCode: string
}

export const NEW_ADDRESS: AddressValues = { isDefault: false, address: '', city: '', state: '', country: COUNTRY, zipCode: '' }

export interface AddressFormProps {
  readonly form: ShopForm<AddressValues>
  readonly guard: LeaveGuard
  readonly draft: Draft
  readonly submitLabel: string
  /** Actions at the end of the save button's line. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
}

/** The fields of an address, new or known. */
export function AddressForm({
  form: { formProps, field, refusal, isSubmitting, isReady },
  guard,
  draft,
  submitLabel,
  actions,
  aside,
}: AddressFormProps) {
  const { t } = useTexts(dashboardTexts, formsTexts)
  const governorates = useId()
  return (
    <form {...formProps}>
      <DraftNote draft={draft} />
      <RequiredNote />
      <FormFields>
        <Field
          {...field('address')}
          label={t('fields.address')}
          hint={t('dashboard.addresses.addressHint')}
          autoComplete="street-address"
          dir="auto"
        />
        <FieldPair>
          <Field {...field('city')} label={t('fields.city')} autoComplete="address-level2" dir="auto" />
          <Field {...field('state')} label={t('fields.state')} autoComplete="address-level1" dir="auto" list={governorates} />
        </FieldPair>
        <Governorates id={governorates} />
        <FieldPair>
          <Field {...field('zipCode')} label={t('fields.zipCode')} autoComplete="postal-code" inputMode="numeric" isLatin />
          <FixedValue label={t('fields.country')}>{t('dashboard.addresses.egypt')}</FixedValue>
        </FieldPair>
        <IsDefault field={field('isDefault')} />
      </FormFields>
      <FormRefusal text={refusal} />
      <FormActions aside={aside}>
        <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
          {submitLabel}
        </SubmitButton>
        {actions}
      </FormActions>
      {guard.question}
    </form>
  )
}

function IsDefault({ field: { name, ref, onChange, onBlur } }: { readonly field: ReturnType<ShopForm<AddressValues>['field']> }) {
  const { t } = useTexts(dashboardTexts)
  return <Checkbox name={name} ref={ref} onChange={onChange} onBlur={onBlur} label={t('dashboard.addresses.makeDefault')} />
}

/** A list of suggestions; other values are accepted too. */
function Governorates({ id }: { readonly id: string }) {
  const language = useLanguage()
  const names = Object.values(GOVERNORATES)
    .map((each) => inLanguage(each, language))
    .sort(compareNames(language))
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
