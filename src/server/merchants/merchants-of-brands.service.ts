import { endInvitations } from '#server/accounts/links/account-links.service.ts'
import { type Actor, type AuditDeps, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockMerchantOfBrand, moveMerchant } from './merchants.repository.ts'
import type { ApplicationDeps } from './merchants.service.ts'

/**
 * Runs when a brand is deleted: its merchant waits for approval again and has no access until then. Called before the brand itself is
 * locked, as merchants are locked before brands.
 */
export async function returnMerchantToWaiting(
  tx: Db,
  deps: AuditDeps & Pick<ApplicationDeps, 'onApplicationChange'>,
  { brandId, actor }: { readonly brandId: string; readonly actor: Actor },
): Promise<void> {
  const merchant = await lockMerchantOfBrand(tx, brandId)
  if (merchant === null) return
  const { id, status, isActive } = merchant
  const version = await moveMerchant(tx, id, { from: status, to: 'Waiting Approval', isActive: false, brandId: null })
  await endInvitations(tx, { merchantId: id, now: deps.now() })
  await recordChange(tx, deps, {
    actor,
    action: 'merchant.returned-to-waiting',
    recordKind: 'merchant',
    recordId: id,
    before: { status, isActive, brand: merchant.brandName },
    after: { status: 'Waiting Approval', isActive: false, brand: null, version },
  })
  await deps.onApplicationChange(tx, id)
}
