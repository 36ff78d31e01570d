import { type Lack, LOW_STOCK_MAX, type StockState } from '#domain/catalogue/products.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { type Named, nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { ManagedList, ManagedQuery } from './managed-list.ts'

export const STOCK_TEXTS = {
  in: 'products.list.inStock',
  low: 'products.list.lowStock',
  out: 'products.list.outOfStock',
} as const satisfies Record<StockState, string>

export const LACK_TEXTS = {
  category: 'products.list.lacksCategory',
  arabic: 'products.list.lacksArabic',
  picture: 'products.list.lacksPicture',
  'fresh-price': 'products.list.lacksFreshPrice',
} as const satisfies Record<Lack, string>

type Filter = Pick<ManagedQuery, 'term' | 'brand' | 'category' | 'isActive' | 'stock' | 'lacks'>

/** The search and the filters of the list as sentences' parts: "Brand: Bunovia". */
export function useFilterWords({ brands, categories }: Pick<ManagedList, 'brands' | 'categories'>, query: Filter): readonly string[] {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const { term, brand, category, isActive, stock, lacks } = query
  const called = (records: readonly (Named & { readonly slug: string })[], wanted: string) => {
    const found = records.find(({ slug }) => slug === wanted)
    return found === undefined ? wanted : nameOf(found, language)
  }
  const filter = (name: string, value: string) => t('products.many.filter', { name, value: isolate(value) })
  return [
    ...(term === '' ? [] : [t('products.many.filterTerm', { term: isolate(term) })]),
    ...(brand === '' ? [] : [filter(t('products.list.brand'), called(brands, brand))]),
    ...(category === '' ? [] : [filter(t('products.list.category'), called(categories, category))]),
    ...(isActive === 'true' || isActive === 'false'
      ? [filter(t('products.list.state'), t(isActive === 'true' ? 'products.state.on' : 'products.state.off'))]
      : []),
    ...(stock === '' ? [] : [filter(t('products.list.stock'), t(STOCK_TEXTS[stock], { most: formatNumber(LOW_STOCK_MAX, language) }))]),
    ...(lacks === '' ? [] : [filter(t('products.list.lacks'), t(LACK_TEXTS[lacks]))]),
  ]
}
