import { type ChangeEvent, useRef, useState } from 'react'
import { productsTexts } from '#i18n/sets/products.ts'
import type { FieldControl } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Field } from '../../../ui/field/field.tsx'
import { cleanedNumber, pressWhole, type Stop } from './typed-number.ts'

const SIGN = /^[-\u2212]$/

export interface NumberFieldProps {
  readonly field: FieldControl
  readonly label: string
  readonly hint?: string
  readonly hasDecimals?: boolean
  readonly maybeNegative?: boolean
}

/** Accepts numbers only, in any digits. */
export function NumberField({ field, label, hint, hasDecimals = false, maybeNegative = false }: NumberFieldProps) {
  const { t } = useTexts(productsTexts)
  const stop = useRef<Stop | null>(null)
  const [hasPoint, setPoint] = useState(false)
  const forget = () => {
    stop.current = null
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const { data = null } = event.nativeEvent as InputEvent
    if (!hasDecimals) {
      const pressed = pressWhole({ value: input.value, cursor: input.selectionStart ?? input.value.length, data }, stop.current)
      stop.current = pressed.stop
      if (pressed.value !== input.value) write(input, pressed.value, pressed.cursor)
      setPoint(pressed.stop !== null || /[.٫]/.test(pressed.value))
    }
    // The sign of a pasted number stays, for the whole number to be refused.
    keepNumber(input, hasDecimals || maybeNegative || !isSign(data))
    return field.onChange(event)
  }
  const words = hasPoint ? <span role="status">{t('products.form.wholeOnly')}</span> : hint
  return (
    <Field
      {...field}
      onChange={onChange}
      onBlur={(event) => {
        forget()
        return field.onBlur(event)
      }}
      onPointerDown={forget}
      label={label}
      isLatin
      autoComplete="off"
      inputMode={maybeNegative ? 'text' : hasDecimals ? 'decimal' : 'numeric'}
      {...(words === undefined ? {} : { hint: words })}
    />
  )
}

function isSign(data: string | null): boolean {
  return data !== null && SIGN.test(data)
}

/** The cursor stays behind the typed character. */
function keepNumber(input: HTMLInputElement, hasSign: boolean): void {
  const whole = cleanedNumber(input.value, { hasSign })
  if (whole === input.value) return
  write(input, whole, cleanedNumber(input.value.slice(0, input.selectionStart ?? input.value.length), { hasSign }).length)
}

function write(input: HTMLInputElement, value: string, cursor: number): void {
  input.value = value
  input.setSelectionRange(cursor, cursor)
}
