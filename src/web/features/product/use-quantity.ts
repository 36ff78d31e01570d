import { useState } from 'react'
import { QUANTITY_DIGITS_MAX, QUANTITY_MIN, quantityInputMax, refuseQuantity, stepLimit } from '#domain/catalogue/quantity.ts'
import { typedDigits } from '#domain/text/typed-numbers.ts'
import { formatNumber } from '#i18n/formats.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export interface QuantityState {
  readonly text: string
  /** Null while the field's text is no valid quantity. */
  readonly quantity: number | null
  readonly error: string | null
  readonly max: number
  /** The reason why more can't be asked for at once, or why one can although none is there. */
  readonly reason: string | false
  readonly isOutOfStock: boolean
  /** False for a text that is no whole number; the field then keeps its own. */
  readonly type: (raw: string) => boolean
  /** Called when the field loses focus: from then on an empty field is a mistake. */
  readonly leave: () => void
  readonly reset: () => void
}

/** Holds the wanted quantity and the field's mistake. */
export function useQuantity(stock: number): QuantityState {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const [text, setText] = useState(String(QUANTITY_MIN))
  const [isLeft, setLeft] = useState(false)
  const most = stepLimit(stock)
  const say = (key: 'tooFew' | 'tooMany' | 'most', limit: number) => t(`product.quantity.${key}`, { limit: formatNumber(limit, language) })
  const quantity = Number(text)
  const refusal = refuseQuantity(quantity, stock)
  const isUnfinished = text === '' && !isLeft
  const error = refusal === null || isUnfinished ? null : refusal.reason === 'too-few' ? say('tooFew', QUANTITY_MIN) : say('tooMany', most)
  return {
    text,
    quantity: refusal === null ? quantity : null,
    error,
    max: quantityInputMax(stock),
    reason: stock > 0 ? quantity === most && say('most', most) : t('product.quantity.none'),
    isOutOfStock: stock <= 0 && error === null,
    type: (raw) => {
      const digits = typedDigits(raw, QUANTITY_DIGITS_MAX)
      if (digits !== null) setText(digits)
      setLeft(false)
      return digits !== null
    },
    leave: () => setLeft(true),
    reset: () => setText(String(QUANTITY_MIN)),
  }
}
