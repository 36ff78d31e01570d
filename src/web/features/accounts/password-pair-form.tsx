import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { NewPasswordField } from '../../platform/forms/new-password-field.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ ResetForm: schema }) => schema)

interface PasswordPair {
  readonly password: string
  readonly confirmPassword: string
}

export interface PasswordPairFormProps {
  readonly failureTitle: string
  readonly submit: string
  readonly send: (values: PasswordPair) => Promise<void>
}

/** Asks for a new password twice. */
export function PasswordPairForm({ failureTitle, submit, send }: PasswordPairFormProps) {
  const { t } = useTexts(accountTexts, formsTexts)
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<PasswordPair>({ fetchSchema, failureTitle, send })
  return (
    <form className="stack gap-4" {...formProps}>
      <RequiredNote />
      <NewPasswordField field={field('password')} />
      <PasswordField
        {...field('confirmPassword')}
        label={t('fields.confirmPassword')}
        showLabel={t('account.showPassword')}
        autoComplete="new-password"
      />
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {submit}
      </SubmitButton>
    </form>
  )
}
