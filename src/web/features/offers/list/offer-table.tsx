import { Link } from 'react-router'
import type { OfferRowReply } from '#contract/offers/offer-replies.ts'
import { currencyNamed } from '#domain/money/currencies.ts'
import { versionText } from '#domain/offers/numbers.ts'
import { formatCairoTime, formatLongDate } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath } from '../../../shop/offer-paths.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { type Column, Table } from '../../../ui/table/table.tsx'
import { Amount } from '../amount.tsx'
import { OfferState } from '../offer-state.tsx'
import styles from './offer-table.module.css'

const NOTHING = '–'

export interface OfferTableProps {
  readonly offers: readonly OfferRowReply[]
  readonly isWaiting: boolean
}

export function OfferTable({ offers, isWaiting }: OfferTableProps) {
  const { t } = useTexts(dashboardTexts, offersTexts)
  const language = useLanguage()
  const columns: readonly [Column<OfferRowReply>, ...Column<OfferRowReply>[]] = [
    { key: 'number', head: t('offers.list.offer'), cell: (offer) => <OfferCell offer={offer} /> },
    { key: 'customer', head: t('offers.list.customer'), cell: (offer) => <CustomerCell offer={offer} /> },
    { key: 'state', head: t('offers.list.state'), cell: (offer) => <StateCell offer={offer} /> },
    {
      key: 'total',
      head: t('offers.list.totalHead'),
      isNumber: true,
      cell: ({ totalMinor, currency }) => <Amount minor={totalMinor} currency={currencyNamed(currency)} className={styles.whole} />,
    },
    {
      key: 'validUntil',
      head: t('offers.list.validUntil'),
      cell: ({ validUntil }) => <span className={styles.whole}>{validUntil === '' ? NOTHING : formatLongDate(validUntil, language)}</span>,
    },
    { key: 'seen', head: t('offers.list.seen'), cell: ({ seenAt, sent }) => <Seen seenAt={seenAt} isSent={sent !== null} /> },
    {
      key: 'salesperson',
      head: t('offers.list.salesperson'),
      cell: ({ salesperson }) => (salesperson === '' ? NOTHING : <Bdi>{salesperson}</Bdi>),
    },
  ]
  return <Table label={t('dashboard.sections.offers')} columns={columns} rows={offers} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}

function OfferCell({ offer: { _id, number, version, name, unanswered } }: { readonly offer: OfferRowReply }) {
  const { t } = useTexts(offersTexts)
  return (
    <span className={styles.cell}>
      <Link className={styles.number} to={offerPath(_id, useLanguage())}>
        <Ltr>{number}</Ltr> <Ltr className={styles.version}>{versionText(version)}</Ltr>
      </Link>
      {name !== '' && (
        <span className={styles.small}>
          <Bdi>{name}</Bdi>
        </span>
      )}
      {unanswered > 0 && <Badge tone="warning">{t('offers.list.unanswered', { count: unanswered })}</Badge>}
    </span>
  )
}

function CustomerCell({ offer: { customer, company, project } }: { readonly offer: OfferRowReply }) {
  const [first = NOTHING, ...others] = [...new Set([company, customer, project])].filter((part) => part !== '')
  return (
    <span className={`${styles.cell} ${styles.customer}`}>
      <Bdi>{first}</Bdi>
      {others.map((part) => (
        <span key={part} className={styles.small}>
          <Bdi>{part}</Bdi>
        </span>
      ))}
    </span>
  )
}

function StateCell({ offer: { state, isConfirmed, isPaused, hasDraft } }: { readonly offer: OfferRowReply }) {
  const { t } = useTexts(offersTexts)
  return (
    <span className={styles.cell}>
      <OfferState state={state} isConfirmed={isConfirmed} isPaused={isPaused} />
      {hasDraft && <span className={styles.small}>{t('offers.list.hasDraft')}</span>}
    </span>
  )
}

function Seen({ seenAt, isSent }: { readonly seenAt: string | null; readonly isSent: boolean }) {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  if (seenAt === null) return isSent ? t('offers.list.notSeen') : NOTHING
  return (
    <time dateTime={seenAt} title={formatCairoTime(seenAt, language)}>
      {formatRelativeTime(seenAt, new Date(), language)}
    </time>
  )
}
