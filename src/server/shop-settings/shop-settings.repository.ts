import { and, eq, sql } from 'drizzle-orm'
import type { SettingsSection } from '#domain/settings/sections.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shopSettings } from './shop-settings.tables.ts'

export type StoredSection = typeof shopSettings.$inferSelect

export async function listSections(db: Db): Promise<StoredSection[]> {
  return db.select().from(shopSettings)
}

export async function findSection(db: Db, section: SettingsSection): Promise<StoredSection | null> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.section, section))
  return row ?? null
}

/** False where somebody has changed the section since this version of it was read. */
export async function writeSection(tx: Db, row: StoredSection): Promise<boolean> {
  const { section, version, ...set } = row
  const written =
    version === 1
      ? await tx.insert(shopSettings).values(row).onConflictDoNothing()
      : await tx
          .update(shopSettings)
          .set({ ...set, version })
          .where(and(eq(shopSettings.section, section), eq(shopSettings.version, version - 1)))
  return written.rowCount === 1
}

/** Tells every process once the transaction is committed; must be its last statement. */
export async function notifySettingsChanged(tx: Db, channel: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}
