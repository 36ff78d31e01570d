import type { CategoryReply } from '#contract/catalogue.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { type BrandOption, fetchBrands } from '../brand-options.ts'

export type NamedCategory = Pick<CategoryReply, '_id' | 'name' | 'nameAr'> & Partial<Pick<CategoryReply, 'parent'>>

/** Facts of the shop that a product's form needs. */
export interface FormShop {
  /** Brands that the viewer manages. */
  readonly brands: readonly BrandOption[]
  readonly categories: readonly NamedCategory[]
  /** A picture drive is configured. */
  readonly hasDrive: boolean
}

export async function fetchFormShop(api: Api): Promise<FormShop> {
  const [brands, { categories }, { isSetUp }] = await Promise.all([
    fetchBrands(api),
    api.call('GET /api/category/list'),
    api.call('GET /api/product/drive'),
  ])
  return { brands, categories, hasDrive: isSetUp }
}
