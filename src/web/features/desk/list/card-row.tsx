import { Link } from 'react-router'
import type { DeskCardReply, EntryReply } from '#contract/desk.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { inLanguage } from '#domain/text/language.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { leadingEntry } from '../desk-clock.ts'
import type { OpenEntry } from '../use-open-entry.ts'
import styles from './card-row.module.css'
import { EntryState } from './entry-state.tsx'
import { TimeBadge } from './time-badge.tsx'

export interface CardRowProps {
  readonly card: DeskCardReply
  readonly now: Date
  readonly me: string
  readonly isOpen: boolean
  readonly to: string
  readonly link: OpenEntry['link']
  readonly onOpen: () => void
}

/** One customer in the list: who, how urgent, what for, how much, and what comes next. */
export function CardRow({ card, now, me, isOpen, to, link, onOpen }: CardRowProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const entry = leadingEntry(card.entries)
  if (entry === undefined) return null
  const { customer } = card
  const others = card.entries.length - 1
  return (
    <article className={styles.card} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <Link
            to={to}
            {...link}
            className={styles.link}
            dir="auto"
            data-card={customer._id}
            aria-current={isOpen ? 'true' : undefined}
            preventScrollReset
            onClick={onOpen}
          >
            {customer.name === '' ? t('desk.unknown') : customer.name}
          </Link>
          {customer.company !== '' && customer.company !== customer.name && (
            <bdi className={styles.company} dir="auto">
              {customer.company}
            </bdi>
          )}
        </h3>
        <TimeBadge entry={entry} now={now} />
      </div>
      <p className={styles.about}>
        <span className={styles.kind}>{t(`desk.kinds.${entry.kind}`)}</span> <bdi dir="auto">{inLanguage(entry.about, language)}</bdi>
      </p>
      <p className={`${styles.small} ${styles.size}`}>
        <Worth entry={entry} />
        {others > 0 && <span>{t('desk.more', { count: others })}</span>}
        <span className={styles.end}>
          {customer.place !== '' && <bdi className={styles.place}>{customer.place}</bdi>}
          <span title={t(`desk.languages.${customer.language}`)}>
            <span aria-hidden="true">{t(`desk.languageShort.${customer.language}`)}</span>
            <span className="visually-hidden">{t(`desk.languages.${customer.language}`)}</span>
          </span>
        </span>
      </p>
      <p className={styles.small}>
        <EntryState state={entry.state} />
        {entry.nextStep !== null && entry.firstContact !== null && (
          <span className={styles.next}>
            {t(`desk.next.kinds.${entry.nextStep.kind}`)} <bdi>{formatMoment(entry.nextStep.at, now, language)}</bdi>
          </span>
        )}
        {entry.firstContact === null && (
          <span className={styles.next}>{t('desk.since', { time: formatMoment(entry.arrived, now, language) })}</span>
        )}
        <span className={styles.end}>
          <Owner owner={entry.owner} me={me} />
        </span>
      </p>
    </article>
  )
}

function Worth({ entry }: { readonly entry: EntryReply }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { pieces, machines, valueMinor } = entry
  if (machines === 0 && valueMinor === null) return null
  return (
    <span className={styles.worth}>
      {pieces > 0 && <span>{t('desk.pieces', { count: pieces })}</span>}
      {valueMinor !== null && valueMinor > 0 && <Ltr>{minorText(valueMinor, language, SHOP_CURRENCY)}</Ltr>}
    </span>
  )
}

function Owner({ owner, me }: { readonly owner: EntryReply['owner']; readonly me: string }) {
  const { t } = useTexts(deskTexts)
  return (
    <span className={styles.owner} data-whose={owner === null ? 'nobody' : owner._id === me ? 'mine' : 'other'}>
      <AnyIcon name="user" />
      <span className="visually-hidden">{t('desk.owner')} </span>
      <bdi>{owner === null ? t('desk.nobody') : owner._id === me ? t('desk.you') : owner.name}</bdi>
    </span>
  )
}
