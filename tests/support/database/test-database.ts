import { type EmbeddedDatabase, openEmbedded } from '#server/platform/db/embedded.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Watch } from '#server/platform/watch/watch.ts'
import { failingLog } from './failing-log.ts'
import { migratedSnapshot } from './snapshot.ts'

/** A migrated, empty embedded database in memory. The caller closes it. */
export async function openTestDatabase(options: { log?: Log; transactionLimitMs?: number; watch?: Watch } = {}): Promise<EmbeddedDatabase> {
  return openEmbedded({ log: failingLog, ...options, dataDir: null, snapshot: await migratedSnapshot() })
}
