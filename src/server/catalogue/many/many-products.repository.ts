import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import type { ManyKind } from '#domain/catalogue/many-products.ts'
import { brands, products } from '#server/catalogue/catalogue.tables.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { type ChangedColumns, productRunRows, productRuns } from './many-products.tables.ts'

const ROWS_PER_INSERT = 5000
/** A screen names no more, and only a program makes them in ten minutes. */
const OPEN_RUNS_MAX = 50

export type RunRecord = typeof productRuns.$inferSelect
export type RunRow = typeof productRunRows.$inferSelect
export type UndoOutcome = NonNullable<RunRecord['outcome']>

/** A product with the name of its brand, which the history tells. */
export interface ManyRow {
  readonly product: ProductRow
  readonly brandName: string | null
}

/** The existing ones among these products that the manager may change, newest first. */
export async function listManyRows(db: Db, ids: readonly string[], scope: ManagedScope): Promise<ManyRow[]> {
  return db
    .select({ product: products, brandName: brands.name })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(sql`${products.id} = any(${uuids(ids)})`, inManagedScope(scope, products.brandId)))
    .orderBy(desc(products.id))
}

/** The brands that are still there, locked until the transaction ends. */
export async function lockBrands(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(sql`${brands.id} = any(${uuids([...new Set(ids)])})`)
    .orderBy(brands.id)
    .for('share')
  return new Set(rows.map(({ id }) => id))
}

const written = {
  price: {
    // A change that was made by an older release, and is undone now, says nothing of the confirmation.
    columns: sql`price_minor = v."priceMinor", price_confirmed = coalesce(v."priceConfirmed", p.price_confirmed)`,
    types: sql`"priceMinor" bigint, "priceConfirmed" timestamptz`,
  },
  'price-confirm': { columns: sql`price_confirmed = v."priceConfirmed"`, types: sql`"priceConfirmed" timestamptz` },
  stock: { columns: sql`quantity = v.quantity`, types: sql`quantity int` },
  condition: { columns: sql`is_new = v."isNew"`, types: sql`"isNew" boolean` },
  active: {
    columns: sql`is_active = v."isActive", inactive_reasons = v."inactiveReasons"`,
    types: sql`"isActive" boolean, "inactiveReasons" text[]`,
  },
  brand: {
    columns: sql`brand_id = v."brandId", is_active = v."isActive", inactive_reasons = v."inactiveReasons"`,
    types: sql`"brandId" uuid, "isActive" boolean, "inactiveReasons" text[]`,
  },
} as const

export type WrittenKind = keyof typeof written

export function isWritten(kind: ManyKind): kind is WrittenKind {
  return kind in written
}

/** A confirmed price is the same price: people who edit the product meanwhile need not be told. */
export function raisesVersion(kind: WrittenKind): boolean {
  return kind !== 'price-confirm'
}

/** Writes columns of locked products in one statement, as an edit by form would. */
export async function writeMany(
  tx: Db,
  kind: WrittenKind,
  rows: readonly { readonly id: string; readonly columns: ChangedColumns }[],
): Promise<void> {
  const { columns, types } = written[kind]
  const values = JSON.stringify(rows.map((row) => ({ id: row.id, ...row.columns })))
  await tx.execute(sql`
    update products p set ${columns}, version = p.version + ${raisesVersion(kind) ? 1 : 0}
    from jsonb_to_recordset(${values}::jsonb) as v (id uuid, ${types}) where p.id = v.id`)
}

/** False where a change with this key was made before. */
export async function insertRun(tx: Db, run: typeof productRuns.$inferInsert): Promise<boolean> {
  const made = await tx.insert(productRuns).values(run).onConflictDoNothing().returning({ id: productRuns.id })
  return made.length > 0
}

export async function writeRunCount(tx: Db, id: string, count: number): Promise<void> {
  await tx.update(productRuns).set({ count }).where(eq(productRuns.id, id))
}

export async function insertRunRows(tx: Db, rows: readonly RunRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await tx.insert(productRunRows).values(rows.slice(from, from + ROWS_PER_INSERT))
}

export async function findRun(db: Db, id: string, actorId: string): Promise<RunRecord | null> {
  const [run] = await db
    .select()
    .from(productRuns)
    .where(and(eq(productRuns.id, id), eq(productRuns.actorId, actorId)))
  return run ?? null
}

interface Undoable {
  readonly actorId: string
  readonly after: Date
}

/** Newest first. */
export async function listOpenRuns(db: Db, { actorId, after }: Undoable): Promise<RunRecord[]> {
  return db
    .select()
    .from(productRuns)
    .where(and(eq(productRuns.actorId, actorId), gt(productRuns.at, after), isNull(productRuns.undone)))
    .orderBy(desc(productRuns.at))
    .limit(OPEN_RUNS_MAX)
}

/** Marks a change as undone; null where it is too old, or somebody was faster. */
export async function takeRun(tx: Db, id: string, { actorId, after }: Undoable, at: Date): Promise<RunRecord | null> {
  const [run] = await tx
    .update(productRuns)
    .set({ undone: at })
    .where(and(eq(productRuns.id, id), eq(productRuns.actorId, actorId), gt(productRuns.at, after), isNull(productRuns.undone)))
    .returning()
  return run ?? null
}

export async function writeOutcome(tx: Db, id: string, outcome: UndoOutcome): Promise<void> {
  await tx.update(productRuns).set({ outcome }).where(eq(productRuns.id, id))
}

export async function listRunRows(db: Db, runId: string): Promise<RunRow[]> {
  return db.select().from(productRunRows).where(eq(productRunRows.runId, runId))
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(productRuns).where(lt(productRuns.at, before))
}
