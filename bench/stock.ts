import { demoCatalogue } from '#demo/data/catalogue.ts'
import type { DemoProduct } from '#demo/data/types.ts'
import { amountFromDecimal } from '#domain/money/money.ts'
import type { BrandDraft, CategoryDraft, ProductDraft } from '#server/catalogue/loading/loading.service.ts'

/** The demo's texts, varied by brand, series and finish: the same products at every call. */
const BRANDS_IN_ALL = 100
const BRAND_BEGINNINGS = [
  ['Zaf', 'زاف'],
  ['Mer', 'مير'],
  ['Tol', 'تول'],
  ['Har', 'هار'],
  ['Bis', 'بيس'],
  ['Dur', 'دور'],
  ['Fel', 'فيل'],
  ['Gan', 'جان'],
] as const
const BRAND_ENDINGS = [
  ['andor', 'اندور'],
  ['elli', 'يلي'],
  ['imax', 'يماكس'],
  ['otta', 'وتا'],
  ['urra', 'ورا'],
  ['avik', 'افيك'],
  ['onero', 'ونيرو'],
  ['istal', 'يستال'],
  ['ombra', 'ومبرا'],
] as const
const SERIES = [
  ['Alba', 'البا'],
  ['Nile', 'النيل'],
  ['Delta', 'دلتا'],
  ['Oasis', 'واحة'],
  ['Luxor', 'الأقصر'],
  ['Sinai', 'سيناء'],
  ['Siwa', 'سيوة'],
  ['Rosetta', 'رشيد'],
  ['Fayoum', 'الفيوم'],
  ['Aswan', 'أسوان'],
  ['Giza', 'الجيزة'],
] as const
const FINISHES = [
  ['stainless', 'استانلس'],
  ['black', 'أسود'],
  ['white', 'أبيض'],
  ['compact', 'مدمج'],
  ['heavy duty', 'خدمة شاقة'],
] as const

export function brandDrafts(): BrandDraft[] {
  const { brands } = demoCatalogue()
  const invented = BRAND_BEGINNINGS.flatMap(([en, ar]) =>
    BRAND_ENDINGS.map(([end, endAr], index): BrandDraft => {
      const { description, descriptionAr } = at(brands, index)
      return { name: en + end, nameAr: ar + endAr, description, descriptionAr, isActive: true }
    }),
  )
  return [...brands.map(({ key: _, ...brand }): BrandDraft => brand), ...invented].slice(0, BRANDS_IN_ALL)
}

export function categoryDrafts(): CategoryDraft[] {
  return demoCatalogue().categories.map(({ key: _, tile, ...category }) => ({ ...category, drawing: tile }))
}

/** Products `from` to `from + count`, under brands and categories by the order of their drafts. */
export function productDrafts(from: number, count: number, brandIds: readonly string[], categoryIds: readonly string[]): ProductDraft[] {
  const { products, categories } = demoCatalogue()
  const idByKey = new Map(categories.map(({ key }, index) => [key, at(categoryIds, index)]))
  return Array.from({ length: count }, (_, n) => {
    const index = from + n
    const product = at(products, index)
    return { ...varied(product, index, Math.floor(index / products.length)), ...collections(product, index, brandIds, idByKey) }
  })
}

function varied(product: DemoProduct, index: number, round: number) {
  const [series, seriesAr] = at(SERIES, round)
  const [finish, finishAr] = at(FINISHES, round + index)
  return {
    sku: round === 0 ? product.sku : `${product.sku}-${round}`,
    name: round === 0 ? product.nameEn : `${product.nameEn}, ${finish}, ${series} ${round}`,
    nameAr: round === 0 ? product.nameAr : `${product.nameAr} ${finishAr} ${seriesAr} ${round}`,
    description: product.descriptionEn,
    descriptionAr: product.descriptionAr,
    price: amountFromDecimal(Math.max(1, Math.round(product.pricePounds * (0.7 + ((index * 7919) % 1000) / 1000)))),
    quantity: (product.quantity + round) % 40,
    isNew: product.isNew,
    isActive: product.isActive,
    inactiveReasons: [],
    specs: product.specs,
    imageName: index.toString(16).padStart(64, '0'),
  }
}

function collections(product: DemoProduct, index: number, brandIds: readonly string[], categoryIds: ReadonlyMap<string, string>) {
  return { brandId: at(brandIds, index * 7), categoryIds: product.categories.map((key) => categoryIds.get(key) ?? '') }
}

/** Starts again at the list's beginning when it is used up. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('an empty list has no turn')
  return found
}
