import { Link, useNavigate } from 'react-router'
import type { EntryReply } from '#contract/desk.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useMayOpen } from '../../../shop/may-open.ts'
import { offerPath } from '../../../shop/offer-paths.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EntryState } from '../list/entry-state.tsx'
import { TimeBadge } from '../list/time-badge.tsx'
import styles from './entry-facts.module.css'

export interface EntrySummaryProps {
  readonly entry: EntryReply
  readonly now: Date
  /** The choice above names the entry already. */
  readonly isNamed: boolean
}

/** One subject that waits: what it is about, how large it is, how it stands, and the way to write its offer. */
export function EntrySummary({ entry, now, isNamed }: EntrySummaryProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { machines, pieces, valueMinor, unanswered } = entry
  const facts = [
    ...(machines > 0 ? [t('desk.machines', { count: machines })] : []),
    ...(pieces > 0 ? [t('desk.pieces', { count: pieces })] : []),
    ...(unanswered > 0 ? [t('desk.unanswered', { count: unanswered })] : []),
  ]
  return (
    <div className="stack gap-1">
      <p className={isNamed ? 'visually-hidden' : styles.head}>
        <strong>
          {t(`desk.kinds.${entry.kind}`)} {entry.number !== '' && <Ltr className={styles.whole}>{entry.number}</Ltr>}
        </strong>
        <EntryState state={entry.state} />
        {entry.closed === null && <TimeBadge entry={entry} now={now} />}
      </p>
      <p className={styles.about} dir="auto">
        {inLanguage(entry.about, language)}
      </p>
      <div className={styles.worth}>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {valueMinor !== null && valueMinor > 0 && <Ltr>{minorText(valueMinor, language, SHOP_CURRENCY)}</Ltr>}
        </p>
        <OfferButton entry={entry} />
      </div>
    </div>
  )
}

/** The times of an entry, and the ways to its subject and to its offer. */
export function EntryLinks({ entry }: { readonly entry: EntryReply }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { firstContact } = entry
  const opens = { chat: useMayOpen('support'), application: useMayOpen('merchants') }
  const subject = subjectPath(entry, language, opens)
  return (
    <div className="stack gap-1">
      <p className={styles.links}>
        {subject !== null && <Link to={subject.to}>{t(`desk.open.${subject.kind}`)}</Link>}
        {entry.offer !== null && entry.kind === 'request' && (
          <Link to={offerPath(entry.offer._id, language)}>
            {t('desk.open.offer')} <Ltr className={styles.whole}>{entry.offer.number}</Ltr>
          </Link>
        )}
      </p>
      <p className={styles.facts}>
        <span>
          {t('desk.arrived')} <bdi>{formatCairoTime(entry.arrived, language)}</bdi>
        </span>
        <span>
          {firstContact === null ? t('desk.promised') : t('desk.firstCall')}{' '}
          <bdi>{formatCairoTime(firstContact ?? entry.promised, language)}</bdi>
        </span>
      </p>
    </div>
  )
}

function subjectPath(
  { kind, subject, offer }: EntryReply,
  language: Language,
  opens: { readonly chat: boolean; readonly application: boolean },
) {
  const id = encodeURIComponent(subject)
  if (kind === 'request') return { kind, to: pathInLanguage(`/order/${id}`, language) } as const
  if ((kind === 'chat' || kind === 'application') && !opens[kind]) return null
  if (kind === 'chat') return { kind, to: pathInLanguage(`${SECTIONS.support}?with=${id}`, language) } as const
  if (kind === 'application') return { kind, to: pathInLanguage(SECTIONS.merchants, language) } as const
  return offer === null ? null : ({ kind: 'offer', to: offerPath(offer._id, language) } as const)
}

function offerText(offer: EntryReply['offer']) {
  if (offer === null) return 'desk.writeOffer'
  return offer.hasDraft ? 'desk.continueOffer' : 'desk.newVersion'
}

/** Leads from the call straight to the next version of the offer, or to a first offer. */
function OfferButton({ entry }: { readonly entry: EntryReply }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const api = useApi()
  const navigate = useNavigate()
  const { kind, offer, subject } = entry
  // A yes is confirmed or taken back first: until then no other version can be sent.
  if (kind === 'approval' || kind === 'acceptance' || (offer === null && kind !== 'request')) return null
  const go = async () => {
    try {
      const id = offer === null ? (await api.call('POST /api/offer/add', { body: { order: subject } })).offer._id : offer._id
      if (offer !== null && !offer.hasDraft) await revise(id)
      await navigate(offerPath(id, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  const revise = async (id: string) => {
    try {
      await api.call('POST /api/offer/:id/revise', { params: { id }, body: {} })
    } catch (error) {
      // A draft that somebody has begun already is continued on the offer's page.
      if (!(error instanceof ApiError) || error.status !== 400) throw error
    }
  }
  return (
    <Button tone="secondary" className={styles.button} onPress={go}>
      {t(offerText(offer))}
    </Button>
  )
}
