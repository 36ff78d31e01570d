import { useState } from 'react'
import { QUANTITY_MIN, quantityInputMax, refuseQuantity } from '#domain/quantity.ts'
import { toLatinDigits } from '#domain/text.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'

const MOST_DIGITS = 6

export interface QuantityState {
  readonly text: string
  /** Null where what stands there can't be asked for. */
  readonly quantity: number | null
  readonly error: string | null
  readonly max: number
  readonly isOutOfStock: boolean
  readonly type: (raw: string) => void
  /** Somebody leaves the field, so an empty one is a mistake now. */
  readonly leave: () => void
  readonly reset: () => void
}

/** How many pieces somebody wants, and what is wrong with that. */
export function useQuantity(inventory: number): QuantityState {
  const [text, setText] = useState(String(QUANTITY_MIN))
  const [isLeft, setLeft] = useState(false)
  const refusal = useRefusalText(text, inventory)
  const error = text === '' && !isLeft ? null : refusal
  return {
    text,
    quantity: refusal === null ? Number(text) : null,
    error,
    max: quantityInputMax(inventory),
    isOutOfStock: inventory <= 0 && error === null,
    type: (raw) => {
      setText(digitsOf(raw))
      setLeft(false)
    },
    leave: () => setLeft(true),
    reset: () => setText(String(QUANTITY_MIN)),
  }
}

function useRefusalText(text: string, inventory: number): string | null {
  const { t } = useTexts()
  const language = useLanguage()
  const refusal = refuseQuantity(text === '' ? 0 : Number(text), inventory)
  if (refusal === null) return null
  if (refusal.reason === 'too-few') return t('product.quantity.tooFew', { limit: formatNumber(refusal.min, language) })
  if (refusal.reason === 'too-many') return t('product.quantity.tooMany', { limit: formatNumber(refusal.max, language) })
  return t('product.quantity.notWhole')
}

/** Digits of either script count; what is none is passed over. */
function digitsOf(raw: string): string {
  return toLatinDigits(raw)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS)
}
