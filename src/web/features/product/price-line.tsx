import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatMoney } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Price } from '../../shop/price.tsx'
import { usePriceReason } from '../../shop/price-reason.tsx'

/** Shows the price, or why there is none and what to do. */
export function PriceLine({ price }: { readonly price: number | undefined }) {
  const language = useLanguage()
  const reason = usePriceReason()
  return <Price size="page" amount={price === undefined ? undefined : formatMoney(price, language, SHOP_CURRENCY)} reason={reason} />
}
