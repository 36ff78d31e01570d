import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { loginPath } from '../../platform/calls/login-path.ts'
import { endSession, useToken } from '../../platform/calls/session.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

const passwordForm = lazyForm(() => import('./prove-password-form.tsx').then((module) => module.ProvePasswordForm))

export interface ProveWaysProps {
  readonly token: string
  /** The account's owner changes its address: they sign in with the old one. */
  readonly isChange: boolean
  readonly onDone: (message: string) => void
}

/**
 * Ways to prove an address in a browser that is not signed in: a press of the button alone does not show that the reader owns the account.
 */
export function ProveWays({ token, isChange, onDone }: ProveWaysProps) {
  const { t } = useTexts(accountTexts)
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing) {
    return (
      <>
        <Focused>{t('account.prove.choosing')}</Focused>
        <passwordForm.Form token={token} onDone={onDone} />
      </>
    )
  }
  return (
    <div className="stack gap-4">
      <SignInFirst isChange={isChange} />
      {!isChange && (
        <>
          <p>{t('account.prove.notMine')}</p>
          <Button tone="secondary" onPress={() => setChoosing(true)}>
            {t('account.prove.choose')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Focus moves to the text that replaces the pressed button. */
function Focused({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  )
}

function SignInFirst({ isChange }: { readonly isChange: boolean }) {
  const { t } = useTexts(accountTexts)
  const { pathname } = useLocation()
  const isOther = useToken() !== null
  if (isOther) {
    return (
      <>
        <p>{t('account.prove.asOther')}</p>
        <Button tone="primary" onPress={() => endSession('signed-out')}>
          {t('account.prove.signOut')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>{isChange ? t('account.prove.signInForChange') : t('account.prove.signIn')}</p>
      <ButtonLink tone="primary" to={loginPath(pathname)}>
        {t('account.prove.toLogin')}
      </ButtonLink>
    </>
  )
}
