import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Session } from '#contract/accounts.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SessionList } from '../../shop/sessions/session-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'

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
          <SessionList sessions={sessions} isBusy={ending !== null} onEnd={end} />
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
