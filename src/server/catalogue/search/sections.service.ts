import type { Database, Db } from '#server/platform/db/database.ts'
import { tryForLocks } from '#server/platform/db/schema/lock-tries.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { searchSectionsJob } from './search.jobs.ts'
import { createSectionsIndex, findSectionsState, hasEntriesBeyond, measureWords } from './search-sections.repository.ts'
import { type ShareOf, sharesOf } from './search-shares.facts.ts'
import { readIndexStatistics } from './search-shares.repository.ts'
import { addVocabulary, createVocabularyTrigger, findVocabularyState, markVocabularyComplete } from './search-vocabulary.repository.ts'

/** With fewer products, ranking all that a word finds costs less than the index by sections would. */
const LARGE_FROM = 20_000
const REMEMBERED_MS = 60_000

/** A catalogue whose common words are walked, with what is known of its words. */
export interface LargeCatalogue {
  readonly products: number
  /** About the share of products that have a word anywhere. */
  readonly shareOf: ShareOf
  /** The same by sections, with their marks. */
  readonly shareWithin: ShareOf
  /** True where each beginning of words can become the words that begin so. */
  readonly hasVocabulary: boolean
  /** Null before PostgreSQL has looked through the table for the first time. */
  readonly leastShare: number | null
}

interface Remembered {
  readonly catalogue: LargeCatalogue | null
  readonly until: number
}

const WALKABLE: ReadonlySet<string> = new Set(['ready', 'unmeasured'])

const remembered = new WeakMap<Db, Remembered>()

/** Answers with the shares of words where the matches of common ones can be walked, else null. Remembered for a minute. */
export async function largeCatalogue(database: Database): Promise<LargeCatalogue | null> {
  if (database.kind === 'embedded') return null
  const known = remembered.get(database.db)
  if (known !== undefined && performance.now() < known.until) return known.catalogue
  const catalogue = WALKABLE.has(await findSectionsState(database.db)) ? await readLarge(database.db) : null
  remembered.set(database.db, { catalogue, until: performance.now() + REMEMBERED_MS })
  return catalogue
}

async function readLarge(db: Db): Promise<LargeCatalogue> {
  const { products, words, sections } = await readIndexStatistics(db)
  const leastShare = words.length === 0 ? null : Math.min(...words.map(({ share }) => share))
  const hasVocabulary = (await findVocabularyState(db)) === 'complete'
  return { products, shareOf: sharesOf(words), shareWithin: sharesOf(sections), hasVocabulary, leastShare }
}

/** Sends the job that makes what a large catalogue is searched by, where it has become large. */
export async function tendSections({ database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, 'send'> }): Promise<void> {
  if (database.kind === 'embedded' || !(await hasEntriesBeyond(database.db, LARGE_FROM))) return
  const state = await findSectionsState(database.db)
  if (state === 'building' || (state === 'ready' && (await findVocabularyState(database.db)) === 'complete')) return
  await database.transaction((tx) => jobs.send(tx, searchSectionsJob, {}))
}

/** May be repeated: what a killed process left half made is made anew. */
export async function makeSections(database: Database): Promise<void> {
  const state = await findSectionsState(database.db)
  if (state === 'building') return
  await createSectionsIndex(database)
  if (state !== 'ready') await measureWords(database)
  await makeVocabulary(database)
  remembered.delete(database.db)
}

const TRIGGER_TRIES = 20
const TRIGGER_WAIT_MS = 500
const PAUSE_MS = 2000
const ENTRIES_PER_PIECE = 1000

/** New entries bring their words from the beginning, so that none is missing once the older ones are walked through. */
async function makeVocabulary(database: Database): Promise<void> {
  const state = await findVocabularyState(database.db)
  if (state === 'complete') return
  if (state === 'absent') await startVocabulary(database)
  for (let after: string | null = null; ; ) {
    after = await addVocabulary(database.db, after, ENTRIES_PER_PIECE)
    if (after === null) break
  }
  await markVocabularyComplete(database)
}

/** Writers of entries wait behind the lock, so that each try is short. */
async function startVocabulary(database: Database): Promise<void> {
  const start = () => database.transaction((tx) => createVocabularyTrigger(tx, TRIGGER_WAIT_MS))
  await tryForLocks(start, { tries: TRIGGER_TRIES, pauseMs: PAUSE_MS })
}
