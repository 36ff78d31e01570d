import type { BagItem } from '#domain/orders/bag.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import type { Translate } from '#i18n/translate.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'

/** A longer text does not fit in a chat link. */
const MOST_NAMED = 10

export interface BagQuestion {
  readonly items: readonly BagItem[]
  readonly t: Translate<'bag.question' | 'bag.questionLine' | 'orders.list.more'>
  readonly language: Language
  /** Unknown where the shop's own address is unknown. */
  readonly publicUrl: string | undefined
}

/** The first message of a chat about a bag: each product with its quantity and the link to its page. */
export function bagQuestion({ items, t, language, publicUrl }: BagQuestion): string {
  const lines = items.slice(0, MOST_NAMED).map((item) => {
    const line = t('bag.questionLine', {
      quantity: formatNumber(item.quantity, language),
      name: isolate(nameOf(item, language)),
      sku: isolateLtr(item.sku),
    })
    return publicUrl === undefined ? line : `${line}\n${publicUrl}${pathInLanguage(`/product/${item.slug}`, language)}`
  })
  const others = items.length - lines.length
  return [t('bag.question'), ...lines, ...(others > 0 ? [t('orders.list.more', { count: others })] : [])].join('\n')
}
