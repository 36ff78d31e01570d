import { maySeePrices, type Viewer } from '#domain/accounts/viewer.ts'
import { stepLimit } from '#domain/catalogue/quantity.ts'
import { type Refusal, RefusalError } from '#domain/errors.ts'
import { type Amount, amountFromDecimal, isDecimalAmount } from '#domain/money/money.ts'
import { FIRST_LINE_STATUS } from '#domain/orders/orders.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { refusalText } from '#i18n/texts.ts'
import { type ProductOnShow, readPictured } from '#server/catalogue/shop/products.service.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface AskedLine {
  readonly product: string
  readonly quantity: number
  /** The place in the sent list where the product was first named. */
  readonly position: number
  /** The product's name when the line was stored. */
  readonly name?: Bilingual
  /** The price that the browser showed, if it showed one. */
  readonly shownMinor?: Amount | null
}

export interface OrderableLine {
  readonly position: number
  readonly quantity: number
  readonly shownMinor: Amount | null
  readonly product: ProductOnShow
}

/** A line as a browser sends it. */
export interface SentLine {
  readonly product: string
  readonly quantity: number
  readonly price?: unknown
}

/** A product that is named twice becomes one line with the quantities added. */
export function merged(sent: readonly SentLine[], viewer: Viewer): AskedLine[] {
  const lines = new Map<string, AskedLine>()
  for (const [position, { product, quantity, price }] of sent.entries()) {
    const known = lines.get(product)
    const line = { product, quantity, position, shownMinor: shownPrice(viewer, price) }
    lines.set(product, known === undefined ? line : { ...known, quantity: known.quantity + quantity })
  }
  return [...lines.values()]
}

/** The price serves only to report a change: nonsense is ignored, as is a price from a viewer who may see none. */
function shownPrice(viewer: Viewer, price: unknown): Amount | null {
  return maySeePrices(viewer) && typeof price === 'number' && isDecimalAmount(price) ? amountFromDecimal(price) : null
}

interface Asked {
  readonly lines: readonly AskedLine[]
  readonly onShow: ReadonlyMap<string, ProductOnShow>
  readonly language: Language
}

/** All lines with their products, or a refusal that names every product which cannot be ordered like this. */
export async function orderable(db: Db, asked: Asked): Promise<OrderableLine[]> {
  const good: OrderableLine[] = []
  const bad: AskedLine[] = []
  for (const line of asked.lines) {
    const { position, quantity, shownMinor = null } = line
    const product = asked.onShow.get(line.product)
    if (product === undefined || quantity > stepLimit(product.stock)) bad.push(line)
    else good.push({ position, quantity, shownMinor, product })
  }
  if (bad.length > 0) throw await refusalOf(db, asked, bad)
  return good
}

/** A line of a new request: what its product is called and costs at this moment stays with it. */
export function firstLine({ position, quantity, product }: OrderableLine, id: string) {
  const { id: productId, brandId, sku, name, nameAr, isNew, price: priceMinor } = product
  return { id, position, productId, brandId, sku, name, nameAr, isNew, priceMinor, quantity, status: FIRST_LINE_STATUS }
}

interface LineRefusal {
  readonly refusal: Refusal
  readonly values: Readonly<Record<string, Bilingual | number>>
}

async function refusalOf(db: Db, { onShow, language }: Asked, bad: readonly AskedLine[]): Promise<RefusalError> {
  const hidden = await readPictured(
    db,
    bad.filter(({ product }) => !onShow.has(product)).map(({ product }) => product),
  )
  const refusals = bad.map((line) => ({ line, ...lineRefusal(onShow.get(line.product), hidden.get(line.product), line) }))
  const fields = Object.fromEntries(
    refusals.map(({ line, refusal, values }) => [`products.${line.position}`, [refusalText(refusal, language, values)]]),
  )
  const [first] = refusals
  return new RefusalError(first?.refusal ?? 'order/a-product-unavailable', { fields, ...(first && { values: first.values }) })
}

function lineRefusal(
  onShow: ProductOnShow | undefined,
  hidden: { name: string; nameAr: string } | undefined,
  { name }: AskedLine,
): LineRefusal {
  if (onShow !== undefined) {
    const limit = stepLimit(onShow.stock)
    return { refusal: 'order/over-limit', values: { name: { en: onShow.name, ar: onShow.nameAr }, limit } }
  }
  const known = hidden === undefined ? name : { en: hidden.name, ar: hidden.nameAr }
  return known === undefined
    ? { refusal: 'order/a-product-unavailable', values: {} }
    : { refusal: 'order/product-unavailable', values: { name: known } }
}
