import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '#domain/durations.ts'
import { renewSearchTexts } from '#server/customers/search.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { DeskDeps, FollowingDeps } from '../desk.deps.ts'
import { deskEntriesJob } from '../desk.jobs.ts'
import { listLiveEntries, type SubjectKey } from '../entries.repository.ts'
import { isBehind, refreshEntry } from './following.service.ts'
import { listWithoutEntry } from './subjects.repository.ts'
import { isWalkedSince, noteWalk } from './walks.repository.ts'

export interface CatchingUpDeps extends DeskDeps {
  readonly jobs: Pick<Jobs, 'send'>
  /** The version of the shop: another one may have left entries out of step. */
  readonly version: string
}

const PIECE = 25
/** The walk goes on after the id of an entry; every id is greater than this one. Null looks for subjects without an entry first. */
const BEFORE_FIRST_ENTRY = '00000000-0000-0000-0000-000000000000'
const LIVE_MS = 7 * DAY_MS
/** A shop that starts again within this time has nothing to compare: entries are written with their subjects. */
const REPAIRED_MS = DAY_MS
/**
 * The rest after each subject, in times of what it took, so that a shop that has just started is not slower for its customers: almost
 * all entries are in step already. One that is missing hides somebody from the desk, and rests less.
 */
const RESTS = { missing: 1, repair: 9 } as const
const REST_MOST_MS = 1000

/** Runs after each start: whatever another version of the shop left undone is done. */
export async function beginCatchingUp({
  database,
  jobs,
}: {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
}): Promise<void> {
  await database.transaction((tx) => jobs.send(tx, deskEntriesJob, { after: null }))
}

/** Must run in the transaction of a change of hours: people at the desk see the new times at once, so that no entry rests. */
export async function followHours(tx: Db, jobs: Pick<Jobs, 'send'>): Promise<void> {
  await jobs.send(tx, deskEntriesJob, { after: BEFORE_FIRST_ENTRY, isUrgent: true })
}

interface Piece {
  readonly after: string | null
  readonly isUrgent?: boolean | undefined
}

/** One piece; may be repeated. New entries come first: without one, somebody would be forgotten. */
export async function catchUp(deps: CatchingUpDeps, { after, isUrgent = false }: Piece, signal: AbortSignal): Promise<void> {
  const next = after === null ? await makeMissing(deps, signal) : await repairPiece(deps, { after, isUrgent }, signal)
  if (signal.aborted) return
  if (next === 'done') {
    if (!isUrgent) await noteWalk(deps.database.db, deps.version, deps.now())
    return
  }
  if (after === null && next !== null && (await isWalked(deps))) return
  await deps.database.transaction((tx) => deps.jobs.send(tx, deskEntriesJob, { after: next, isUrgent }))
}

function isWalked({ database, version, now }: CatchingUpDeps): Promise<boolean> {
  return isWalkedSince(database.db, version, new Date(now().getTime() - REPAIRED_MS))
}

async function makeMissing(deps: CatchingUpDeps, signal: AbortSignal): Promise<string | null> {
  const missing = await listWithoutEntry(deps.database.db, PIECE)
  let made = 0
  for (const key of missing) {
    if (signal.aborted) return null
    await resting('missing', async () => {
      if (await refreshLater(deps, key)) made += 1
    })
  }
  if (made === 0) {
    await resting('missing', async () => {
      made = await renewSearchTexts(deps.database, PIECE)
    })
  }
  // Without any success the same subjects would be found again for ever.
  return made === 0 ? BEFORE_FIRST_ENTRY : null
}

async function repairPiece(
  deps: CatchingUpDeps,
  { after, isUrgent }: { readonly after: string; readonly isUrgent: boolean },
  signal: AbortSignal,
): Promise<string | 'done'> {
  const since = new Date(deps.now().getTime() - LIVE_MS)
  const entries = await listLiveEntries(deps.database.db, { after, since, limit: PIECE })
  for (const key of entries) {
    if (signal.aborted) break
    const repair = async () => {
      if (await isBehind(deps, deps.database.db, key)) await refreshLater(deps, key)
    }
    if (isUrgent) await repair()
    else await resting('repair', repair)
  }
  return entries.at(-1)?.id ?? 'done'
}

function refreshLater(deps: CatchingUpDeps, { kind, subjectId }: SubjectKey): Promise<boolean> {
  return deps.database.transaction((tx) => refreshEntry(deps, tx, { kind, subjectId }, { isLocked: false }))
}

async function resting(work: keyof typeof RESTS, done: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await done()
  await pause(Math.min(REST_MOST_MS, (performance.now() - begun) * RESTS[work]))
}

/** Entries of everything that is there, in one transaction: for a shop that is being filled. */
export async function makeAllEntries(deps: FollowingDeps, tx: Db): Promise<void> {
  for (;;) {
    let made = 0
    for (const key of await listWithoutEntry(tx, PIECE)) if (await refreshEntry(deps, tx, key)) made += 1
    if (made === 0) return
  }
}
