import type { Language } from '#domain/text/language.ts'
import { findReader } from '#server/accounts/account-emails.service.ts'
import { makeMerchantLink } from '#server/accounts/links/account-links.service.ts'
import { findMerchantAccount } from '#server/accounts/merchant-accounts.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findMerchant, type MerchantRow } from './merchants.repository.ts'

export interface MerchantEmailDeps {
  readonly database: Database
  readonly now: () => Date
}

/** The receiver of an email: the merchant's account, or the address of the application. */
export interface MerchantReader {
  readonly email: string
  readonly firstName: string
  readonly language: Language
  readonly brandName: string
}

export type Application = Pick<MerchantRow, 'name' | 'brandName' | 'phoneNumber' | 'business' | 'created' | 'language'> & {
  readonly email: string
}

/** Null when the merchant no longer exists, or has no address to write to. */
export async function findApplication({ database }: Pick<MerchantEmailDeps, 'database'>, merchantId: string): Promise<Application | null> {
  const merchant = await findMerchant(database.db, merchantId)
  return merchant === null || merchant.email === null ? null : { ...merchant, email: merchant.email }
}

export async function findMerchantReader(deps: Pick<MerchantEmailDeps, 'database'>, merchantId: string): Promise<MerchantReader | null> {
  const merchant = await findApplication(deps, merchantId)
  if (merchant === null) return null
  const { email, name, language, brandName } = merchant
  const merchantAccountId = await findMerchantAccount(deps.database.db, merchantId)
  const account = merchantAccountId === null ? null : await findReader(deps, merchantAccountId)
  if (account === null) return { email, firstName: name, language, brandName }
  return { email: account.email, firstName: account.firstName || name, language: account.language, brandName }
}

/** The link is made when its email is written, so that its token is only in the email. Null once it is of no use. */
export async function findInvitation(
  { database, now }: MerchantEmailDeps,
  merchantId: string,
): Promise<{ readonly reader: MerchantReader; readonly token: string } | null> {
  return database.transaction(async (tx) => {
    const merchant = await findMerchant(tx, merchantId)
    if (merchant === null || merchant.email === null || merchant.status !== 'Approved') return null
    if ((await findMerchantAccount(tx, merchantId)) !== null) return null
    const { email, name, language, brandName } = merchant
    return { reader: { email, firstName: name, language, brandName }, token: await makeMerchantLink(tx, { merchantId, now: now() }) }
  })
}
