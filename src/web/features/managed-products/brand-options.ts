import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct } from '#contract/products.ts'
import type { Language } from '#domain/text/language.ts'
import type { Api } from '../../platform/calls/api.ts'
import { nameOf } from '../../platform/texts/names.ts'

export type BrandOption = CallReply<'GET /api/brand/list/select'>['brands'][number]

/** Fetches the brands that the viewer manages: all for an admin, the own one for a merchant. */
export async function fetchBrands(api: Api): Promise<readonly BrandOption[]> {
  const { brands } = await api.call('GET /api/brand/list/select')
  return brands
}

export function brandName(brand: BrandOption, language: Language): string {
  return nameOf(brand, language)
}

/** Adds the brand of the product or draft to the choice, even if it has been deactivated since. */
export function withOwnBrand(brands: readonly BrandOption[], { brand }: Pick<ManagedProduct, 'brand'>): readonly BrandOption[] {
  if (brand === null || brands.some(({ _id }) => _id === brand._id)) return brands
  return [...brands, { ...brand, isActive: true }]
}
