import type { Api } from '../../platform/api.ts'
import { type BrandOption, fetchBrands } from './brand-options.ts'

/** What a product's form knows of its shop. */
export interface FormShop {
  /** Those that the viewer keeps. */
  readonly brands: readonly BrandOption[]
  /** There is a drive that can be asked for pictures. */
  readonly hasDrive: boolean
}

export async function fetchFormShop(api: Api): Promise<FormShop> {
  const [brands, { isSetUp }] = await Promise.all([fetchBrands(api), api.call('GET /api/product/drive')])
  return { brands, hasDrive: isSetUp }
}
