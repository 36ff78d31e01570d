import { setTimeout as pause } from 'node:timers/promises'
import { notifySearchChanged } from '#server/catalogue/catalogue-change.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { hasTakenTooLong } from '#server/platform/db/errors.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { searchIndexJob } from './search.jobs.ts'
import {
  dropMarksOfDeleted,
  dropUnused,
  isAnyMarked,
  listIndexFacts,
  listStale,
  listWords,
  lockMarks,
  replaceStale,
} from './search-index.repository.ts'
import { indexEntry, indexVersion } from './search-index.service.ts'
import {
  findNewestVersion,
  insertReturned,
  insertRules,
  lockIndex,
  markWalked,
  noteSeen,
  noteWork,
  type RulesStanding,
} from './search-rules.repository.ts'

export interface ReindexingDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  /** The rules of this process, where a test stands for another version of the shop. */
  readonly version?: string
}

/** On the embedded database everybody waits while one piece is written. */
const PIECE = 50
const WORDS_PER_PIECE = 100
/** The rest after each piece, in times of what it took, so that visitors of a shop that has just started find it no slower. */
const RESTS = 1
const REST_MOST_MS = 1000
/** A job ends before its limit and sends the next one. */
const RUN_MOST_MS = 10 * 60_000
const WORKED_ON_SECONDS = 60
const HANDED_BACK_SECONDS = 5
/** Rules of which no process was seen for so long are gone for good. */
const UNSEEN_MINUTES = 15

/** Runs after each start and every few minutes: sends the job where entries are made by other rules than the newest, which are this process's own. */
export async function queueReindexingIfDue(deps: ReindexingDeps): Promise<void> {
  const { database, version = indexVersion() } = deps
  const { isNewest, isBehind, isWorkedOn } = await standingOf(database, version)
  if (!isNewest || !isBehind || isWorkedOn) return
  await database.transaction((tx) => deps.jobs.send(tx, searchIndexJob, { version }))
}

/** Registers rules that are new, or whose processes have replaced those of newer ones. */
async function standingOf({ db }: Database, version: string): Promise<RulesStanding> {
  for (;;) {
    await insertRules(db, version)
    await insertReturned(db, version, UNSEEN_MINUTES)
    const standing = await noteSeen(db, version, WORKED_ON_SECONDS)
    // Another version took the number at that moment.
    if (standing !== null) return standing
  }
}

/** Searches find what the old entries say until each is replaced. May be repeated and cut off at any point. */
export async function reindex(deps: ReindexingDeps, asked: string, signal: AbortSignal): Promise<void> {
  const { database, version = indexVersion() } = deps
  const send = (afterSeconds: number) =>
    database.transaction((tx) => deps.jobs.send(tx, searchIndexJob, { version: asked }, { afterSeconds }))
  if (asked !== version) {
    // A process with the newest rules takes it in the end; older ones have nothing to do any more.
    if (asked === (await findNewestVersion(database.db))) await send(HANDED_BACK_SECONDS)
    return
  }
  const until = performance.now() + RUN_MOST_MS
  const mayGoOn = () => !signal.aborted && performance.now() < until
  const end = await walk(database, version, mayGoOn)
  if (end === 'cut' && !signal.aborted) await send(0)
}

/** Makes every entry that is behind, of a catalogue that nobody sees yet. */
export async function reindexAtOnce(database: Database, version = indexVersion()): Promise<void> {
  await standingOf(database, version)
  await walk(database, version, () => true, 0)
}

/** Walks the catalogue until nothing is left. */
async function walk(database: Database, version: string, mayGoOn: () => boolean, rests = RESTS): Promise<'done' | 'left' | 'cut'> {
  let after: string | null = null
  let hasFound = false
  while (mayGoOn()) {
    const begun = performance.now()
    const piece: Piece = await replacePiece(database, version, after)
    if (piece === 'left' || piece === 'cut') return piece
    if (piece !== null) hasFound = true
    else if (!hasFound) return finish(database, version)
    else hasFound = false
    after = piece
    await pause(Math.min(REST_MOST_MS, (performance.now() - begun) * rests))
  }
  return 'cut'
}

/** The last product of the piece; null behind the last one of all. */
type Piece = string | null | 'left' | 'cut'

/** Ends the job, to begin again later, if a long change holds the same products. */
function replacePiece(database: Database, version: string, after: string | null): Promise<Piece> {
  const replaced = database.transaction(async (tx): Promise<Piece> => {
    const rules = await lockIndex(tx, version)
    if (rules === null) return 'left'
    const stale = await listStale(tx, { rules, after, limit: PIECE })
    if (stale.length === 0) return null
    const marks = new Map(stale.map(({ id, mark }) => [id, mark]))
    await lockMarks(tx, [...marks.keys()])
    const facts = await listIndexFacts(tx, [...marks.keys()], version)
    await replaceStale(
      tx,
      facts.map((each) => ({ ...indexEntry(each), mark: marks.get(each.id) ?? null })),
      version,
    )
    await noteWork(tx, rules)
    return stale.at(-1)?.id ?? null
  })
  return replaced.catch((error: unknown) => {
    if (hasTakenTooLong(error)) return 'cut'
    throw error
  })
}

/**
 * The dictionary loses words that no product has any more, and every process drops the answers to searches that old entries gave. Marks that came
 * meanwhile are for the next run.
 */
async function finish(database: Database, version: string): Promise<'done' | 'left' | 'cut'> {
  for (let words = await listWords(database.db, '', WORDS_PER_PIECE); words.length > 0; ) {
    const unused = words.flatMap(({ word, isUsed }) => (isUsed ? [] : [word]))
    if (unused.length > 0) await database.transaction((tx) => dropUnused(tx, unused))
    words = await listWords(database.db, words.at(-1)?.word ?? '', WORDS_PER_PIECE)
  }
  return database.transaction(async (tx): Promise<'done' | 'left' | 'cut'> => {
    const rules = await lockIndex(tx, version)
    if (rules === null) return 'left'
    await dropMarksOfDeleted(tx)
    const isOver = !(await isAnyMarked(tx))
    if (isOver) await markWalked(tx, rules)
    await notifySearchChanged(tx)
    return isOver ? 'done' : 'cut'
  })
}
