import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import type { Log } from '#server/platform/log/log.ts'
import { failingLog } from './failing-log.ts'
import { migratedSnapshot } from './snapshot.ts'

/** A migrated, empty embedded database in memory. Whoever opens it closes it. */
export async function openTestDatabase(options: { log?: Log; transactionLimitMs?: number } = {}): Promise<Database> {
  return openEmbedded({ log: failingLog, ...options, dataDir: null, snapshot: await migratedSnapshot() })
}

/** Empties every table of ours and the job queues, whatever refers to what. */
export async function truncateAll(db: Db): Promise<void> {
  await db.execute(sql`
    DO $$
    DECLARE
      name text;
      has_rows boolean;
      filled text[] := '{}';
    BEGIN
      FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE 'SELECT EXISTS (SELECT 1 FROM ' || name || ')' INTO has_rows;
        IF has_rows THEN filled := filled || name; END IF;
      END LOOP;
      IF cardinality(filled) > 0 THEN
        EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' RESTART IDENTITY CASCADE';
      END IF;
      DELETE FROM pgboss.job;
    END $$`)
}
