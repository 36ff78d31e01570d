import { useEffect } from 'react'
import { worksInBackOffice } from '#domain/back-office.ts'
import { useUser } from '../../platform/calls/session.ts'
import { store } from '../../platform/calls/stored-text.ts'
import { useIsProtected } from '../../platform/frame/protected-page.ts'

/** Remembers whether the last reader of this browser worked in the back office. */
export const HINT_KEY = 'office'

interface BackOfficePage {
  /** True for pages of the account area. */
  readonly isProtected: boolean
  /** True if the reader works in the back office, on such a page. */
  readonly isBackOffice: boolean
}

export function useBackOffice(): BackOfficePage {
  const isProtected = useIsProtected()
  const user = useUser()
  const isAtWork = user !== null && worksInBackOffice(user)
  const isBackOffice = isProtected && isAtWork
  const isUnknown = user === null
  useEffect(() => {
    if (!isUnknown) store(HINT_KEY, isAtWork ? '1' : null)
    const { dataset } = document.documentElement
    if (isBackOffice) dataset.office = 'shown'
    else if (!(isUnknown && isProtected)) delete dataset.office
  }, [isUnknown, isAtWork, isBackOffice, isProtected])
  return { isProtected, isBackOffice }
}
