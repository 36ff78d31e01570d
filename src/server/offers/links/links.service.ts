import { createHmac } from 'node:crypto'
import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import { pageUrl } from '#server/platform/mail/render-email.ts'
import { hashOfToken } from '#server/platform/tokens/token-hash.ts'
import type { OfferDeps } from '../offers.deps.ts'
import { updateOffer } from '../offers.repository.ts'
import { endLinks, findLinked, hasOpenLinks, insertLinks, type LinkedOffer, type LinkKind, type LinkRow } from './links.repository.ts'

const KINDS = ['answering', 'reading', 'technical'] as const satisfies readonly LinkKind[]

export interface LinkTokens {
  readonly answering: string
  readonly reading: string
  readonly technical: string
}

type Linked = { readonly id: string; readonly linkCounter: number }

/** The token says nothing of the offer, and can be named again from the key, so that a later email carries the same link. */
export function tokensOf({ offerKey }: Pick<OfferDeps, 'offerKey'>, { id, linkCounter }: Linked): LinkTokens {
  const token = (kind: LinkKind) => createHmac('sha256', offerKey).update(`offer ${id} ${kind} ${linkCounter}`).digest('base64url')
  return { answering: token('answering'), reading: token('reading'), technical: token('technical') }
}

/** The addresses of an offer's pages in its own language, as its emails and documents have them. */
export function linkUrls(deps: Pick<OfferDeps, 'offerKey' | 'publicUrl'>, offer: Linked, language: Language): LinkTokens {
  const { answering, reading, technical } = tokensOf(deps, offer)
  const url = (token: string) => pageUrl(deps, language, `/offer/${token}`)
  return { answering: url(answering), reading: url(reading), technical: url(technical) }
}

/** New links, whose counter is raised; the former ones end. */
export async function renewLinks(deps: OfferDeps, tx: Db, offer: Linked): Promise<void> {
  const renewed = { id: offer.id, linkCounter: offer.linkCounter + 1 }
  const tokens = tokensOf(deps, renewed)
  const at = deps.now()
  if (hadLinks(offer)) await endLinks(tx, offer.id, at)
  const made = { offerId: offer.id, counter: renewed.linkCounter, created: at, ended: null }
  await together([
    updateOffer(tx, offer.id, { linkCounter: renewed.linkCounter }),
    insertLinks(
      tx,
      KINDS.map((kind): LinkRow => ({ ...made, kind, tokenHash: hashOfToken(tokens[kind]) })),
    ),
  ])
}

/** An offer gets its links when it is first sent. */
export async function ensureLinks(deps: OfferDeps, tx: Db, offer: Linked): Promise<void> {
  if (!hadLinks(offer) || !(await hasOpenLinks(tx, offer.id))) await renewLinks(deps, tx, offer)
}

/** The counter counts the sets of links that there were. */
function hadLinks({ linkCounter }: Linked): boolean {
  return linkCounter > 0
}

export async function endLinksOf({ now }: Pick<OfferDeps, 'now'>, tx: Db, offerId: string): Promise<void> {
  await endLinks(tx, offerId, now())
}

export async function hasLinks(db: Db, offer: Linked): Promise<boolean> {
  return hadLinks(offer) && hasOpenLinks(db, offer.id)
}

export async function findByToken(db: Db, token: string): Promise<LinkedOffer | null> {
  return findLinked(db, hashOfToken(token))
}
