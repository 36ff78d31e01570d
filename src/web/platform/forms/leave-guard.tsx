import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import button from '../../ui/button/button.module.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { storedToken } from '../calls/session.ts'
import { pathInLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'

export interface LeaveGuard {
  /** The question; the form's page shows it. */
  readonly question: ReactNode
  /** What was typed is safe now, or given up: the next step is not asked about. */
  readonly letGo: () => void
}

/** Whoever leaves with changes that were not saved is asked first. The end of a session is not asked about, and languages share a form. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const isFree = useRef(false)
  const mustAsk = () => hasChanges && !isFree.current && storedToken() !== null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      mustAsk() && pathInLanguage(currentLocation.pathname, 'en') !== pathInLanguage(nextLocation.pathname, 'en'),
  )
  useEffect(() => {
    if (!hasChanges) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current && storedToken() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [hasChanges])
  const letGo = () => {
    isFree.current = true
  }
  const isAsking = blocker.state === 'blocked'
  return {
    letGo,
    question: <LeaveQuestion isOpen={isAsking} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />,
  }
}

interface LeaveQuestionProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTexts(dashboardTexts)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('dashboard.leave.title')}
      actions={
        <>
          <button type="button" className={button.outlined} onClick={onLeave}>
            {t('dashboard.leave.leave')}
          </button>
          <button type="button" className={button.filled} onClick={onStay}>
            {t('dashboard.leave.stay')}
          </button>
        </>
      }
    >
      <p>{t('dashboard.leave.text')}</p>
    </Dialog>
  )
}
