import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '#server/platform/db/embedded.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Watch } from '#server/platform/watch/watch.ts'
import { failingLog } from './failing-log.ts'
import { migratedSnapshot } from './snapshot.ts'

/** A migrated, empty embedded database in memory. The caller closes it. */
export async function openTestDatabase(options: { log?: Log; transactionLimitMs?: number; watch?: Watch } = {}): Promise<EmbeddedDatabase> {
  return openEmbedded({ log: failingLog, ...options, dataDir: null, snapshot: await migratedSnapshot() })
}

/**
 * Empties every table of ours and the job queues in spite of references. Deleting a few rows is faster than TRUNCATE, which swaps files.
 */
export async function emptyAll(db: Db): Promise<void> {
  await db.execute(sql`
    DO $$
    DECLARE
      name text;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE 'DELETE FROM ' || name;
      END LOOP;
      FOR name IN SELECT format('%I.%I', schemaname, sequencename) FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
      END LOOP;
      DELETE FROM pgboss.job;
    END $$`)
}
