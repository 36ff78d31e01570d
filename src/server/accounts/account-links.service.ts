import { createHash, randomBytes } from 'node:crypto'
import { MERCHANT_LINK_TTL_MS, RESET_LINK_TTL_MS } from '#domain/accounts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { endLinksOfMerchant, findUsableLink, insertLink, isLinkUsable, type LinkKind, spendLink } from './account-links.repository.ts'

const TOKEN_BYTES = 32

interface LinkMaking {
  readonly now: Date
}

/** The token of a new link to choose another password. It is nowhere but in the letter: what is kept opens nothing. */
export async function makeResetLink(tx: Db, { userId, now }: LinkMaking & { readonly userId: string }): Promise<string> {
  return makeLink(tx, { kind: 'reset', userId, merchantId: null, now, ttlMs: RESET_LINK_TTL_MS })
}

/** The token of a new link by which an approved merchant signs up. */
export async function makeMerchantLink(tx: Db, { merchantId, now }: LinkMaking & { readonly merchantId: string }): Promise<string> {
  return makeLink(tx, { kind: 'merchant-signup', userId: null, merchantId, now, ttlMs: MERCHANT_LINK_TTL_MS })
}

interface LinkDraft extends LinkMaking {
  readonly kind: LinkKind
  readonly userId: string | null
  readonly merchantId: string | null
  readonly ttlMs: number
}

async function makeLink(tx: Db, { kind, userId, merchantId, now, ttlMs }: LinkDraft): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(now.getTime() + ttlMs)
  await insertLink(tx, { tokenHash: hashOf(token), kind, userId, merchantId, expires, created: now })
  return token
}

interface LinkUse {
  readonly kind: LinkKind
  readonly token: string
  readonly now: Date
}

/** Only looks: whoever comes with a wrong link costs no hash of a password. */
export async function isLinkGood(db: Db, { kind, token, now }: LinkUse): Promise<boolean> {
  return isLinkUsable(db, { kind, tokenHash: hashOf(token), now })
}

/** Whose sign-up link this is, while it is good; null otherwise. */
export async function findInvited(db: Db, { token, now }: Omit<LinkUse, 'kind'>): Promise<string | null> {
  const link = await findUsableLink(db, { kind: 'merchant-signup', tokenHash: hashOf(token), now })
  return link?.merchantId ?? null
}

/** No sign-up link of before opens anything for this merchant any more. */
export async function endInvitations(tx: Db, { merchantId, now }: LinkMaking & { readonly merchantId: string }): Promise<void> {
  await endLinksOfMerchant(tx, { merchantId, now })
}

/** Once, and within its time; null otherwise. */
export async function takeLink(
  tx: Db,
  { kind, token, now }: LinkUse,
): Promise<{ userId: string | null; merchantId: string | null } | null> {
  return spendLink(tx, { kind, tokenHash: hashOf(token), now })
}

/** The token is long and random, so that one quick hash of it is as good as a slow one. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
