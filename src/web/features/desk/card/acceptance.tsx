import { useRef, useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { counts } from '#domain/offers/decisions.ts'
import { OFFER_REASON_MAX } from '#domain/offers/limits.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './approval.module.css'
import { VersionPart } from './version-part.tsx'

export interface AcceptanceProps {
  readonly entry: EntryReply
  readonly now: Date
  readonly news: number
  readonly onDecided: () => void
}

/** A yes that came by link: the name, the choices and the total, confirmed or taken back during the call. */
export function Acceptance({ entry, now, news, onDecided }: AcceptanceProps) {
  return (
    <VersionPart kind="acceptance" entry={entry} news={news} find={({ moves }) => moves.includes('confirm')}>
      {(offer, version) => (
        <>
          <Yes version={version} now={now} />
          <Confirming offer={offer} version={version} onDecided={onDecided} />
        </>
      )}
    </VersionPart>
  )
}

/** The lines that the customer left out are named too: they are asked about during the call. */
function Yes({ version: { version, content, acceptance }, now }: Pick<AcceptanceProps, 'now'> & { readonly version: VersionReply }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  if (acceptance === null) return null
  const { decision, totalMinor } = acceptance
  const taken = content.lines.filter((line) => counts(line, decision))
  const open = content.lines.filter((line) => line.role !== 'counted' && !counts(line, decision))
  const time = formatMoment(acceptance.at, now, language)
  return (
    <>
      <p>{t('desk.acceptance.said', { name: isolate(acceptance.name), version: String(version), time })}</p>
      <ul className="stack gap-1">
        {taken.map(({ id, quantity, name, role }) => (
          <li key={id}>
            {formatNumber(quantity, language)} × <bdi>{inLanguage(name, language)}</bdi>
            {role !== 'counted' && <span className={styles.quiet}> {t(`desk.acceptance.roles.${role}`)}</span>}
          </li>
        ))}
        {open.map(({ id, name }) => (
          <li key={id} className={styles.quiet}>
            {t('desk.acceptance.without', { name: isolate(inLanguage(name, language)) })}
          </li>
        ))}
      </ul>
      {totalMinor !== null && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('desk.acceptance.total')}</dt>
            <dd>
              <Ltr>{minorText(totalMinor, language, content.currency)}</Ltr>
            </dd>
          </div>
        </dl>
      )}
    </>
  )
}

interface ConfirmingProps extends Pick<AcceptanceProps, 'onDecided'> {
  readonly offer: OfferReply
  readonly version: VersionReply
}

function Confirming({ offer, version: { version: shown }, onDecided }: ConfirmingProps) {
  const { t } = useTexts(deskTexts)
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const target = { params: { id: offer._id } }
  const decide = async (isConfirmed: boolean) => {
    if (!isConfirmed && reason.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    try {
      const { message } = isConfirmed
        ? await api.call('POST /api/offer/:id/confirm', { ...target, body: { shown } })
        : await api.call('POST /api/offer/:id/refuse', { ...target, body: { reason: reason.trim(), shown } })
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
    onDecided()
  }
  return (
    <>
      <Field
        ref={field}
        label={t('desk.acceptance.reason')}
        hint={t('desk.acceptance.reasonHint')}
        name="reason"
        dir="auto"
        maxLength={OFFER_REASON_MAX}
        value={reason}
        error={isMissing ? t('desk.acceptance.reasonMissing') : undefined}
        onChange={({ target: { value } }) => {
          setReason(value)
          setMissing(false)
        }}
      />
      <div className={styles.acts}>
        <Button tone="primary" onPress={() => decide(true)}>
          {t('desk.acceptance.confirm')}
        </Button>
        <Button tone="secondary" onPress={() => decide(false)}>
          {t('desk.acceptance.refuse')}
        </Button>
      </div>
    </>
  )
}
