import { type ReactNode, useRef, useState } from 'react'
import { PRODUCT_PRICE_MIN } from '#domain/catalogue/products.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

export interface PriceQuestion {
  /** Asks once before saving a price that looks forgotten; true if the product may be saved. */
  readonly mayBe: (price: string) => Promise<boolean>
  /** The next product is asked about as well. */
  readonly startAnew: () => void
  readonly question: ReactNode
}

export function usePriceQuestion(): PriceQuestion {
  const { t } = useTexts(productsTexts)
  const wasAsked = useRef(false)
  const [answer, setAnswer] = useState<((isMeant: boolean) => void) | null>(null)
  const end = (isMeant: boolean) => {
    answer?.(isMeant)
    setAnswer(null)
  }
  return {
    mayBe: async (price) => {
      if (wasAsked.current || readTypedNumber(price) !== PRODUCT_PRICE_MIN) return true
      wasAsked.current = true
      return new Promise((resolve) => setAnswer(() => resolve))
    },
    startAnew: () => {
      wasAsked.current = false
    },
    question: (
      <Dialog
        isOpen={answer !== null}
        onClose={() => end(false)}
        title={t('products.priceQuestion.title')}
        actions={
          <>
            <Button tone="secondary" onPress={() => end(true)}>
              {t('products.priceQuestion.save')}
            </Button>
            <Button tone="primary" onPress={() => end(false)}>
              {t('products.priceQuestion.change')}
            </Button>
          </>
        }
      >
        <p>{t('products.priceQuestion.text')}</p>
      </Dialog>
    ),
  }
}
