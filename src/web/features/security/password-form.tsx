import { PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import { formatNumber } from '#i18n/formats.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { FormActions, FormFields } from '../../ui/form-layout/form-layout.tsx'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ PasswordForm: schema }) => schema)

/** `password` is the old one, `confirmPassword` the new one. */
interface PasswordValues {
  readonly password: string
  readonly confirmPassword: string
}

const EMPTY: PasswordValues = { password: '', confirmPassword: '' }
const NAMES = { password: 'dashboard.security.old', confirmPassword: 'dashboard.security.new' } as const

export function PasswordForm({ onChanged }: { readonly onChanged: (message: string) => void }) {
  const { t } = useTexts(accountTexts, dashboardTexts)
  const language = useLanguage()
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady, controls } = useShopForm<PasswordValues>({
    fetchSchema,
    defaults: EMPTY,
    fieldNames: { password: t(NAMES.password), confirmPassword: t(NAMES.confirmPassword) },
    failureTitle: t('account.reset.failure'),
    send: async (values) => {
      const { message } = await api.call('POST /api/auth/reset', { body: values })
      letGo()
      onChanged(message)
    },
  })
  const { question, letGo } = useLeaveGuard(controls.formState.isDirty)
  return (
    <form {...formProps}>
      <RequiredNote />
      <FormFields>
        <PasswordField
          {...field('password')}
          label={t(NAMES.password)}
          showLabel={t('dashboard.security.show')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t(NAMES.confirmPassword)}
          hint={t('dashboard.security.newHint', { least: formatNumber(PASSWORD_MIN, language) })}
          showLabel={t('dashboard.security.show')}
          autoComplete="new-password"
        />
        <p>{t('dashboard.security.after')}</p>
      </FormFields>
      <FormRefusal text={refusal} />
      <FormActions>
        <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
          {t('dashboard.security.save')}
        </SubmitButton>
      </FormActions>
      {question}
    </form>
  )
}
