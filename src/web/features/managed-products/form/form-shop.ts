import type { Api } from '../../../platform/calls/api.ts'
import { type BrandOption, fetchBrands } from '../brand-options.ts'

/** Facts of the shop that a product's form needs. */
export interface FormShop {
  /** Brands that the viewer manages. */
  readonly brands: readonly BrandOption[]
  /** A picture drive is configured. */
  readonly hasDrive: boolean
}

export async function fetchFormShop(api: Api): Promise<FormShop> {
  const [brands, { isSetUp }] = await Promise.all([fetchBrands(api), api.call('GET /api/product/drive')])
  return { brands, hasDrive: isSetUp }
}
