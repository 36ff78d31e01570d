import { useState } from 'react'
import { QUANTITY_MIN, quantityInputMax, refuseQuantity, stepLimit } from '#domain/quantity.ts'
import { toLatinDigits } from '#domain/text.ts'
import { formatNumber } from '#i18n/formats.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'

const MOST_DIGITS = 6

export interface QuantityState {
  readonly text: string
  /** Null where what stands there can't be asked for. */
  readonly quantity: number | null
  readonly error: string | null
  readonly max: number
  /** Why there is no more to be asked for at once. */
  readonly reason: string | false
  readonly isOutOfStock: boolean
  readonly type: (raw: string) => void
  /** Somebody leaves the field, so an empty one is a mistake now. */
  readonly leave: () => void
  readonly reset: () => void
}

/** How many pieces somebody wants, and what is wrong with that. */
export function useQuantity(inventory: number): QuantityState {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const [text, setText] = useState(String(QUANTITY_MIN))
  const [isLeft, setLeft] = useState(false)
  const most = stepLimit(inventory)
  const say = (key: 'tooFew' | 'tooMany' | 'most', limit: number) => t(`product.quantity.${key}`, { limit: formatNumber(limit, language) })
  const quantity = Number(text)
  const refusal = refuseQuantity(quantity, inventory)
  const isUnfinished = text === '' && !isLeft
  const error = refusal === null || isUnfinished ? null : refusal.reason === 'too-few' ? say('tooFew', QUANTITY_MIN) : say('tooMany', most)
  return {
    text,
    quantity: refusal === null ? quantity : null,
    error,
    max: quantityInputMax(inventory),
    reason: inventory > 0 && quantity === most && say('most', most),
    isOutOfStock: inventory <= 0 && error === null,
    type: (raw) => {
      setText(digitsOf(raw))
      setLeft(false)
    },
    leave: () => setLeft(true),
    reset: () => setText(String(QUANTITY_MIN)),
  }
}

/** Digits of either script count; what is none is passed over. */
function digitsOf(raw: string): string {
  return toLatinDigits(raw)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS)
}
