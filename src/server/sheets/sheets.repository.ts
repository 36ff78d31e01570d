import { and, desc, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { SheetKind } from '#domain/sheets/columns.ts'
import type { RunState } from '#domain/sheets/runs.ts'
import { tabOf } from '#domain/sheets/tabs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import type { OtherTab } from './planning/other-tabs.facts.ts'
import { sheetColumnChoices, sheetRuns, sheetRunWrites } from './sheets.tables.ts'

export type NewRun = typeof sheetRuns.$inferInsert
export type RunColumns = Partial<Omit<NewRun, 'id' | 'ownerId'>>

const light = {
  id: sheetRuns.id,
  ownerId: sheetRuns.ownerId,
  kind: sheetRuns.kind,
  fileName: sheetRuns.fileName,
  headings: sheetRuns.headings,
  samples: sheetRuns.samples,
  headRow: sheetRuns.headRow,
  rowCount: sheetRuns.rowCount,
  columns: sheetRuns.columns,
  isRemembered: sheetRuns.isRemembered,
  scope: sheetRuns.scope,
  absent: sheetRuns.absent,
  isPartial: sheetRuns.isPartial,
  state: sheetRuns.state,
  tries: sheetRuns.tries,
  done: sheetRuns.done,
  total: sheetRuns.total,
  began: sheetRuns.began,
  summary: sheetRuns.summary,
  groups: sheetRuns.groups,
  failure: sheetRuns.failure,
  created: sheetRuns.created,
}

/** A run without its rows, which are long. */
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number]

export interface OwnRun {
  readonly id: string
  readonly ownerId: string
}

const isSeen = eq(sheetRuns.isForgotten, false)

function isOwn({ id, ownerId }: OwnRun) {
  return and(eq(sheetRuns.id, id), eq(sheetRuns.ownerId, ownerId), isSeen)
}

export async function insertRun(db: Db, run: NewRun): Promise<void> {
  await db.insert(sheetRuns).values(run)
}

/** The newest first. */
export async function listRuns(
  db: Db,
  ownerId: string,
  { states, limit }: { readonly states: readonly RunState[]; readonly limit: number },
) {
  const isListed = and(eq(sheetRuns.ownerId, ownerId), inArray(sheetRuns.state, [...states]), isSeen)
  return db.select(light).from(sheetRuns).where(isListed).orderBy(desc(sheetRuns.id)).limit(limit)
}

type TabOfFile = Pick<RunRow, 'id' | 'ownerId' | 'fileName' | 'created'>

function isTogether({ id, ownerId, created }: TabOfFile) {
  return and(eq(sheetRuns.ownerId, ownerId), eq(sheetRuns.created, created), ne(sheetRuns.id, id))
}

/** The sheets that came with this one, from the other tabs of its file. */
export async function listOtherTabs(db: Db, run: TabOfFile): Promise<RunRow[]> {
  const own = tabOf(run.fileName)
  if (own === null) return []
  const together = await db
    .select(light)
    .from(sheetRuns)
    .where(and(isTogether(run), isSeen))
    .orderBy(sheetRuns.id)
  return together.filter((each) => tabOf(each.fileName)?.start === own.start)
}

/** The other tabs with their rows, forgotten ones as well. */
export async function readOtherTabs(db: Db, run: TabOfFile): Promise<OtherTab[]> {
  if (tabOf(run.fileName) === null) return []
  const { fileName, headRow, columns, scope, rows, isForgotten } = sheetRuns
  const found = await db
    .select({ fileName, headRow, columns, scope, rows, isForgotten })
    .from(sheetRuns)
    .where(isTogether(run))
    .orderBy(sheetRuns.id)
  return found.map(({ fileName: name, rows: cells, ...tab }) => ({
    ...tab,
    tab: tabOf(name)?.tab ?? name,
    rows: JSON.parse(cells) as string[][],
  }))
}

export async function findRun(db: Db, own: OwnRun): Promise<RunRow | null> {
  const [run] = await db.select(light).from(sheetRuns).where(isOwn(own))
  return run ?? null
}

export async function findRows(db: Db, own: OwnRun): Promise<{ rows: string; results: string | null } | null> {
  const [found] = await db.select({ rows: sheetRuns.rows, results: sheetRuns.results }).from(sheetRuns).where(isOwn(own))
  return found ?? null
}

/** False where the run is in none of these states any more, or another import has begun. */
export async function moveRun(db: Db, own: OwnRun, from: readonly RunState[], columns: RunColumns): Promise<boolean> {
  try {
    const moved = await db
      .update(sheetRuns)
      .set(columns)
      .where(and(isOwn(own), inArray(sheetRuns.state, [...from])))
      .returning({ id: sheetRuns.id })
    return moved.length === 1
  } catch (error) {
    if (isUniqueViolation(error, 'sheet_runs_one_import')) return false
    throw error
  }
}

/** Takes up the work on a run; null where none is left to do. */
export async function beginWork(db: Db, id: string, began: Date) {
  const [run] = await db
    .update(sheetRuns)
    .set({ tries: sql`${sheetRuns.tries} + 1`, began, done: 0, total: 0 })
    .where(and(eq(sheetRuns.id, id), inArray(sheetRuns.state, ['checking', 'importing'])))
    .returning({ ...light, rows: sheetRuns.rows })
  return run ?? null
}

export async function writeProgress(db: Db, id: string, progress: { readonly done: number; readonly total: number }): Promise<void> {
  await db
    .update(sheetRuns)
    .set(progress)
    .where(and(eq(sheetRuns.id, id), inArray(sheetRuns.state, ['checking', 'importing'])))
}

export type RunWrite = typeof sheetRunWrites.$inferSelect

/** The later write counts where the import writes a product twice; a confirmation alone leaves what takes the first one back. */
export async function insertWrites(tx: Db, writes: readonly (typeof sheetRunWrites.$inferInsert)[]): Promise<void> {
  if (writes.length === 0) return
  await tx
    .insert(sheetRunWrites)
    .values([...writes])
    .onConflictDoUpdate({
      target: [sheetRunWrites.runId, sheetRunWrites.productId],
      set: {
        version: sql`excluded.version`,
        back: sql`case when jsonb_exists(excluded.back, 'confirmed') then sheet_run_writes.back else excluded.back end`,
      },
    })
}

export async function listWrites(db: Db, runId: string, limit: number): Promise<RunWrite[]> {
  return db.select().from(sheetRunWrites).where(eq(sheetRunWrites.runId, runId)).orderBy(sheetRunWrites.productId).limit(limit)
}

export async function countWrites(db: Db, runId: string): Promise<number> {
  return db.$count(sheetRunWrites, eq(sheetRunWrites.runId, runId))
}

/** Forgets these writes of a run, or all of them. */
export async function deleteWrites(tx: Db, runId: string, productIds?: readonly string[]): Promise<void> {
  const these = productIds === undefined ? undefined : inArray(sheetRunWrites.productId, [...productIds])
  await tx.delete(sheetRunWrites).where(and(eq(sheetRunWrites.runId, runId), these))
}

const isAtRest = notInArray(sheetRuns.state, ['checking', 'importing'])

/** Deletes a sheet and the forgotten tabs of its file. */
export async function deleteRun(db: Db, run: TabOfFile): Promise<boolean> {
  const deleted = await db
    .delete(sheetRuns)
    .where(and(isOwn(run), isAtRest))
    .returning({ id: sheetRuns.id })
  if (deleted.length === 0) return false
  await db.delete(sheetRuns).where(and(isTogether(run), eq(sheetRuns.isForgotten, true)))
  return true
}

/** Leaves the rows of a tab for as long as there are others of its file. */
export async function forgetTab(db: Db, own: OwnRun): Promise<boolean> {
  const forgotten = await db
    .update(sheetRuns)
    .set({ isForgotten: true })
    .where(and(isOwn(own), isAtRest))
    .returning({ id: sheetRuns.id })
  return forgotten.length === 1
}

export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await db.delete(sheetRuns).where(and(lt(sheetRuns.created, before), isAtRest))
}

/** Sheets that are being worked on, locked until the transaction ends; one that is written at this moment is left out. */
export async function lockWorking(tx: Db) {
  return tx
    .select({ id: sheetRuns.id, ownerId: sheetRuns.ownerId, state: sheetRuns.state, tries: sheetRuns.tries })
    .from(sheetRuns)
    .where(inArray(sheetRuns.state, ['checking', 'importing']))
    .for('update', { skipLocked: true })
}

export async function isImportingFor(db: Db, ownerId: string): Promise<boolean> {
  return (await db.$count(sheetRuns, and(eq(sheetRuns.state, 'importing'), eq(sheetRuns.ownerId, ownerId)))) > 0
}

export async function isImporting(db: Db, but: string): Promise<boolean> {
  return (await db.$count(sheetRuns, and(eq(sheetRuns.state, 'importing'), ne(sheetRuns.id, but)))) > 0
}

export interface ChoiceKey {
  readonly ownerId: string
  readonly kind: SheetKind
  readonly headingsKey: string
}

export async function findChoice(db: Db, { ownerId, kind, headingsKey }: ChoiceKey) {
  const [found] = await db
    .select({ columns: sheetColumnChoices.columns })
    .from(sheetColumnChoices)
    .where(and(eq(sheetColumnChoices.ownerId, ownerId), eq(sheetColumnChoices.kind, kind), eq(sheetColumnChoices.headingsKey, headingsKey)))
  return found?.columns ?? null
}

export async function rememberChoice(db: Db, choice: typeof sheetColumnChoices.$inferInsert): Promise<void> {
  await db
    .insert(sheetColumnChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [sheetColumnChoices.ownerId, sheetColumnChoices.kind, sheetColumnChoices.headingsKey],
      set: { columns: choice.columns },
    })
}
