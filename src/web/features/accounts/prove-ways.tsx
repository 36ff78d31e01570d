import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { loginPath } from '../../platform/calls/members.ts'
import { endSession, useToken } from '../../platform/calls/session.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import button from '../../ui/button/button.module.css'
import styles from './account-card.module.css'

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
    <div className={styles.form}>
      <SignInFirst isChange={isChange} />
      {!isChange && (
        <>
          <p>{t('account.prove.notMine')}</p>
          <button type="button" className={button.outlined} onClick={() => setChoosing(true)}>
            {t('account.prove.choose')}
          </button>
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
        <button type="button" className={button.filled} onClick={() => endSession('signed-out')}>
          {t('account.prove.signOut')}
        </button>
      </>
    )
  }
  return (
    <>
      <p>{isChange ? t('account.prove.signInForChange') : t('account.prove.signIn')}</p>
      <Link className={button.filled} to={loginPath(pathname)}>
        {t('account.prove.toLogin')}
      </Link>
    </>
  )
}
