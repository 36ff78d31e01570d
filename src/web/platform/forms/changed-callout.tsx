import { useEffect, useRef } from 'react'
import { editsTexts } from '#i18n/sets/edits.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './changed-callout.module.css'

/** A field that two people changed: the other's saved value, and the one typed here. */
export interface ChangedField {
  readonly field: string
  readonly label: string
  readonly theirs: string
  readonly mine: string
  readonly isTaken: boolean
  readonly onTake: () => void
  readonly onKeep: () => void
}

export interface ChangedCalloutProps {
  /** The fields that took over the other's values because nothing was typed there, and further notes on the changes. */
  readonly notes: readonly string[]
  readonly choices: readonly ChangedField[]
}

export function ChangedCallout({ notes, choices }: ChangedCalloutProps) {
  const { t } = useTexts(editsTexts)
  const callout = useRef<HTMLElement>(null)
  useEffect(() => {
    callout.current?.focus({ preventScroll: true })
    callout.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={callout} className={styles.callout} tabIndex={-1} aria-label={t('edits.title')}>
      <Callout tone="warning" title={t('edits.title')}>
        <p>{t(choices.length > 0 ? 'edits.choose' : 'edits.merged')}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {choices.length > 0 && (
          <div className={styles.choices}>
            {choices.map((choice) => (
              <Choice key={choice.field} {...choice} />
            ))}
          </div>
        )}
      </Callout>
    </section>
  )
}

function Choice({ field, label, theirs, mine, isTaken, onTake, onKeep }: ChangedField) {
  const { t } = useTexts(editsTexts)
  const name = `meanwhile-${field}`
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <Side name={name} title={t('edits.theirs')} text={theirs} label={t('edits.takeTheirs')} isChosen={isTaken} onChoose={onTake} />
      <Side name={name} title={t('edits.mine')} text={mine} label={t('edits.keepMine')} isChosen={!isTaken} onChoose={onKeep} />
    </fieldset>
  )
}

interface SideProps {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Side({ name, title, text, label, isChosen, onChoose }: SideProps) {
  const { t } = useTexts(editsTexts)
  return (
    <label className={styles.side}>
      <span className={styles.title}>{title}</span>
      <span className={styles.text} dir="auto">
        {text === '' ? <i>{t('edits.nothing')}</i> : text}
      </span>
      <span className={styles.pick}>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        {label}
      </span>
    </label>
  )
}
