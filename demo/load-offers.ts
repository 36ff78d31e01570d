import { AREAS } from '#domain/accounts/areas.ts'
import type { Admin, Viewer } from '#domain/accounts/viewer.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { dayInCairo, validUntilIn } from '#domain/offers/validity.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import { inLanguage } from '#domain/text/language.ts'
import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import { markSeenByLink } from '#server/offers/answers/by-link.service.ts'
import { acceptByLink, declineByLink, messageByLink, renewByLink } from '#server/offers/answers/customer-answers.service.ts'
import { messageOfStaff, noteOfStaff } from '#server/offers/answers/messages.service.ts'
import { recordAnswer } from '#server/offers/answers/recording.service.ts'
import { listItems } from '#server/offers/deliveries.repository.ts'
import { addOffer, reviseOffer, saveDraft } from '#server/offers/drafts/drafting.service.ts'
import { lineOfRequest } from '#server/offers/drafts/first-draft.facts.ts'
import { moveItem } from '#server/offers/fulfilment/delivering.service.ts'
import { receivePayment } from '#server/offers/fulfilment/payments.service.ts'
import { tokensOf } from '#server/offers/links/links.service.ts'
import type { OfferChangeDeps } from '#server/offers/offers.deps.ts'
import { findOffer, listVersions } from '#server/offers/offers.repository.ts'
import { findProducts } from '#server/offers/products.repository.ts'
import { withdrawOffer } from '#server/offers/sending/deciding.service.ts'
import { sendOffer } from '#server/offers/sending/sending.service.ts'
import { ordersAfter } from '#server/orders/exporting.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createIds, type Making } from '#server/platform/ids.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { CUSTOMERS } from './data/customers.ts'
import { DEMO_OFFERS, type DemoOffer, SAYINGS } from './data/offers.ts'
import { loadAvailability } from './load-availability.ts'
import type { DemoStock } from './load-orders.ts'

const STAFF = 'admin@diyafa.example'
/** The first name of the demo's merchant. */
const MERCHANT = 'Hany'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const VALID_DAYS = 7
const ORDERS_MOST = 100
const SERIALS_FROM = 1_000_000
const SERIALS_MOST = 6

export interface OfferDemoDeps extends Pick<Making, 'now'> {
  readonly database: Database
  readonly offerKey: string
}

/** Loads offers of the last year through the shop's own use cases, each at the time at which it happened; no email goes out. */
export async function loadOffers(tx: Db, { database, now, offerKey }: OfferDemoDeps, stock: DemoStock): Promise<void> {
  const staff = await findAccountByEmail(tx, STAFF)
  if (staff === null) throw new Error(`the demo names an unknown person: ${STAFF}`)
  const admin = {
    kind: 'signed-in',
    id: staff.id,
    role: 'ROLE ADMIN',
    areas: AREAS,
    firstName: staff.firstName,
    brandId: null,
    isDisabled: false,
  } as const
  const requests = (await ordersAfter(tx, undefined, { after: null, limit: ORDERS_MOST })).filter(({ created }) => created < now())
  const answered = new Set<string>()
  for (const offer of DEMO_OFFERS) {
    const made = now().getTime() - offer.daysAgo * DAY_MS
    let at = made
    const clock = { later: (hours: number) => (at = Math.min(at + hours * HOUR_MS, now().getTime())) }
    // The transaction of the whole demo stands in for those of the single use cases.
    const inDemo: Database = { ...database, db: tx, transaction: (work) => work(tx) }
    const deps: OfferChangeDeps = {
      database: inDemo,
      jobs: { send: async () => {} },
      newId: createIds(() => at),
      now: () => new Date(at),
      publicUrl: '',
      offerKey,
      settings: () => DEMO_SETTINGS,
      onOfferChange: async () => {},
    }
    const request = offer.isOfRequest
      ? requests.findLast(({ id, created }) => created.getTime() < made - DAY_MS && !answered.has(id))
      : undefined
    if (request !== undefined) answered.add(request.id)
    await loadOffer(deps, { ...admin, language: offer.language }, { offer, stock, clock, requestId: request?.id })
  }
}

interface Loading {
  readonly offer: DemoOffer
  readonly stock: DemoStock
  readonly clock: { later(hours: number): number }
  readonly requestId: string | undefined
}

async function loadOffer(deps: OfferChangeDeps, admin: Admin, loading: Loading): Promise<void> {
  const { offer, clock, requestId } = loading
  const { offer: made } = await addOffer(deps, admin, requestId === undefined ? {} : { order: requestId })
  const id = made._id
  const first = made.versions[0]?.content as OfferContent | undefined
  if (first === undefined) throw new Error('an offer has a first version')
  const content = requestId === undefined ? await contentOf(deps, first, loading) : { ...first, ...terms(deps, offer) }
  await saveDraft(deps, admin, id, { content })
  clock.later(1)
  await noteOfStaff(deps, admin, id, SAYINGS.note[offer.language])
  if (offer.outcome === 'draft') return loadAvailability(deps, admin, { offerId: id, isAnswered: false, answeredBy: '' })
  await sendOffer(deps, admin, id, { ways: ['whatsapp', 'print'], whatsappText: '' })
  if (offer.outcome === 'waiting') return loadAvailability(deps, admin, { offerId: id, isAnswered: true, answeredBy: MERCHANT })
  clock.later(5)
  await answerOffer(deps, admin, { ...loading, id })
}

function terms({ now }: OfferChangeDeps, { language, percentOff }: DemoOffer): Partial<OfferContent> {
  const discount = percentOff === 0 ? null : ({ kind: 'percent', hundredths: percentOff * 100 } as const)
  return { language, discount, validUntil: validUntilIn(VALID_DAYS, now()) }
}

/** A section for everything, an option at the end, and the customer of the demo as addressee. */
async function contentOf(deps: OfferChangeDeps, empty: OfferContent, { offer, stock }: Loading): Promise<OfferContent> {
  const { database } = deps
  const idOf = new Map(stock.products.map(({ sku }, index) => [sku, stock.productIds[index] ?? '']))
  const products = await findProducts(
    database.db,
    offer.lines.map(({ sku }) => idOf.get(sku) ?? ''),
  )
  const lines = offer.lines.flatMap(({ sku, quantity }, index) => {
    const product = products.get(idOf.get(sku) ?? '')
    if (product === undefined) return []
    const asked = {
      id: '',
      productId: product.id,
      sku,
      name: product.name,
      nameAr: product.nameAr,
      isNew: product.isNew,
      quantity,
      priceMinor: product.priceMinor,
    }
    const line = lineOfRequest(deps, asked, product)
    const isOption = index === offer.lines.length - 1
    return [{ ...line, requestLineId: null, sectionId: 'main', role: isOption ? ('optional' as const) : ('counted' as const) }]
  })
  const index = offer.customer % CUSTOMERS.length
  const customer = CUSTOMERS[index]
  const company = customer === undefined ? '' : inLanguage({ en: customer.name, ar: customer.nameAr }, offer.language)
  return {
    ...empty,
    ...terms(deps, offer),
    addressee: { ...empty.addressee, company, name: company, phone: `0100 000 ${2000 + index}` },
    sections: [{ id: 'main', title: { en: 'Equipment', ar: 'المعدات' } }],
    lines,
  }
}

type Answering = Loading & { readonly id: string }

async function sendRevised(deps: OfferChangeDeps, admin: Admin, id: string): Promise<void> {
  const { offer } = await reviseOffer(deps, admin, id, { isPaused: true })
  await sendOffer(deps, admin, id, { ways: ['whatsapp'], version: unsentVersion(offer.versions)?.revision })
}

async function answerOffer(deps: OfferChangeDeps, admin: Admin, { offer, clock, id }: Answering): Promise<void> {
  const { language, outcome } = offer
  const row = await findOffer(deps.database.db, id)
  if (row === null) return
  const token = tokensOf(deps, row).answering
  const guest: Viewer = { kind: 'anonymous', language }
  const text = (key: keyof typeof SAYINGS) => SAYINGS[key][language]
  if (outcome === 'open') return
  await markSeenByLink(deps, guest, { token, version: 1 })
  clock.later(6)
  switch (outcome) {
    case 'question':
      await messageByLink(deps, guest, { token, text: text('question') })
      return
    case 'paused':
      await reviseOffer(deps, admin, id, { isPaused: true })
      return
    case 'second-version':
      await messageByLink(deps, guest, { token, text: text('question') })
      await messageOfStaff(deps, admin, id, text('answer'))
      await sendRevised(deps, admin, id)
      return
    case 'renewal':
      clock.later(24 * (VALID_DAYS + 2))
      await renewByLink(deps, guest, { token, text: text('renewal') })
      return
    case 'declined':
      await declineByLink(deps, guest, { token, version: 1, reason: text('decline') })
      return
    case 'withdrawn':
      await withdrawOffer(deps, admin, id, { reason: text('withdrawal') })
      return
    case 'accepted-by-link':
      await accept(deps, guest, { id, token })
      return
    case 'seen':
      return
    default:
      await agree(deps, admin, { id, clock, offer })
  }
}

async function accept(deps: OfferChangeDeps, guest: Viewer, { id, token }: { readonly id: string; readonly token: string }): Promise<void> {
  const content = await sentContent(deps, id)
  const name = content.addressee.name || content.addressee.company
  await acceptByLink(deps, guest, { token, version: 1, name, decision: defaultDecision(content), from: '', userAgent: '' })
}

async function sentContent({ database }: OfferChangeDeps, id: string): Promise<OfferContent> {
  const version = shownVersion(await listVersions(database.db, id))
  if (version === null) throw new Error('the demo answers an offer that was not sent')
  return version.content
}

/** A yes, and as much of the payment and delivery as the outcome says. */
async function agree(
  deps: OfferChangeDeps,
  admin: Admin,
  { offer: { outcome, daysAgo }, clock, id }: Omit<Answering, 'stock' | 'requestId'>,
): Promise<void> {
  const { addressee } = await sentContent(deps, id)
  const name = addressee.name || addressee.company
  const way = outcome === 'purchase-order' ? 'purchase-order' : 'phone'
  await recordAnswer(deps, admin, id, { answer: 'accepted', way, name, purchaseOrder: way === 'phone' ? '' : 'PO-2217' })
  if (outcome !== 'paid' && outcome !== 'delivered') return
  const [version] = await listVersions(deps.database.db, id)
  const total = version?.totalMinor ?? 0
  const half = Math.round(total / 2)
  clock.later(30)
  const pay = (part: number, amountMinor: number) =>
    receivePayment(deps, admin, id, { id: deps.newId(), part, amountMinor, received: dayInCairo(deps.now()), way: 'transfer' })
  await pay(0, half)
  if (outcome === 'paid') return
  clock.later(24 * 12)
  await pay(1, total - half)
  for (const [index, { id: itemId, quantity }] of (await listItems(deps.database.db, id)).entries()) {
    const serials = serialsOf(quantity, SERIALS_FROM + daysAgo * 1_000 + index * 10)
    await moveItem(deps, admin, id, { itemId, status: 'Delivered', serials, warrantyMonths: 12 })
  }
}

/** One for each machine; pans and racks, which come by the dozen, have none. */
function serialsOf(pieces: number, from: number): string[] {
  return pieces > SERIALS_MOST ? [] : Array.from({ length: pieces }, (_, piece) => `SN-${from + piece}`)
}
