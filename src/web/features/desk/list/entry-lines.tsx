import { Link } from 'react-router'
import type { EntryReply } from '#contract/desk.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { OPEN_KEY } from '../desk-query.ts'
import styles from './entry-lines.module.css'
import { EntryState } from './entry-state.tsx'
import { TimeBadge } from './time-badge.tsx'

export interface EntryLinesProps {
  readonly entries: readonly EntryReply[]
  readonly now: Date
}

/** Entries of one customer, each with the way to the desk. */
export function EntryLines({ entries, now }: EntryLinesProps) {
  return (
    <ul className={styles.lines}>
      {entries.map((entry) => (
        <EntryLine key={entry._id} entry={entry} now={now} />
      ))}
    </ul>
  )
}

function EntryLine({ entry, now }: { readonly entry: EntryReply; readonly now: Date }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { _id: id, kind, number, state, closed, owner, nextStep } = entry
  const step = nextStep === null ? null : { step: t(`desk.next.kinds.${nextStep.kind}`), time: formatMoment(nextStep.at, now, language) }
  return (
    <li className={styles.line}>
      <p className={styles.first}>
        <Link to={pathInLanguage(`${SECTIONS.desk}?${OPEN_KEY}=${encodeURIComponent(id)}`, language)}>
          {t(`desk.kinds.${kind}`)} {number !== '' && <Ltr className={styles.whole}>{number}</Ltr>}
        </Link>
        <EntryState state={state} />
        {closed === null && <TimeBadge entry={entry} now={now} />}
      </p>
      <p className={styles.small}>
        {step !== null && <span>{t('desk.history.next-step', step)}</span>}
        <span>{owner === null ? t('desk.nobody') : <Bdi>{owner.name}</Bdi>}</span>
      </p>
    </li>
  )
}
