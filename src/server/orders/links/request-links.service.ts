import { createHmac } from 'node:crypto'
import { REQUEST_LINK_MS } from '#domain/orders/by-phone.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hashOfToken } from '#server/platform/tokens/token-hash.ts'
import { endRequestLinks, findLastLink, findOpenLink, insertRequestLink } from './request-links.repository.ts'

/** The name under which the key of the links is stored with the shop's other secrets. */
export const REQUEST_SECRET = 'request-links'

export interface RequestLinkDeps {
  /** The key of the links' tokens; it is used for nothing else. */
  readonly requestKey: string
  readonly now: () => Date
}

export interface RequestLink {
  readonly token: string
  readonly ends: Date
}

/** The token says nothing of the request, and can be named again from the key, so that a later email carries the same link. */
function tokenOf({ requestKey }: Pick<RequestLinkDeps, 'requestKey'>, orderId: string, counter: number): string {
  return createHmac('sha256', requestKey).update(`request ${orderId} ${counter}`).digest('base64url')
}

/** A new link; the former one ends. The caller has locked the request, or has just made it. */
export async function renewRequestLink(deps: RequestLinkDeps, tx: Db, orderId: string): Promise<RequestLink> {
  const created = deps.now()
  const last = await findLastLink(tx, orderId)
  const counter = (last?.counter ?? 0) + 1
  const token = tokenOf(deps, orderId, counter)
  const ends = new Date(created.getTime() + REQUEST_LINK_MS)
  await endRequestLinks(tx, orderId, created)
  await insertRequestLink(tx, { tokenHash: hashOfToken(token), orderId, counter, created, ends })
  return { token, ends }
}

/** The link that leads to a request now, if there is one. */
export async function openRequestLink(deps: RequestLinkDeps, db: Db, orderId: string): Promise<RequestLink | null> {
  const last = await findLastLink(db, orderId)
  return last === null || last.ends <= deps.now() ? null : { token: tokenOf(deps, orderId, last.counter), ends: last.ends }
}

/** Null for a wrong token and one that ended. */
export async function findByToken({ now }: Pick<RequestLinkDeps, 'now'>, db: Db, token: string) {
  return findOpenLink(db, hashOfToken(token), now())
}
