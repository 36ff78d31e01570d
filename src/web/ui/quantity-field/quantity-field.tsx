import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './quantity-field.module.css'

export interface QuantityFieldProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly increaseLabel: string
  readonly decreaseLabel: string
  /** The typed text: digits or nothing. */
  readonly text: string
  readonly least: number
  readonly most: number
  readonly error: string | null
  /** The message for decimals and for what is no number, which are refused. */
  readonly wholeOnly: string
  /** The reason why the plus button is off although the field would accept more. */
  readonly reason?: string | false
  readonly isDisabled: boolean
  /** The buttons need scripts; the field does not. */
  readonly hasSteps: boolean
  /** The field stands among table rows and is as low as possible. */
  readonly isDense?: boolean
  /** Called with the raw text, so that the value's owner decides which characters are digits; false if it could not be read. */
  readonly onType: (raw: string) => boolean
  readonly onLeave: () => void
}

/** The decimal points of both scripts. */
const POINT = /[.\u066b]/

/**
 * A whole number to type or to step. It is a text input with a number's role, because a number input drops every digit that is not 0-9
 * before scripts can read it.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, isLabelHidden = false, text, least, most, error, isDisabled, hasSteps, isDense = false, reason = false, onLeave } = props
  const id = useId()
  const value = text === '' ? null : Number(text)
  const { stepTo, isRefused, read, onKeyDown, forget } = useTyping(props, value)
  const note = error ?? (isRefused ? props.wholeOnly : reason)
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={isDense ? `${styles.row} ${styles.dense}` : styles.row}>
        <Step
          sign="−"
          label={props.decreaseLabel}
          isDisabled={isDisabled || !hasSteps || (value !== null && value <= least)}
          onStep={() => stepTo((value ?? least + 1) - 1)}
        />
        <input
          id={id}
          className={styles.input}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          name="quantity"
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuenow={value ?? undefined}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
          disabled={isDisabled}
          value={text}
          onChange={({ target }) => read(target.value)}
          onBlur={() => {
            forget()
            onLeave()
          }}
          onKeyDown={onKeyDown}
        />
        <Step
          sign="+"
          label={props.increaseLabel}
          isDisabled={isDisabled || !hasSteps || reason !== false || (value !== null && value >= most)}
          onStep={() => stepTo((value ?? least - 1) + 1)}
        />
      </div>
      <p
        ref={useInSight(note)}
        id={`${id}-error`}
        className={error === null ? styles.reason : styles.error}
        aria-live="polite"
        data-quantity-note=""
      >
        {note}
      </p>
    </div>
  )
}

/** Reads what is typed as whole pieces; the arrow keys step. */
function useTyping({ text, least, most, onType }: QuantityFieldProps, value: number | null) {
  // A character that begins the text is dropped; one behind a digit ends the number.
  const [refused, setRefused] = useState<'dropped' | 'ended' | null>(null)
  const stepTo = (next: number) => onType(String(Math.min(Math.max(next, least), most)))
  const read = (raw: string) => {
    // Digits after a refused character would be appended to the ones before it: 1.5 must not become 15.
    if (refused === 'ended' && raw.startsWith(text) && raw.length === text.length + 1) return
    const isRead = onType(raw.split(POINT, 1)[0] ?? '')
    if (POINT.test(raw) || (!isRead && text !== '')) setRefused('ended')
    else setRefused(isRead ? null : 'dropped')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    stepTo((value ?? 0) + step)
  }
  return { stepTo, isRefused: refused !== null, read, onKeyDown, forget: () => setRefused(null) }
}

interface StepProps {
  readonly sign: '−' | '+'
  readonly label: string
  readonly isDisabled: boolean
  readonly onStep: () => void
}

function Step({ sign, label, isDisabled, onStep }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={isDisabled} onMouseDown={keepFocus} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

/** Scrolls a new message above the sticky bar. */
function useInSight(note: ReactNode) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const before = useRef(note)
  useEffect(() => {
    if (before.current !== note) paragraph.current?.scrollIntoView({ block: 'nearest' })
    before.current = note
  }, [note])
  return paragraph
}

/** Pressing a button keeps the focus in the field, so that typing goes on and no blur moves the layout under the finger. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
