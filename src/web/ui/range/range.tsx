import type { ChangeEvent, CSSProperties } from 'react'
import styles from './range.module.css'

export interface RangeProps {
  readonly least: number
  readonly most: number
  readonly low: number
  readonly high: number
  readonly lowLabel: string
  readonly highLabel: string
  readonly textOf: (value: number) => string
  readonly onChange: (low: number, high: number) => void
  /** Called when the thumb is released. */
  readonly onDone: () => void
}

/** Two native sliders on one track: keys, touch and direction come with them. */
export function Range({ least, most, low, high, lowLabel, highLabel, textOf, onChange, onDone }: RangeProps) {
  const part = (value: number) => `${(100 * (value - least)) / (most - least)}%`
  const track: CSSProperties & Record<'--from' | '--to', string> = { '--from': part(low), '--to': part(high) }
  const shared = {
    className: styles.thumb,
    min: least,
    max: most,
    step: 'any',
    onPointerUp: onDone,
    onKeyUp: onDone,
    onBlur: onDone,
  }
  return (
    <div className={styles.range} style={track}>
      <input
        {...shared}
        type="range"
        aria-label={lowLabel}
        aria-valuetext={textOf(low)}
        value={low}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(Math.min(target.valueAsNumber, high), high)}
      />
      <input
        {...shared}
        type="range"
        aria-label={highLabel}
        aria-valuetext={textOf(high)}
        value={high}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(low, Math.max(target.valueAsNumber, low))}
      />
    </div>
  )
}
