import { useState } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { orderAgainTexts } from '#i18n/sets/order-again.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { putInBag } from '../../../shop/bag/bag.ts'
import { useLayer } from '../../../shop/frame/layers.tsx'
import { productFromWire } from '../../../shop/product-from-wire.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Filled } from '../../../ui/bidi/filled.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { piecesOf } from './again-lines.ts'
import styles from './order-again.module.css'

type Line = CallReply<'GET /api/offer/again'>['lines'][number]

/** The products of an old request or offer for the bag. What is gone or costs more is said first; without either one press is enough. */
export function OrderAgain({ of }: { readonly of: { readonly order: string } | { readonly offer: string } }) {
  const { t } = useTexts(orderAgainTexts)
  const api = useApi()
  const { setOpen } = useLayer('bag')
  const [lines, setLines] = useState<readonly Line[] | null>(null)
  const there = (lines ?? []).filter(({ product }) => product !== null)
  const put = (some: readonly Line[]) => {
    for (const { product } of some) if (product !== null) putInBag(bagProductOf(product), piecesOf(some, product._id))
    setLines(null)
    setOpen(true)
  }
  const look = async () => {
    try {
      const { lines: found } = await api.call('GET /api/offer/again', { query: of })
      if (found.every(({ isGone, priceChange }) => !isGone && priceChange === undefined) && found.length > 0) put(found)
      else setLines(found)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <>
      <Button tone="secondary" className={styles.again} onPress={look}>
        {t('orderAgain.order')}
      </Button>
      <Dialog
        isOpen={lines !== null}
        onClose={() => setLines(null)}
        title={t('orderAgain.order')}
        actions={
          <>
            <Button tone="secondary" onPress={() => setLines(null)}>
              {t('orderAgain.back')}
            </Button>
            {there.length > 0 && (
              <Button tone="primary" onPress={() => put(there)}>
                {t('orderAgain.put', { count: there.length })}
              </Button>
            )}
          </>
        }
      >
        {there.length === 0 && <p>{t('orderAgain.nothing')}</p>}
        <ul className={styles.lines}>
          {(lines ?? []).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an old order never changes, and may have a product twice
            <AgainLine key={index} line={line} />
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function AgainLine({ line: { name, quantity, isGone, priceChange } }: { readonly line: Line }) {
  const { t } = useTexts(orderAgainTexts)
  const language = useLanguage()
  const words = inLanguage(name, language)
  const money = (price: number) => formatMoney(price, language, SHOP_CURRENCY)
  return (
    <li>
      <span>
        <Bdi>{isGone ? <s>{words}</s> : words}</Bdi>
      </span>
      <span className={styles.small}>
        {isGone ? t('orderAgain.gone') : t('orderAgain.quantity', { quantity: formatNumber(quantity, language) })}
      </span>
      {priceChange !== undefined && (
        <span className={styles.change}>
          <Filled text={t('orderAgain.change').replace('{from}', isolateLtr(money(priceChange.from)))} name="to">
            <Ltr>{money(priceChange.to)}</Ltr>
          </Filled>
        </span>
      )}
    </li>
  )
}

function bagProductOf(card: ProductCard) {
  const { _id, slug, name, nameAr, imageUrl, isNew, sku, stock, price } = productFromWire(card)
  return { _id, slug, name, nameAr, imageUrl, isNew, sku, stock, ...(price === undefined ? {} : { price }) }
}
