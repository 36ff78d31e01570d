import type { CallReply } from '#contract/endpoints.ts'
import { isManaged, type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { isAlphaDash } from '#domain/text/slugs.ts'
import type { ManagedDeps } from './managed/managed-products.service.ts'
import { findBySku } from './product-management.repository.ts'

/** Tells forms whether to offer pictures of the drive. */
export async function readDrive({ drive }: Pick<ManagedDeps, 'drive'>): Promise<CallReply<'GET /api/product/drive'>> {
  return { isSetUp: drive.isSetUp }
}

/** Answers a form that is being filled in. A merchant learns nothing of the folders of other brands. */
export async function listDriveImages(
  { database, drive }: ManagedDeps,
  manager: Manager,
  sku: string,
): Promise<CallReply<'GET /api/product/drive/:sku'>> {
  if (!isAlphaDash(sku)) return { isSetUp: drive.isSetUp, images: [] }
  const known = await findBySku(database.db, sku)
  const isForeign = known !== null && !isManaged(managedScope(manager), known.brandId)
  return { isSetUp: drive.isSetUp, images: isForeign ? [] : await drive.listImages(sku) }
}
