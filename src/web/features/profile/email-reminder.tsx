import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './email-reminder.module.css'

/** Shown above every page of the dashboard until the address is proven. */
export function EmailReminder({ user }: { readonly user: OwnUser }) {
  const { t } = useTexts(dashboardTexts)
  const api = useApi()
  const [step, setStep] = useState<'idle' | 'sending' | { readonly sent: string }>('idle')
  const { email, newEmail, isEmailProven } = user
  if ((isEmailProven && newEmail === null) || isSwitchedOff(user)) return null
  const sendAgain = async () => {
    if (step === 'sending') return
    setStep('sending')
    try {
      setStep({ sent: (await api.call('POST /api/auth/prove')).message })
    } catch (error) {
      reportFailure(error, t)
      setStep('idle')
    }
  }
  return (
    <div className={styles.reminder}>
      <Callout tone="warning" title={newEmail === null ? t('dashboard.email.unprovenTitle') : t('dashboard.email.changeTitle')}>
        <p>
          {newEmail === null ? t('dashboard.email.unprovenText') : t('dashboard.email.changeText')} <Ltr>{newEmail ?? email}</Ltr>.
        </p>
        <p role="status">{typeof step === 'object' && step.sent}</p>
        {typeof step !== 'object' && (
          <button type="button" className={styles.again} aria-disabled={step === 'sending'} onClick={() => void sendAgain()}>
            {t('dashboard.email.sendAgain')}
          </button>
        )}
      </Callout>
    </div>
  )
}
