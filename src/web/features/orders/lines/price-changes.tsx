import type { OrderReply } from '#contract/orders.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Callout } from '../../../ui/callout/callout.tsx'

/** Lists prices that changed between the bag and the request; the answer has them only for people who may see prices. */
export function PriceChanges({ order: { priceChanges = [] } }: { readonly order: Pick<OrderReply, 'priceChanges'> }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  if (priceChanges.length === 0) return null
  const money = (price: number) => isolateLtr(formatMoney(price, language, SHOP_CURRENCY))
  return (
    <Callout tone="warning" title={t('orders.prices.title', { count: priceChanges.length })}>
      <ul className="stack gap-1">
        {priceChanges.map((change) => (
          <li key={change.product}>
            {t('orders.prices.change', { name: isolate(nameOf(change, language)), from: money(change.from), to: money(change.to) })}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
