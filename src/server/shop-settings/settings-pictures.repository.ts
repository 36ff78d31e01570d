import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { PictureUse } from '#domain/settings/pictures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { settingsPictures, shopSettings } from './shop-settings.tables.ts'

export type SettingsPicture = typeof settingsPictures.$inferSelect

export async function insertPicture(db: Db, picture: SettingsPicture): Promise<void> {
  await db.insert(settingsPictures).values(picture)
}

export async function findPicture(db: Db, name: string): Promise<SettingsPicture | null> {
  const [found] = await db.select().from(settingsPictures).where(eq(settingsPictures.name, name))
  return found ?? null
}

/** Names of uploaded pictures for this use, out of those given; none of them can be deleted until the transaction ends. */
export async function lockPictures(tx: Db, names: readonly string[], use: PictureUse): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ name: settingsPictures.name })
    .from(settingsPictures)
    .where(and(inArray(settingsPictures.name, [...names]), eq(settingsPictures.use, use)))
    .for('key share')
  return new Set(rows.map(({ name }) => name))
}

/** Deletes the row of a picture that no section names, nor would if its last change were undone; null where there is none to delete. */
export async function deleteUnnamedPicture(tx: Db, name: string): Promise<SettingsPicture | null> {
  // A change that is about to name it has ended once the row is locked.
  const [locked] = await tx.select().from(settingsPictures).where(eq(settingsPictures.name, name)).for('update')
  if (locked === undefined) return null
  const pattern = `%${name}%`
  const naming = await tx
    .select({ section: shopSettings.section })
    .from(shopSettings)
    .where(or(like(sql`${shopSettings.content}::text`, pattern), like(sql`${shopSettings.previous}::text`, pattern)))
    .limit(1)
  if (naming.length > 0) return null
  await tx.delete(settingsPictures).where(eq(settingsPictures.name, name))
  return locked
}
