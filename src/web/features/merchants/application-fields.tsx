import { BUSINESS_MAX } from '#domain/merchants.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { sellTexts } from '#i18n/sets/sell.ts'
import type { FetchSchema } from '../../platform/forms/form-rules.ts'
import type { ShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { FieldPair } from '../../ui/form-layout/form-layout.tsx'

export interface ApplicationValues {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly brandName: string
  readonly business: string
}

export const NEW_APPLICATION: ApplicationValues = { name: '', email: '', phoneNumber: '', brandName: '', business: '' }

export const fetchApplicationSchema: FetchSchema = () =>
  import('#contract/forms/merchant-forms.ts').then(({ MerchantApplication: schema }) => schema)

export interface ApplicationFieldsProps {
  readonly form: ShopForm<ApplicationValues>
  /** The applicants type for themselves, so the browser may autofill. */
  readonly isOwn: boolean
}

/** The questions of an application. */
export function ApplicationFields({ form: { field }, isOwn }: ApplicationFieldsProps) {
  const { t } = useTexts(formsTexts, sellTexts)
  const helped = (token: string) => (isOwn ? token : 'off')
  return (
    <>
      <FieldPair>
        <Field {...field('name')} label={t(isOwn ? 'sell.form.name' : 'fields.name')} autoComplete={helped('name')} dir="auto" />
        <Field
          {...field('brandName')}
          label={t('sell.form.brandName')}
          hint={t('sell.form.brandHint')}
          autoComplete={helped('organization')}
          dir="auto"
        />
      </FieldPair>
      <FieldPair>
        <Field {...field('email')} type="email" label={t('fields.email')} autoComplete={helped('email')} isLatin />
        <Field {...field('phoneNumber')} type="tel" label={t('fields.phoneNumber')} autoComplete={helped('tel')} isLatin />
      </FieldPair>
      <TextArea
        {...field('business')}
        label={t(isOwn ? 'sell.form.business' : 'fields.business')}
        hint={t('sell.form.businessHint')}
        rows={5}
        maxLength={BUSINESS_MAX}
      />
    </>
  )
}
