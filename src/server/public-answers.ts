import { LRUCache } from 'lru-cache'
import { CATALOGUE_TAGS, type MadeChange } from './catalogue/cache-tags.facts.ts'
import { CATALOGUE_CHANNEL, type ChangeDeps, readChange } from './catalogue/catalogue-change.service.ts'
import type { Database } from './platform/db/database.ts'
import type { Cdn } from './platform/http/cache/cdn.ts'
import { PacedTags } from './platform/http/cache/paced-tags.ts'
import { ResponseCache } from './platform/http/cache/response-cache.ts'
import type { SettingsStore } from './shop-settings/shop-settings.service.ts'

export interface PublicAnswersDeps {
  readonly database: Database
  readonly settingsStore: Pick<SettingsStore, 'onChange'>
  /** Null where no CDN is in front of the shop. */
  readonly cdn: Cdn | null
}

export interface PublicAnswers {
  readonly cache: ResponseCache
  /** Drops what a change of this process touches, before its notification arrives. */
  readonly onCatalogueChange: ChangeDeps['onCatalogueChange']
  close(): void
}

const CACHE_BYTES_MOST = 32 * 1024 * 1024
/** Changes that this process made and has not been notified of, or the other way round, with those of other processes. */
const AWAITED_MOST = 1000

/** The cache of what everybody is shown, and the changes that drop it. */
export async function openPublicAnswers({ database, settingsStore, cdn }: PublicAnswersDeps): Promise<PublicAnswers> {
  const cache = new ResponseCache({
    bytesMost: CACHE_BYTES_MOST,
    canReceiveChanges: () => database.isListening(),
    ...(cdn === null ? {} : { sharedHeaders: cdn.headersOf }),
  })
  const pass = (tags: readonly string[] | null) => {
    cache.drop(tags)
    // Every process that hears of a change tells the CDN, so that none is lost with the process that made it.
    cdn?.purge(tags)
  }
  // Each product has a tag of its own; those of lists are shared by pages that everybody opens.
  const paced = new PacedTags({ isPaced: (tag) => !tag.startsWith(CATALOGUE_TAGS.product), pass })
  const drop = (tags: readonly string[] | null) => {
    if (tags !== null) return paced.add(tags)
    paced.forget()
    pass(null)
  }
  // This process hears of its own changes twice, in either order, and drops what they touch once.
  const once = new LRUCache<string, true>({ max: AWAITED_MOST })
  const isNews = ({ id }: MadeChange): boolean => {
    if (once.delete(id)) return false
    once.set(id, true)
    return true
  }
  await database.listen(CATALOGUE_CHANNEL, (payload) => {
    database.replica?.catchUp()
    const change = readChange(payload)
    if (change === null) drop(null)
    else if (isNews(change)) drop(change.tags)
  })
  settingsStore.onChange(() => {
    database.replica?.catchUp()
    drop(null)
  })
  database.onListeningChange((isListening) => {
    if (!isListening) return cache.suspend()
    database.replica?.catchUp()
    drop(null)
  })
  // Pages of the version before name scripts and styles that are gone with it, and nobody told of changes while no process ran.
  cdn?.purge(null)
  return {
    cache,
    onCatalogueChange: (change) => {
      if (isNews(change)) drop(change.tags)
    },
    close: () => paced.passWaiting(),
  }
}
