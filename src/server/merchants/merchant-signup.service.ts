import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { MerchantSignupForm } from '#contract/forms/merchant-forms.ts'
import { RefusalError } from '#domain/errors.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { endInvitations, findInvited, takeLink } from '#server/accounts/links/account-links.service.ts'
import { findMerchantAccount, openMerchantAccount } from '#server/accounts/merchant-accounts.service.ts'
import { checkNewPassword } from '#server/accounts/new-passwords.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { merchantWelcomeEmailJob } from './merchants.jobs.ts'
import { findMerchant, lockMerchant, type MerchantRow } from './merchants.repository.ts'
import type { ApplicationDeps } from './merchants.service.ts'

export interface SignupDeps extends ApplicationDeps {
  readonly passwords: Passwords
  readonly settings: ReadSettings
  /** The link was sent to the merchant's address, which the account has proven by it. */
  readonly onEmailProven: (tx: Db, proven: { readonly userId: string; readonly email: string }) => Promise<void>
}

interface Signup {
  readonly token: string
  readonly form: z.output<typeof MerchantSignupForm>
  readonly language: Language
}

/** Checks a link before anything is typed, so that a dead one says so at once. */
export async function readInvitation(
  { database: { db }, now }: Pick<SignupDeps, 'database' | 'now'>,
  token: string,
): Promise<CallReply<'GET /api/merchant/signup/:token'>> {
  const merchantId = await findInvited(db, { token, now: now() })
  const merchant = merchantId === null ? null : await findMerchant(db, merchantId)
  if (merchant?.status !== 'Approved' || merchant.email === null) return { invitation: null }
  return { invitation: { email: merchant.email, brandName: merchant.brandName } }
}

/** Uses up an emailed link; the account gets the address that it was sent to. */
export async function signUpAsMerchant(
  deps: SignupDeps,
  { token, form, language }: Signup,
): Promise<CallReply<'POST /api/merchant/signup/:token'>> {
  const { email, firstName, lastName, password } = form
  const merchantId = await findInvited(deps.database.db, { token, now: deps.now() })
  if (merchantId === null) throw new RefusalError('account/link-invalid')
  refuseOtherEmail(await findMerchant(deps.database.db, merchantId), email)
  await checkNewPassword(deps, password, form, 'password')
  const passwordHash = await deps.passwords.hash(password)
  await repeating(() =>
    deps.database.transaction(async (tx) => {
      const { phoneNumber, name } = await spend(tx, deps, { token, merchantId, email })
      const userId = await openMerchantAccount(tx, deps, {
        merchantId,
        merchantName: name,
        email,
        firstName,
        lastName,
        phoneNumber,
        passwordHash,
        language,
      })
      await deps.jobs.send(tx, merchantWelcomeEmailJob, { merchantId })
      await deps.onEmailProven(tx, { userId, email })
    }),
  )
  return { success: true, message: messageText('merchantSignup', language) }
}

/** The merchant is locked before the link, as everywhere, so that no two transactions deadlock. */
async function spend(
  tx: Db,
  { now }: SignupDeps,
  { token, merchantId, email }: { readonly token: string; readonly merchantId: string; readonly email: string },
): Promise<MerchantRow> {
  const merchant = await lockMerchant(tx, merchantId)
  const link = await takeLink(tx, { kind: 'merchant-signup', token, now: now() })
  const isOpen = merchant?.status === 'Approved' && (await findMerchantAccount(tx, merchantId)) === null
  if (merchant === null || link === null || !isOpen) throw new RefusalError('account/link-invalid')
  refuseOtherEmail(merchant, email)
  await endInvitations(tx, { merchantId, now: now() })
  return merchant
}

function refuseOtherEmail(merchant: MerchantRow | null, email: string): void {
  if (merchant?.email !== email) throw new RefusalError('merchant/email-differs', { field: 'email' })
}
