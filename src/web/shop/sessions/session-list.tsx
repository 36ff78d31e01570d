import type { Session } from '#contract/accounts.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './session-list.module.css'
import { sessionTimes } from './session-times.ts'

export interface SessionListProps {
  readonly sessions: readonly Session[]
  readonly isBusy: boolean
  readonly onEnd: (id: string) => unknown
}

/** The signed-in devices; each of them except the current one can be signed out. */
export function SessionList({ sessions, isBusy, onEnd }: SessionListProps) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <SessionRow key={session._id} session={session} isBusy={isBusy} onEnd={() => onEnd(session._id)} />
      ))}
    </ul>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => unknown
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const device = useDeviceName(session)
  const { address } = session
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>{sessionTimes(session, { t, language, now: new Date() })}</p>
        {address !== null && <p className={styles.times}>{t('dashboard.sessions.from', { address: isolate(address) })}</p>}
      </div>
      {session.isCurrent ? (
        <strong className={styles.here}>{t('dashboard.sessions.here')}</strong>
      ) : (
        <Button tone="secondary" aria-label={t('dashboard.sessions.endThis', { device })} isBusy={isBusy} onPress={onEnd}>
          {t('dashboard.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser, system }: Session): string {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const inText = (name: string) => (language === 'ar' ? isolate(name) : name)
  if (browser !== null && system !== null) return t('dashboard.sessions.device', { browser: inText(browser), system: inText(system) })
  return browser ?? system ?? t('dashboard.sessions.unknown')
}
