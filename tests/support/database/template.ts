import path from 'node:path'
import { forgetCounts } from '#server/platform/counts/cached-counts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { runMigrations } from '#server/platform/db/schema/migrate.ts'
import { createJobs } from '#server/platform/jobs/job-boss.ts'
import { failingLog } from './failing-log.ts'
import { runWithoutTriggers } from './own-session.ts'

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations')

/**
 * Makes the function that empties every table of ours and the job queues in spite of references, and sets their numbers back. It names the
 * tables, so that a session plans each statement once: planning a deletion for each table took longer than most tests. Only tables with
 * rows are touched, and deleting a few rows is faster than TRUNCATE, which swaps files.
 */
export const MAKE_EMPTYING = `
  CREATE SCHEMA emptying;
  DO $make$
  DECLARE
    body text := '';
    name text;
  BEGIN
    FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' ORDER BY 1 LOOP
      body := body || format('IF EXISTS (SELECT FROM %1$s) THEN DELETE FROM %1$s; END IF; ', name);
    END LOOP;
    FOR name IN SELECT format('%I.%I', schemaname, sequencename) FROM pg_sequences WHERE schemaname = 'public' LOOP
      body := body || format('PERFORM setval(%1$L, seqstart, false) FROM pg_sequence WHERE seqrelid = %1$L::regclass; ', name);
    END LOOP;
    EXECUTE format(
      'CREATE FUNCTION emptying.empty_all() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica AS %L',
      'BEGIN ' || body || 'DELETE FROM pgboss.job; END');
  END $make$`

/** Brings a new database to the newest schema, with the queues of all jobs, which take a second to make. */
export async function prepareTemplate(database: Database): Promise<void> {
  await runMigrations(database, MIGRATIONS_FOLDER)
  // Only a template needs the definitions, and reading them all takes as long as a short test.
  const [{ readShopJobs }, { makeIndexes }] = await Promise.all([
    import('#server/shop-jobs.ts'),
    import('#server/indexes/indexes.service.ts'),
  ])
  await makeIndexes(database)
  const jobs = createJobs({ database, log: failingLog, definitions: await readShopJobs() })
  await jobs.start()
  await jobs.stop()
  await database.runSql(MAKE_EMPTYING)
}

/** Empties a copy of the template, whose next user must not meet what this process remembers of its rows. */
export async function emptyAll(db: Db): Promise<void> {
  forgetCounts(db)
  await runWithoutTriggers(db, 'SELECT emptying.empty_all()')
}
