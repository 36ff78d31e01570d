import { randomBytes } from 'node:crypto'
import { FIRST_ADMIN_LINK_TTL_MS, MERCHANT_LINK_TTL_MS, PROOF_LINK_TTL_MS, RESET_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hashOfToken } from '#server/platform/tokens/token-hash.ts'
import { endLinksOfMerchant, findUsableLink, insertLink, type LinkKind, type LinkSubject, spendLink } from './account-links.repository.ts'

const TOKEN_BYTES = 32

interface LinkMaking {
  readonly now: Date
}

/** The token of a new link to choose another password. Only the email has it; the stored hash opens nothing. */
export async function makeResetLink(tx: Db, { userId, now }: LinkMaking & { readonly userId: string }): Promise<string> {
  return makeLink(tx, { kind: 'reset', userId, merchantId: null, now, ttlMs: RESET_LINK_TTL_MS })
}

/** The token of a new link by which an approved merchant signs up. */
export async function makeMerchantLink(tx: Db, { merchantId, now }: LinkMaking & { readonly merchantId: string }): Promise<string> {
  return makeLink(tx, { kind: 'merchant-signup', userId: null, merchantId, now, ttlMs: MERCHANT_LINK_TTL_MS })
}

/** The token of a new link that proves the address it is sent to. */
export async function makeProofLink(tx: Db, { userId, email, now }: LinkMaking & ProofSubject): Promise<string> {
  return makeLink(tx, { kind: 'prove', userId, merchantId: null, email, now, ttlMs: PROOF_LINK_TTL_MS })
}

/** The token of a new link that makes the first admin. Only the screen on which the shop was started has it. */
export async function makeFirstAdminLink(tx: Db, { now }: LinkMaking): Promise<string> {
  return makeLink(tx, { kind: 'first-admin', userId: null, merchantId: null, now, ttlMs: FIRST_ADMIN_LINK_TTL_MS })
}

interface LinkDraft extends LinkMaking {
  readonly kind: LinkKind
  readonly userId: string | null
  readonly merchantId: string | null
  readonly email?: string
  readonly ttlMs: number
}

async function makeLink(tx: Db, { ttlMs, ...link }: LinkDraft): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(link.now.getTime() + ttlMs)
  const { now: created, ...about } = link
  await insertLink(tx, { tokenHash: hashOfToken(token), ...about, expires, created })
  return token
}

interface LinkUse {
  readonly kind: LinkKind
  readonly token: string
  readonly now: Date
}

/** The account of a valid reset link, looked up first so that a wrong link costs no hashing of a password. */
export async function findResetter(db: Db, { token, now }: Omit<LinkUse, 'kind'>): Promise<string | null> {
  const link = await findUsableLink(db, { kind: 'reset', tokenHash: hashOfToken(token), now })
  return link?.userId ?? null
}

export interface ProofSubject {
  readonly userId: string
  readonly email: string
}

/** The address that a valid link proves. */
export async function findProof(db: Db, { token, now }: Omit<LinkUse, 'kind'>): Promise<ProofSubject | null> {
  return proofOf(await findUsableLink(db, { kind: 'prove', tokenHash: hashOfToken(token), now }))
}

/** Finds the subject as `findProof` does, and uses the link up. */
export async function takeProof(tx: Db, { token, now }: Omit<LinkUse, 'kind'>): Promise<ProofSubject | null> {
  return proofOf(await spendLink(tx, { kind: 'prove', tokenHash: hashOfToken(token), now }))
}

function proofOf(link: LinkSubject | null): ProofSubject | null {
  return link === null || link.userId === null || link.email === null ? null : { userId: link.userId, email: link.email }
}

/** The merchant of a valid sign-up link; null for any other. */
export async function findInvited(db: Db, { token, now }: Omit<LinkUse, 'kind'>): Promise<string | null> {
  const link = await findUsableLink(db, { kind: 'merchant-signup', tokenHash: hashOfToken(token), now })
  return link?.merchantId ?? null
}

export async function isFirstAdminLink(db: Db, { token, now }: Omit<LinkUse, 'kind'>): Promise<boolean> {
  return (await findUsableLink(db, { kind: 'first-admin', tokenHash: hashOfToken(token), now })) !== null
}

/** Ends all earlier sign-up links of this merchant. */
export async function endInvitations(tx: Db, { merchantId, now }: LinkMaking & { readonly merchantId: string }): Promise<void> {
  await endLinksOfMerchant(tx, { merchantId, now })
}

/** Works once and until the link expires; null otherwise. */
export async function takeLink(tx: Db, { kind, token, now }: LinkUse): Promise<LinkSubject | null> {
  return spendLink(tx, { kind, tokenHash: hashOfToken(token), now })
}
