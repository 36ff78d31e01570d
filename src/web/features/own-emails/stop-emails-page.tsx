import { useState } from 'react'
import { Link } from 'react-router'
import type { LinkedChoice } from '#contract/own/email-links.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { SheetPage } from '../../ui/card/sheet-page.tsx'
import type { EmailLink } from './email-link.ts'

interface StopEmailsPageProps {
  readonly token: string
  readonly link: EmailLink
}

/** Opening the page changes nothing, because mail scanners open every link of an email. */
export function StopEmailsPage({ token, link }: StopEmailsPageProps) {
  const { t } = useTexts(ownDataTexts)
  const language = useLanguage()
  const { choice, said, choose } = useChoosing(token, link)
  const isHydrated = useIsHydrated()
  return (
    <SheetPage title={t('ownData.stop.title')}>
      {link.state === 'dead' ? (
        <Callout tone="error">{t('ownData.stop.dead')}</Callout>
      ) : (
        <>
          {choice !== null && <Kind choice={choice} />}
          <Said said={said} choice={choice} />
          {choice?.isWanted === false ? (
            <Button tone="secondary" disabled={!isHydrated} onPress={() => choose(true)}>
              {t('ownData.stop.resume')}
            </Button>
          ) : (
            <Button tone="primary" disabled={!isHydrated} onPress={() => choose(false)}>
              {t('ownData.stop.act')}
            </Button>
          )}
        </>
      )}
      <p>
        <Link to={pathInLanguage('/dashboard#emails', language)}>{t('ownData.stop.others')}</Link>
      </p>
    </SheetPage>
  )
}

function Kind({ choice: { kind } }: { readonly choice: LinkedChoice }) {
  const { t } = useTexts(ownDataTexts)
  return (
    <div>
      <h2>{t(`ownData.emails.kinds.${kind}.name`)}</h2>
      <p>{t(`ownData.emails.kinds.${kind}.hint`)}</p>
    </div>
  )
}

interface SaidProps {
  readonly said: { readonly isDone: boolean; readonly text: string } | null
  readonly choice: LinkedChoice | null
}

function Said({ said, choice }: SaidProps) {
  const { t } = useTexts(ownDataTexts)
  const isFailure = said !== null && !said.isDone
  const standing = choice?.isWanted === false ? t('ownData.stop.isOff') : t('ownData.stop.question')
  return (
    <div role={isFailure ? 'alert' : 'status'}>
      {said === null ? <p>{standing}</p> : <Callout tone={isFailure ? 'error' : 'success'}>{said.text}</Callout>}
    </div>
  )
}

function useChoosing(token: string, link: EmailLink) {
  const { t } = useTexts(ownDataTexts)
  const api = useApi()
  const [changed, setChanged] = useState<LinkedChoice | null>(null)
  const [said, setSaid] = useState<SaidProps['said']>(null)
  const choose = async (isWanted: boolean) => {
    try {
      const call = isWanted ? 'POST /api/emails/resume/:token' : 'POST /api/emails/stop/:token'
      const { choice, message } = await api.call(call, { params: { token } })
      setChanged(choice)
      setSaid({ isDone: true, text: message })
    } catch (error) {
      setSaid({ isDone: false, text: error instanceof ApiError && error.message !== '' ? error.message : t('ownData.stop.failed') })
    }
  }
  return { choice: changed ?? (link.state === 'known' ? link : null), said, choose }
}
