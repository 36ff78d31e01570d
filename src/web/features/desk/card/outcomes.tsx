import type { ReactNode, Ref } from 'react'
import { type ContactWay, DESK_NOTE_MAX, OUTCOMES, type Outcome } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { OTHER_WAYS } from '../keys.ts'
import styles from './outcomes.module.css'

export type Log = (way: ContactWay, outcome: Outcome) => void

export interface OutcomesProps {
  readonly note: string
  readonly onNote: (note: string) => void
  readonly noteRef: Ref<HTMLTextAreaElement>
  readonly onLog: Log
  readonly onNoteAlone: () => Promise<void>
  /** How the last one fares, which is read without a look away from the buttons. */
  readonly lastOutcome: ReactNode
}

/** One press logs what came of a call, together with the note beside it. */
export function Outcomes({ note, onNote, noteRef, onLog, onNoteAlone, lastOutcome }: OutcomesProps) {
  const { t } = useTexts(deskTexts)
  return (
    <section className="stack gap-3" aria-label={t('desk.log.heading')}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('desk.log.heading')}</h3>
        {lastOutcome}
      </div>
      <ul className={styles.buttons}>
        {OUTCOMES.map((outcome, index) => (
          <li key={outcome}>
            <PlainButton look="own" className={styles.outcome} data-outcome={outcome} onPress={() => onLog('call-out', outcome)}>
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
              {t(`desk.outcomes.${outcome}`)}
            </PlainButton>
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <TextArea
          ref={noteRef}
          label={t('desk.log.note')}
          maxLength={DESK_NOTE_MAX}
          rows={2}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
        {note.trim() !== '' && (
          <Button tone="secondary" className={styles.alone} onPress={onNoteAlone}>
            {t('desk.log.addNote')}
          </Button>
        )}
      </div>
      <div className={styles.others}>
        <span>{t('desk.log.also')}</span>
        {OTHER_WAYS.map((way, index) => (
          <PlainButton look="own" key={way} className={styles.way} onPress={() => onLog(way, 'reached')}>
            <span className={styles.key} aria-hidden="true">
              {OUTCOMES.length + index + 1}
            </span>
            {t(`desk.ways.${way}`)}
          </PlainButton>
        ))}
      </div>
    </section>
  )
}
