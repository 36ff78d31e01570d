import { cpSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { type CatalogueChange, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { type ShopProcess, startVisitedShop } from '#tests/support/browser/shop-process.ts'

interface SomeProduct {
  readonly id: string
  readonly slug: string
}

/** The demo after changes, in a process of its own, so that no other test meets them. */
export async function startChangedShop(
  work: (change: CatalogueChange, products: readonly SomeProduct[]) => Promise<unknown>,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'diyafa-changed-'))
  cpSync(String(process.env.FILLED_DATA_DIR), dataDir, { recursive: true })
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) })
  const some = await database.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(products.id)
    .limit(3)
  await changeCatalogue({ database, onCatalogueChange: () => undefined }, async (change) => {
    await work(change, some)
  })
  await database.close()
  return startVisitedShop({ ...settings, DATA_DIR: dataDir })
}
