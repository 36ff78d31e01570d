import type { ProductListQuery } from '#contract/catalogue.ts'
import type { DeliveryReply, OrderReply } from '#contract/orders.ts'
import { maySeePrices, type SignedIn, type Viewer } from '#domain/accounts/viewer.ts'
import { mediaName } from '#domain/catalogue/media.ts'
import { RefusalError } from '#domain/errors.ts'
import { amountFromDecimal, PRICE_FILTER_MAX, PRICE_FILTER_MIN } from '#domain/money/money.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { MAX_PER_PAGE } from '#domain/paging.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'
import { deliveryLines } from '#i18n/governorates.ts'
import { specRows } from '#i18n/specs.ts'
import { getProduct, type ItemDeps, listProducts } from '#server/catalogue/shop/catalogue.service.ts'
import { getOrder } from '#server/orders/reading.service.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { pageUrl } from '#server/platform/mail/render-email.ts'
import type { LabelledWords } from '../building/document-data.facts.ts'
import { type PricedProduct, type PriceListFacts, priceListDocument } from '../building/price-list-document.facts.ts'
import { productSheet } from '../building/product-sheet.facts.ts'
import { type RequestLine, requestDocument } from '../building/request-document.facts.ts'
import type { DocumentDeps } from '../offer-documents.service.ts'
import { renderLines, renderSheet } from '../rendering.service.ts'

export interface ShopDocumentDeps extends ItemDeps {
  readonly documents: DocumentDeps
  readonly publicUrl: string
  readonly now: () => Date
  readonly settings: ReadSettings
}

const PRICE_LIST_MOST = 500

interface InLanguage {
  readonly language?: Language | undefined
}

export async function sheetOfProduct(deps: ShopDocumentDeps, viewer: Viewer, slug: string, asked: InLanguage): Promise<SentFile> {
  const { language = viewer.language } = asked
  const { product } = await getProduct(deps, { kind: 'anonymous', language }, slug)
  const t = documentTexts(language)
  const { brand } = product
  const sheet = productSheet({
    seller: deps.documents.seller(),
    language,
    day: dayInCairo(deps.now()),
    sku: product.sku,
    name: { en: product.name, ar: product.nameAr },
    description: { en: product.description, ar: product.descriptionAr },
    brand: brand === null ? null : { en: brand.name, ar: brand.nameAr },
    isNew: product.taxable,
    picture: mediaName(product.imageUrl),
    specs: specRows(product.specs, language, t).map(({ key, value }) => ({ label: t(`product.specs.${key}`), words: { latin: value } })),
    link: pageUrl(deps, language, `/product/${product.slug}`),
  })
  return pdf(product.slug, await renderSheet(deps.documents, sheet))
}

interface ListAsked extends InLanguage, Pick<ProductListQuery, 'category' | 'brand' | 'name'> {}

export async function priceList(
  deps: ShopDocumentDeps,
  viewer: SignedIn,
  { language = viewer.language, ...narrowed }: ListAsked,
): Promise<SentFile> {
  if (!maySeePrices(viewer)) throw new RefusalError('forbidden')
  const products: PricedProduct[] = []
  let partOf: PriceListFacts['partOf'] = null
  let about: string | null = narrowed.name.trim() === '' ? null : narrowed.name.trim()
  for (let page = 1, pages = 1; page <= pages && products.length < PRICE_LIST_MOST; page++) {
    const query = { ...narrowed, page, limit: MAX_PER_PAGE, min: PRICE_FILTER_MIN, max: PRICE_FILTER_MAX, rating: 0, order: undefined }
    const found = await listProducts(deps, viewer, query)
    const scope = found.category ?? found.brand
    about ??= scope === undefined ? null : inLanguage({ en: scope.name, ar: scope.nameAr }, language)
    pages = found.totalPages
    products.push(...found.products.flatMap(pricedProduct))
    const isCut = products.length > PRICE_LIST_MOST || (products.length === PRICE_LIST_MOST && page < pages)
    if (isCut) partOf = { count: found.count, isMinimum: found.countIsMinimum ?? false }
  }
  const day = dayInCairo(deps.now())
  const document = priceListDocument({
    seller: deps.documents.seller(),
    language,
    day,
    about,
    products: products.slice(0, PRICE_LIST_MOST),
    partOf,
  })
  return pdf(`price-list-${day}`, await renderLines(deps.documents, document))
}

function pricedProduct({
  sku,
  name,
  nameAr,
  brand,
  taxable: isNew,
  price,
}: Awaited<ReturnType<typeof listProducts>>['products'][number]): PricedProduct[] {
  if (price === undefined) return []
  const named = brand === null ? null : { en: brand.name, ar: brand.nameAr }
  return [{ sku, name: { en: name, ar: nameAr }, brand: named, isNew, priceMinor: amountFromDecimal(price) }]
}

/** Merchants see parts of foreign requests on their screens, and no document. */
export async function documentOfRequest(deps: ShopDocumentDeps, viewer: SignedIn, id: string, asked: InLanguage): Promise<SentFile> {
  const { language = viewer.language } = asked
  const { order } = await getOrder(deps, viewer, id)
  const { requester, delivery = {} } = order
  if (requester === undefined) throw new RefusalError('order/not-found')
  const number = orderNumberText(order.number)
  const document = requestDocument({
    seller: deps.documents.seller(),
    language,
    number,
    day: dayInCairo(new Date(order.created)),
    requester: {
      name: `${requester.firstName} ${requester.lastName}`.trim(),
      company: delivery.company ?? '',
      phone: delivery.phone ?? requester.phoneNumber,
      email: requester.email,
    },
    delivery: givenFacts(delivery, language),
    words: order.words ?? '',
    lines: order.products.filter(({ status }) => status !== 'Cancelled').map((line) => requestLine(line, delivery)),
    ...(order.total === undefined ? {} : { totalMinor: amountFromDecimal(order.total) }),
  })
  return pdf(number, await renderLines(deps.documents, document))
}

function requestLine(line: OrderReply['products'][number], { wished: more = [] }: DeliveryReply): RequestLine {
  return {
    name: { en: line.name, ar: line.nameAr },
    sku: line.sku,
    picture: mediaName(line.product?.imageUrl ?? null),
    isProduct: true,
    quantity: line.quantity,
    wanted: more.find((each) => each.line === line._id)?.quantity ?? null,
    ...(line.purchasePrice === undefined ? {} : { unitMinor: amountFromDecimal(line.purchasePrice) }),
    ...(line.totalPrice === undefined ? {} : { sumMinor: amountFromDecimal(line.totalPrice) }),
  }
}

function givenFacts({ callTime, installation, note = '', ...address }: DeliveryReply, language: Language): readonly LabelledWords[] {
  const t = documentTexts(language)
  return [
    { label: t('given.place'), words: deliveryLines(address, language).join(' · ') },
    { label: t('given.callTime'), words: callTime === undefined ? '' : t(`given.callTimes.${callTime}`) },
    { label: t('given.installation'), words: installation === undefined ? '' : t('given.wanted') },
    { label: t('given.note'), words: note },
  ]
}

function pdf(name: string, bytes: Buffer): SentFile {
  return { name: `${name}.pdf`, contentType: 'application/pdf', bytes }
}
