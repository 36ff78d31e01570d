import { type ReactNode, useEffect, useState } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { useIsAlive } from '../../platform/alive.ts'
import { endAskingToSignIn } from '../../platform/notices.ts'
import { useToken } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Bone } from '../../ui/skeleton/bone.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './guests-only.module.css'
import spareMembers from './spare-members.js?url'

/** The server draws its page for anybody: until somebody who came with a token has been led on, no form is shown to them. */
export function GuestsOnly({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const isAlive = useIsAlive()
  const isSignedIn = useToken() !== null
  const [cameSignedIn, setCameSignedIn] = useState<boolean | null>(null)
  useEndOfAsking(isSignedIn)
  // Said once: who signs in by the form keeps it in sight until the next page is there.
  if (isAlive && cameSignedIn === null) setCameSignedIn(isSignedIn)
  if (isSignedIn && cameSignedIn) return <LedOn title={title} />
  return (
    <>
      {!isAlive && <script src={spareMembers} />}
      <div className={styles.guests} data-unsure={!isAlive || undefined}>
        {children}
      </div>
      {!isAlive && (
        <div hidden>
          <LedOn title={title} />
        </div>
      )}
    </>
  )
}

let leaving: ReturnType<typeof setTimeout> | undefined

/** From one page of signing in to another nobody turns away. */
function useEndOfAsking(isSignedIn: boolean): void {
  useEffect(() => {
    clearTimeout(leaving)
    if (isSignedIn) endAskingToSignIn()
    return () => {
      leaving = setTimeout(endAskingToSignIn)
    }
  }, [isSignedIn])
}

function LedOn({ title }: { readonly title: string }) {
  const { t } = useTexts(accountTexts)
  return (
    <AccountCard title={title}>
      <p role="status" className="visually-hidden">
        {t('account.success.wait')}
      </p>
      <Bone shape="field" />
      <Bone shape="field" />
      <Bone shape="button" />
    </AccountCard>
  )
}
