import { useNavigate } from 'react-router'
import { FormRefusal, RequiredNote } from '../../platform/form-notes.tsx'
import { useLanguage } from '../../platform/language.ts'
import { NewPasswordField } from '../../platform/new-password-field.tsx'
import { notify } from '../../platform/notices.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { useShopForm } from '../../platform/use-form.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import styles from './account-card.module.css'
import { loginPathSaying } from './login-notice.tsx'

const fetchSchema = () => import('#contract/account-forms.ts').then(({ ResetForm: schema }) => schema)

interface ResetValues {
  readonly password: string
  readonly confirmPassword: string
}

/** A new password by the link of a letter. */
export function ResetForm({ token }: { readonly token: string }) {
  const { t } = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<ResetValues>({
    fetchSchema,
    failureTitle: 'account.reset.failure',
    send: async (values) => {
      const { message } = await api.call('POST /api/auth/reset/:token', { params: { token }, body: values })
      notify({ kind: 'success', text: message })
      await navigate(loginPathSaying('password-changed', '', language), { replace: true })
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
        {t('account.reset.submit')}
      </SubmitButton>
    </form>
  )
}
