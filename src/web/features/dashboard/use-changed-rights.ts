import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { isOfStaff } from '#domain/accounts/areas.ts'
import { mayStay, SECTIONS } from '#domain/dashboard.ts'
import { formatList } from '#i18n/formats.ts'
import { areasTexts } from '#i18n/sets/areas.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useUser } from '../../platform/calls/session.ts'
import { notify } from '../../platform/frame/notices.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/**
 * If the same person gets other rights, a message tells which were taken; the page is loaded again, or left if the person may not see it
 * any more.
 */
export function useChangedRights(): void {
  const user = useUser()
  const { revalidate } = useRevalidator()
  const sayWhatIsLost = useSayingWhatIsLost()
  const leave = useLeaving()
  const known = useRef<OwnUser | null>(null)
  useEffect(() => {
    const before = known.current
    if (user === null || before === user) return
    known.current = user
    if (before?._id !== user._id || rightsOf(before) === rightsOf(user)) return
    sayWhatIsLost(before, user)
    if (!leave(before, user)) void revalidate()
  }, [user, revalidate, sayWhatIsLost, leave])
}

function rightsOf({ role, areas }: OwnUser): string {
  return `${role} ${areas.join(' ')}`
}

/** Says which areas somebody has lost, until they close the notice. */
function useSayingWhatIsLost() {
  const { t } = useTexts(dashboardTexts, areasTexts)
  const language = useLanguage()
  return useNewest((before: OwnUser, now: OwnUser) => {
    const lost = before.areas.filter((area) => !now.areas.includes(area))
    if (isOfStaff(before) && !isOfStaff(now)) notify({ kind: 'error', text: t('dashboard.rights.left') })
    // Areas that wait for a code are not lost, and the page tells what to do.
    else if (lost.length > 0 && !now.mustSetUpCode) {
      const areas = formatList(
        lost.map((area) => t(`areas.names.${area}`)),
        language,
      )
      notify({ kind: 'error', text: t(lost.length === 1 ? 'dashboard.rights.lost' : 'dashboard.rights.lostMore', { areas }) })
    }
  })
}

/** Goes to the account's own page from one that is shut now; a page with unsaved words asks first. */
function useLeaving() {
  const navigate = useNavigate()
  const language = useLanguage()
  return useNewest((before: OwnUser, now: OwnUser) => {
    // The address changes a moment before the page: a page that is only about to be shown would be refused, and left there.
    const path = pathInLanguage(window.location.pathname, 'en')
    if (!mayStay(path, before) || mayStay(path, now)) return false
    void navigate(pathInLanguage(SECTIONS.account, language), { replace: true })
    return true
  })
}

/** A function that stays the same and calls the newest one. */
function useNewest<Parameters extends readonly unknown[], Result>(
  call: (...given: Parameters) => Result,
): (...given: Parameters) => Result {
  const newest = useRef(call)
  useEffect(() => {
    newest.current = call
  })
  return useRef((...given: Parameters) => newest.current(...given)).current
}
