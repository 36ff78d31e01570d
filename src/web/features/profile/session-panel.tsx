import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Session } from '#contract/accounts.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import styles from './session-panel.module.css'
import { sessionTimes } from './session-times.ts'

/** Lists the account's sessions. Null after a failed request: the rest of the page doesn't need them. */
export function SessionPanel({ sessions }: { readonly sessions: readonly Session[] | null }) {
  const { t } = useTexts(dashboardTexts)
  const { ending, end } = useEnding()
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Card>
      <FormSection title={t('dashboard.sessions.title')} hint={t('dashboard.sessions.hint')}>
        {sessions === null ? (
          <p>{t('dashboard.sessions.failed')}</p>
        ) : (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session._id} session={session} isEnding={ending !== null} onEnd={() => end(session._id)} />
            ))}
          </ul>
        )}
        {hasOthers && (
          <div>
            <Button tone="secondary" isBusy={ending !== null} onPress={() => end('others')}>
              {t('dashboard.sessions.endOthers')}
            </Button>
          </div>
        )}
      </FormSection>
    </Card>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const device = useDeviceName(session)
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>{sessionTimes(session, { t, language, now: new Date() })}</p>
      </div>
      {session.isCurrent ? (
        <strong className={styles.here}>{t('dashboard.sessions.here')}</strong>
      ) : (
        <Button tone="secondary" aria-label={t('dashboard.sessions.endThis', { device })} isBusy={isEnding} onPress={onEnd}>
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

function useEnding() {
  const { t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<string | null>(null)
  const run = async (id: string) => {
    try {
      const { message } =
        id === 'others' ? await api.call('DELETE /api/auth/sessions') : await api.call('DELETE /api/auth/sessions/:id', { params: { id } })
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
    await revalidate()
    setEnding(null)
  }
  const end = (id: string) => {
    if (ending !== null) return
    setEnding(id)
    void run(id)
  }
  return { ending, end }
}
