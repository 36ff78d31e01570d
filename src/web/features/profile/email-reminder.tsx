import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './email-reminder.module.css'

/** Shown above every page of the dashboard until the address is proven. */
export function EmailReminder({ user }: { readonly user: OwnUser }) {
  const { t } = useTexts(dashboardTexts)
  const api = useApi()
  const [answer, setAnswer] = useState<string | null>(null)
  const { email, newEmail, isEmailProven } = user
  if ((isEmailProven && newEmail === null) || isSwitchedOff(user)) return null
  const sendAgain = async () => {
    try {
      setAnswer((await api.call('POST /api/auth/prove')).message)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <div className={styles.reminder}>
      <Callout tone="warning" title={newEmail === null ? t('dashboard.email.unprovenTitle') : t('dashboard.email.changeTitle')}>
        <p>
          {newEmail === null ? t('dashboard.email.unprovenText') : t('dashboard.email.changeText')} <Ltr>{newEmail ?? email}</Ltr>.
        </p>
        <p role="status">{answer}</p>
        {answer === null && (
          <PlainButton look="inline" onPress={sendAgain}>
            {t('dashboard.email.sendAgain')}
          </PlainButton>
        )}
      </Callout>
    </div>
  )
}
