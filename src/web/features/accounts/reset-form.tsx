import { useNavigate } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { loginPathSaying } from './login-notice.tsx'
import { PasswordPairForm } from './password-pair-form.tsx'

/** Sets a new password by the link of an email. */
export function ResetForm({ token }: { readonly token: string }) {
  const { t } = useTexts(accountTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const api = useApi()
  return (
    <PasswordPairForm
      failureTitle={t('account.reset.failure')}
      submit={t('account.reset.submit')}
      send={async (values) => {
        const { message } = await api.call('POST /api/auth/reset/:token', { params: { token }, body: values })
        notify({ kind: 'success', text: message })
        await navigate(loginPathSaying('password-changed', '', language), { replace: true })
      }}
    />
  )
}
