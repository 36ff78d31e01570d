import { FormRefusal, RequiredNote } from '../../platform/form-notes.tsx'
import { NewPasswordField } from '../../platform/new-password-field.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { useShopForm } from '../../platform/use-form.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import styles from './account-card.module.css'

const fetchSchema = () => import('#contract/account-forms.ts').then(({ ResetForm: schema }) => schema)

interface PasswordValues {
  readonly password: string
  readonly confirmPassword: string
}

export interface ProvePasswordFormProps {
  readonly token: string
  readonly onDone: (message: string) => void
}

/** The address is proven with a password that only its owner knows. */
export function ProvePasswordForm({ token, onDone }: ProvePasswordFormProps) {
  const { t } = useTexts()
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<PasswordValues>({
    fetchSchema,
    failureTitle: 'account.prove.failure',
    send: async (values) => {
      const { message } = await api.call('POST /api/auth/prove/:token', { params: { token }, body: values })
      onDone(message)
    },
  })
  return (
    <form className={styles.form} {...formProps}>
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
        {t('account.prove.save')}
      </SubmitButton>
    </form>
  )
}
