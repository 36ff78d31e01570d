import { useId } from 'react'
import { MORE_PIECES_MAX } from '#domain/orders/delivery.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import styles from './phone-request.module.css'

export interface PiecesFieldProps {
  /** The product's name. */
  readonly name: string
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** The pieces of a line. What is no number of pieces stays as typed and is refused here, and the form is not sent with it. */
export function PiecesField({ name, value, onChange }: PiecesFieldProps) {
  const { t } = useTexts(callerTexts)
  const language = useLanguage()
  const id = useId()
  const isRefused = !isPieces(value)
  return (
    <>
      <input
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={value}
        aria-label={t('caller.form.quantity', { name: isolate(name) })}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
      {isRefused && (
        <p id={id} className={styles.refusal} role="status">
          {t('caller.form.quantityRefused', { most: formatNumber(MORE_PIECES_MAX, language) })}
        </p>
      )}
    </>
  )
}

/** The typed quantity is a number of pieces that can be asked for. */
export function isPieces(typed: string): boolean {
  const pieces = readTypedNumber(typed)
  return pieces !== undefined && Number.isInteger(pieces) && pieces >= 1 && pieces <= MORE_PIECES_MAX
}
