import { type ReactNode, useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { storedToken } from '../calls/session.ts'
import { noteStay } from '../frame/stays.ts'
import { pathInLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'
import { useHasUnfinished } from './unfinished.ts'

export interface LeaveGuard {
  /** The dialog that asks; the form's page renders it. */
  readonly question: ReactNode
  /** Lets the next navigation pass unasked, because the changes are saved or given up. */
  readonly letGo: () => void
}

/** The texts of the question, where something other than changes of a form would be lost. */
export interface LeaveWords {
  readonly title: string
  readonly text: string
  readonly stay: string
  readonly leave: string
}

/** `page` is left for another page alone, `list` also for another order, filter or page of its rows. */
export type Left = 'page' | 'list'

/** Asks before unsaved changes, or work beside the form, are lost by leaving. The end of a session and a change of language are not asked about. */
export function useLeaveGuard(hasChanges: boolean, words?: LeaveWords, left: Left = 'page'): LeaveGuard {
  const isFree = useRef(false)
  const hasUnfinished = useHasUnfinished()
  const isAsked = hasChanges || hasUnfinished
  const mustAsk = () => isAsked && !isFree.current && storedToken() !== null
  const blocker = useBlocker(({ currentLocation, nextLocation }) => mustAsk() && isAnother(left, currentLocation, nextLocation))
  useEffect(() => {
    if (!isAsked) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current && storedToken() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [isAsked])
  const letGo = () => {
    isFree.current = true
  }
  const isAsking = blocker.state === 'blocked'
  const stay = () => {
    blocker.reset?.()
    noteStay()
  }
  return {
    letGo,
    question: <LeaveQuestion words={words} isOpen={isAsking} onStay={stay} onLeave={() => blocker.proceed?.()} />,
  }
}

type Address = Pick<Location, 'pathname' | 'search'>

export function isAnother(left: Left, from: Address, to: Address): boolean {
  return pathInLanguage(from.pathname, 'en') !== pathInLanguage(to.pathname, 'en') || (left === 'list' && from.search !== to.search)
}

interface LeaveQuestionProps {
  readonly words: LeaveWords | undefined
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

function LeaveQuestion({ words, isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTexts(dashboardTexts)
  const shown = words ?? {
    title: t('dashboard.leave.title'),
    text: t('dashboard.leave.text'),
    stay: t('dashboard.leave.stay'),
    leave: t('dashboard.leave.leave'),
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={shown.title}
      actions={
        <>
          <Button tone="secondary" onPress={onLeave}>
            {shown.leave}
          </Button>
          <Button tone="primary" onPress={onStay}>
            {shown.stay}
          </Button>
        </>
      }
    >
      <p>{shown.text}</p>
    </Dialog>
  )
}
