import { drawEquipment } from '#demo/drawings/draw-equipment.ts'
import { drawInstalled, drawSideView } from '#demo/drawings/draw-views.ts'
import type { InactiveReason } from '#domain/catalogue/switches.ts'
import { amountFromDecimal } from '#domain/money/money.ts'
import { type CatalogueChange, type ChangeDeps, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addCategories, addProducts, type BrandDraft, type ProductDraft } from '#server/catalogue/loading/loading.service.ts'
import { switchBrandOfMerchant } from '#server/catalogue/switching/switching.service.ts'
import { makeUsualFilesJob } from '#server/media-library/media-library.jobs.ts'
import { type MediaTools, saveTrustedPicture } from '#server/media-library/media-library.service.ts'
import type { Making } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { demoCatalogue } from './data/catalogue.ts'
import { DEMO_MERCHANTS } from './data/people.ts'
import { SHOWN_FROM_ALL_SIDES } from './data/sides.ts'
import type { DemoCatalogue, DemoProduct } from './data/types.ts'
import { loadChats } from './load-chats.ts'
import { loadCustomers } from './load-customers.ts'
import { loadDesk } from './load-desk.ts'
import { loadMisses } from './load-misses.ts'
import { loadOffers } from './load-offers.ts'
import { loadOpinions } from './load-opinions.ts'
import { loadOrders } from './load-orders.ts'
import { loadPeople } from './load-people.ts'
import { phoneRequests } from './load-phone-requests.ts'

export interface DemoDeps {
  readonly change: ChangeDeps
  readonly making: Making
  /** The key of the links to offers. */
  readonly offerKey: string
  /** The key of the links to requests by phone. */
  readonly requestKey: string
  /** Null leaves the products without pictures. */
  readonly media: MediaTools | null
  /** Makes the usual sizes of the pictures in the background; without it their first viewers wait for them. */
  readonly jobs?: Pick<Jobs, 'send'>
}

/** Two at a time keep both cores of a small machine busy. */
const DRAWN_AT_ONCE = 2
/** Nobody else uses the database yet, so a slow machine may take its time. */
const LOADING_LIMIT_MS = 30 * 60_000
const DAY_MS = 24 * 3_600_000

/**
 * The invented shop, loaded whole or not at all: pictures first, which bear their content's name and may be stored
 * again after a crash, then every record in one transaction.
 */
export async function loadDemo(deps: DemoDeps): Promise<number> {
  const shop = demoCatalogue()
  const products = shuffled(shop.products)
  const pictures = deps.media === null ? [] : await drawAll(deps.media, products)
  const views = deps.media === null ? new Map<string, string[]>() : await drawViews(deps.media, products)
  await changeCatalogue(
    deps.change,
    async (change) => {
      const brandIds = keyed(shop.brands, await addBrands(change, deps.making, shop.brands.map(asStored)))
      const categoryIds = keyed(
        shop.categories,
        await addCategories(
          change,
          deps.making,
          shop.categories.map(({ tile, ...category }) => ({ ...withoutKey(category), drawing: tile })),
        ),
      )
      const productIds = await addProducts(
        change,
        deps.making,
        products.map((product, index) => {
          const imageName = pictures[index] ?? null
          const more = views.get(product.sku)
          const images = imageName === null || more === undefined ? {} : { driveImages: [imageName, ...more] }
          const priceConfirmed = confirmedAgo(deps.making, index)
          return { ...draft(shop, product, { brandIds, categoryIds, imageName }), ...images, priceConfirmed }
        }),
      )
      await loadPeople(change.tx, deps.making, brandIds)
      await switchOffWithMerchants(change, brandIds)
      const stock = { products, productIds, brandIds }
      const { offerKey, requestKey } = deps
      await loadOrders(change.tx, deps.making, stock, phoneRequests({ now: deps.making.now, requestKey }, stock))
      await loadOffers(change.tx, { database: deps.change.database, now: deps.making.now, offerKey }, stock)
      await loadCustomers(change.tx, deps.making)
      await loadChats(change.tx, deps.making)
      await loadDesk(change.tx, { database: deps.change.database, now: deps.making.now })
      await loadMisses(change.tx, deps.making)
      await loadOpinions(change.tx, deps.making, { products, productIds })
      // The newest are on the first page.
      for (const name of [...new Set(pictures)].reverse()) await deps.jobs?.send(change.tx, makeUsualFilesJob, { name })
    },
    { limitMs: LOADING_LIMIT_MS },
  )
  return shop.products.length
}

/** A stride through the families makes the newest products a mix of everything. */
function shuffled(products: readonly DemoProduct[]): DemoProduct[] {
  const bySku = new Map(products.map((product) => [stride(product.sku), product]))
  return [...bySku.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, product]) => product)
}

/** A number spread evenly over the SKUs, with the SKU behind it so that no two are equal. */
function stride(sku: string): string {
  let hash = 0x811c9dc5
  for (const letter of sku) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return `${(hash >>> 0).toString(16).padStart(8, '0')} ${sku}`
}

async function drawAll(media: MediaTools, products: readonly DemoProduct[]): Promise<string[]> {
  const names: string[] = []
  const waiting = products.entries()
  const draw = async () => {
    for (const [index, { drawing, facts }] of waiting)
      names[index] = (await saveTrustedPicture(media, drawEquipment(drawing, facts, { lines: 'scaling' }))).name
  }
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, draw))
  return names
}

/** Most prices are of the last weeks; one in nine has been forgotten. */
function confirmedAgo({ now }: Making, index: number): Date {
  const days = index % 9 === 4 ? 62 + (index % 50) : index % 40
  return new Date(now().getTime() - days * DAY_MS)
}

/** The demo has no picture drive, so the shop's own pictures take its place. */
async function drawViews(media: MediaTools, products: readonly DemoProduct[]): Promise<Map<string, string[]>> {
  const views = new Map<string, string[]>()
  for (const { sku, drawing, facts } of products) {
    if (!SHOWN_FROM_ALL_SIDES.has(sku)) continue
    const drawings = [drawSideView, drawInstalled].map((draw) => draw(drawing, facts, { lines: 'scaling' }))
    views.set(
      sku,
      (await Promise.all(drawings.map((svg) => saveTrustedPicture(media, svg)))).map(({ name }) => name),
    )
  }
  return views
}

interface DraftIds {
  readonly brandIds: ReadonlyMap<string, string>
  readonly categoryIds: ReadonlyMap<string, string>
  readonly imageName: string | null
}

function draft(shop: DemoCatalogue, product: DemoProduct, { brandIds, categoryIds, imageName }: DraftIds): ProductDraft {
  return {
    sku: product.sku,
    name: product.nameEn,
    nameAr: product.nameAr,
    description: product.descriptionEn,
    descriptionAr: product.descriptionAr,
    price: amountFromDecimal(product.pricePounds),
    quantity: product.quantity,
    isNew: product.isNew,
    ...switchedBy(shop, product, categoryIds),
    specs: product.specs,
    brandId: known(brandIds, product.brand),
    categoryIds: product.categories.map((key) => known(categoryIds, key)),
    imageName,
  }
}

/** A product is off because of its category, or by hand; `switchOffWithMerchants` switches off those of an inactive merchant. */
function switchedBy(
  shop: DemoCatalogue,
  product: DemoProduct,
  categoryIds: ReadonlyMap<string, string>,
): Pick<ProductDraft, 'isActive' | 'inactiveReasons'> {
  const categories = shop.categories.filter(({ key, isActive }) => !isActive && product.categories.includes(key))
  const inactiveReasons = product.isActive ? [] : categories.map(({ key }): InactiveReason => `category:${known(categoryIds, key)}`)
  const isBrandOff = shop.brands.some(({ key, isActive }) => key === product.brand && !isActive)
  return { isActive: product.isActive || (isBrandOff && inactiveReasons.length === 0), inactiveReasons }
}

/** Every brand is stored as active; `switchOffWithMerchants` switches off those of inactive merchants. */
function asStored(brand: DemoCatalogue['brands'][number]): BrandDraft {
  return { ...withoutKey(brand), isActive: true }
}

async function switchOffWithMerchants(change: CatalogueChange, brandIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { brand, isActive } of DEMO_MERCHANTS) {
    if (brand !== null && !isActive) await switchBrandOfMerchant(change, known(brandIds, brand), false)
  }
}

function keyed(records: readonly { key: string }[], ids: readonly string[]): Map<string, string> {
  return new Map(records.map(({ key }, index) => [key, ids[index] ?? '']))
}

function known(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo names an unknown record: ${key}`)
  return id
}

function withoutKey<T extends { key: string }>({ key: _, ...rest }: T): Omit<T, 'key'> {
  return rest
}
