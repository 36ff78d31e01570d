import type { Language } from '#domain/text/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import type { CategoryLink, CollectionLink } from '../../shop/shell-data.ts'

export interface FilterOption {
  readonly slug: string
  /** The name in the language of the screen. */
  readonly name: string
  /** It is within the option that stands before it. */
  readonly isWithin?: boolean
}

export interface FilterOptions {
  readonly categories: readonly FilterOption[]
  readonly brands: readonly FilterOption[]
  /** True where at least one product is rated; otherwise the rating filter would find nothing. */
  readonly hasRatings: boolean
  /** True for viewers who may see prices: the bounds would give prices away. */
  readonly hasPrices: boolean
}

const known = new WeakMap<object, { readonly language: Language; readonly options: readonly FilterOption[] }>()

/** The same records have the same options, by which the server knows the markup that it has made of them. */
export function filterOptions(records: readonly (CollectionLink | CategoryLink)[], language: Language): readonly FilterOption[] {
  const last = known.get(records)
  if (last?.language === language) return last.options
  const options = records.map((record) => ({ slug: record.slug, name: nameOf(record, language), isWithin: 'parent' in record }))
  known.set(records, { language, options })
  return options
}
