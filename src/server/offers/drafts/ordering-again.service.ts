import type { CallReply } from '#contract/endpoints.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { minorInShopCurrency } from '#domain/money/currencies.ts'
import { amountOf } from '#domain/money/money.ts'
import { visibleChanges } from '#domain/money/pricing.ts'
import { acceptedLines } from '#domain/offers/accepting.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { readCards, readOnShow } from '#server/catalogue/shop/products.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listItems } from '../deliveries.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { findOffer, findRequestToOffer, listVersions, type OfferRow, type VersionRow } from '../offers.repository.ts'
import { versionByLinks } from '../reading/customer-offer.replies.ts'

interface OldLine {
  readonly productId: string | null
  readonly sku: string
  readonly name: { readonly en: string; readonly ar: string }
  readonly quantity: number
  /** The price of then, of the catalogue or in the offer; null where the offer had none. */
  readonly priceMinor: number | null
}

interface Again {
  readonly order?: string | undefined
  readonly offer?: string | undefined
}

/** The lines of the viewer's own request or offer as a bag, with the products that are gone and the prices that have changed. */
export async function linesAgain(deps: OfferChangeDeps, viewer: SignedIn, again: Again): Promise<CallReply<'GET /api/offer/again'>> {
  const { db } = deps.database
  const lines = again.order === undefined ? await linesOfOffer(deps, viewer, again.offer) : await linesOfOrder(db, viewer, again.order)
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const [{ products }, onShow] = await Promise.all([readCards(deps, viewer, ids), readOnShow(db, ids)])
  const cards = new Map(products.flatMap((card) => (card === null ? [] : [[card._id, card] as const])))
  return {
    lines: lines.map(({ productId, sku, name, quantity, priceMinor }) => {
      const card = cards.get(productId ?? '') ?? null
      const today = onShow.get(productId ?? '')?.price
      const [change] =
        today === undefined || priceMinor === null
          ? []
          : (visibleChanges(viewer, [{ productId, name: name.en, nameAr: name.ar, priceMinor: today, shownMinor: amountOf(priceMinor) }])
              .priceChanges ?? [])
      const priceChange = change === undefined ? {} : { priceChange: { from: change.from, to: change.to } }
      return { product: card, name, sku, quantity, isGone: card === null, ...priceChange }
    }),
  }
}

async function linesOfOrder(db: Db, viewer: SignedIn, id: string): Promise<OldLine[]> {
  const request = await findRequestToOffer(db, id)
  if (request === null || request.userId !== viewer.id || request.archived !== null) throw new RefusalError('order/not-found')
  return request.lines.map(({ name, nameAr, ...line }) => ({ ...line, name: { en: name, ar: nameAr } }))
}

/** Pieces are ordered whole, and free lines are not ordered in the shop. */
async function linesOfOffer(deps: OfferChangeDeps, viewer: SignedIn, id: string | undefined): Promise<OldLine[]> {
  const offer = id === undefined ? null : await findOffer(deps.database.db, id)
  const shown = offer === null || offer.userId !== viewer.id ? null : await versionWithLines(deps, offer)
  if (shown === null) throw new RefusalError('offer/not-found')
  const { content } = shown
  return acceptedLines(content, shown.acceptance?.decision ?? defaultDecision(content)).flatMap(
    ({ productId, sku, name, quantity, unitMinor }) =>
      productId === null
        ? []
        : [{ productId, sku, name, quantity: Math.ceil(quantity), priceMinor: minorInShopCurrency(unitMinor, content.currency) }],
  )
}

/** The version whose lines the offer's page shows; a withdrawn one shows none. */
async function versionWithLines({ database: { db }, now }: OfferChangeDeps, { id }: OfferRow): Promise<VersionRow | null> {
  const version = versionByLinks({ versions: await listVersions(db, id), items: await listItems(db, id), now: now() })
  return version?.state === 'withdrawn' ? null : version
}
