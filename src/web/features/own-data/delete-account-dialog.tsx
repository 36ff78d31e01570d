import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { endSession } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { failureText } from '../../platform/frame/failures.ts'
import { forgetTyped } from '../../platform/frame/forget-typed.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SignInAgain } from '../../shop/own-account/sign-in-again.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'

export interface DeleteAccountDialogProps {
  readonly provider: OwnUser['provider']
  readonly onClose: () => void
}

/** Says plainly what goes and what stays; open requests are cancelled only after asking. */
export function DeleteAccountDialog({ provider, onClose }: DeleteAccountDialogProps) {
  const { t } = useTexts(ownDataTexts)
  const api = useApi()
  const [password, setPassword] = useState('')
  const [hasOpen, setHasOpen] = useState(false)
  const [cancelsOpen, setCancelsOpen] = useState(false)
  const [isStale, setStale] = useState(false)
  const hasPassword = hasOwnPassword({ provider })
  const act = async () => {
    if (hasPassword && password === '') return { text: null, fields: { password: [t('ownData.delete.noPassword')] } }
    try {
      const { message } = await api.call('DELETE /api/user/me', { body: { ...(hasPassword ? { password } : {}), cancelsOpen } })
      endSession('deleted')
      forgetTyped()
      // A success is shown so briefly that the way to the home page would outlast it.
      notify({ kind: 'info', text: message })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'account/open-records') setHasOpen(true)
      setStale(error.code === 'account/sign-in-again')
      const isOfField = error.fields.password !== undefined
      return { text: isOfField ? null : (failureText(error, t) ?? error.message), fields: error.fields }
    }
  }
  return (
    <FormDialog title={t('ownData.delete.title')} doLabel={t('ownData.delete.act')} tone="danger" onClose={onClose} act={act}>
      {(errorOf) => (
        <>
          <p>{t('ownData.delete.goes')}</p>
          <p>{t('ownData.delete.stays')}</p>
          {hasPassword && (
            <PasswordField
              label={t('ownData.delete.password')}
              showLabel={t('ownData.delete.show')}
              autoComplete="current-password"
              isRequired
              value={password}
              error={errorOf('password')}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          {isStale && provider !== 'Email' && <SignInAgain provider={provider} returnTo="/dashboard" />}
          {hasOpen && (
            <Checkbox label={t('ownData.delete.cancels')} checked={cancelsOpen} onChange={({ target }) => setCancelsOpen(target.checked)} />
          )}
        </>
      )}
    </FormDialog>
  )
}
