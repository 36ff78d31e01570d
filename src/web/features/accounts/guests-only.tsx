import { type ReactNode, useEffect, useState } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { useToken } from '../../platform/calls/session.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { endAskingToSignIn } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './guests-only.module.css'
import spareMembers from './spare-members.js?url'

/** The server renders this page for everybody, so the form stays hidden from people who came with a token until they are redirected. */
export function GuestsOnly({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const isSignedIn = useToken() !== null
  const [cameSignedIn, setCameSignedIn] = useState<boolean | null>(null)
  useEndOfAsking(isSignedIn)
  // The value is set once: somebody who signs in by this form sees it until the next page is there.
  if (isHydrated && cameSignedIn === null) setCameSignedIn(isSignedIn)
  if (isSignedIn && cameSignedIn) return <LedOn title={title} />
  return (
    <>
      {!isHydrated && <script src={spareMembers} />}
      <div className={styles.guests} data-unsure={!isHydrated || undefined}>
        {children}
      </div>
      {!isHydrated && (
        <div hidden>
          <LedOn title={title} />
        </div>
      )}
    </>
  )
}

let leaving: ReturnType<typeof setTimeout> | undefined

/** Withdraws the request to sign in once somebody signs in or leaves; moving between pages of signing in does not count as leaving. */
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
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </AccountCard>
  )
}
