import { accountTexts } from '#i18n/sets/account.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PasswordPairForm } from './password-pair-form.tsx'

export interface ProvePasswordFormProps {
  readonly token: string
  readonly onDone: (message: string) => void
}

/** Proves the address with a password that only its owner knows. */
export function ProvePasswordForm({ token, onDone }: ProvePasswordFormProps) {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  return (
    <PasswordPairForm
      failureTitle={t('account.prove.failure')}
      submit={t('account.prove.save')}
      send={async (values) => {
        const { message } = await api.call('POST /api/auth/prove/:token', { params: { token }, body: values })
        onDone(message)
      }}
    />
  )
}
