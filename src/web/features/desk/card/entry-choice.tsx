import type { EntryReply } from '#contract/desk.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { EntryState } from '../list/entry-state.tsx'
import { TimeBadge } from '../list/time-badge.tsx'
import styles from './open-card.module.css'

export interface EntryChoiceProps {
  readonly entries: readonly EntryReply[]
  readonly chosen: EntryReply
  readonly now: Date
  readonly onChoose: (entry: EntryReply) => void
}

/** The things that one customer waits for: the call is logged with the chosen one. */
export function EntryChoice({ entries, chosen, now, onChoose }: EntryChoiceProps) {
  const { t } = useTexts(deskTexts)
  if (entries.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('desk.about')}</legend>
      {entries.map((entry) => (
        <PlainButton
          look="own"
          key={entry._id}
          className={styles.chosen}
          aria-pressed={entry._id === chosen._id}
          onPress={() => onChoose(entry)}
        >
          <span>
            {t(`desk.kinds.${entry.kind}`)} {entry.number !== '' && <Ltr className={styles.whole}>{entry.number}</Ltr>}
          </span>
          {entry.closed === null ? <TimeBadge entry={entry} now={now} /> : <EntryState state={entry.state} />}
        </PlainButton>
      ))}
    </fieldset>
  )
}
