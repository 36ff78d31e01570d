import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct } from '#contract/products.ts'
import type { Language } from '#domain/language.ts'
import type { Api } from '../../platform/api.ts'
import { nameOf } from '../../platform/names.ts'

export type BrandOption = CallReply<'GET /api/brand/list/select'>['brands'][number]

/** The brands that the viewer keeps: every one of an admin's shop, the own one of a merchant. */
export async function fetchBrands(api: Api): Promise<readonly BrandOption[]> {
  const { brands } = await api.call('GET /api/brand/list/select')
  return brands
}

export function brandName(brand: BrandOption, language: Language): string {
  return nameOf(brand, language)
}

/** A product's brand can be left as it is, whatever became of it since the list was asked for. */
export function withOwnBrand(brands: readonly BrandOption[], { brand }: ManagedProduct): readonly BrandOption[] {
  if (brand === null || brands.some(({ _id }) => _id === brand._id)) return brands
  return [...brands, { ...brand, isActive: true }]
}
