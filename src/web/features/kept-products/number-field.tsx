import type { ChangeEvent } from 'react'
import type { FieldControl } from '../../platform/use-form.ts'
import { Field } from '../../ui/field/field.tsx'
import { type TypedNumber, typedNumber } from './typed-number.ts'

export interface NumberFieldProps extends TypedNumber {
  readonly field: FieldControl
  readonly label: string
  readonly hint?: string
}

/** Takes numbers only, whatever digits they are typed in. */
export function NumberField({ field, label, hint, hasDecimals = false, maybeNegative = false }: NumberFieldProps) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    keepNumber(event.target, { hasDecimals, maybeNegative })
    return field.onChange(event)
  }
  return (
    <Field
      {...field}
      onChange={onChange}
      label={label}
      isLatin
      autoComplete="off"
      inputMode={maybeNegative ? 'text' : hasDecimals ? 'decimal' : 'numeric'}
      {...(hint === undefined ? {} : { hint })}
    />
  )
}

/** The cursor stays behind the character that was typed. */
function keepNumber(input: HTMLInputElement, rule: TypedNumber): void {
  const kept = typedNumber(input.value, rule)
  if (kept === input.value) return
  const place = typedNumber(input.value.slice(0, input.selectionStart ?? input.value.length), rule).length
  input.value = kept
  input.setSelectionRange(place, place)
}
