import type { Database } from '#server/platform/db/database.ts'

/** Ends so many writes of a table as the database ends one of two changes in each other's way, while a call runs. */
export async function inConflict<Result>(
  { runSql }: Pick<Database, 'runSql'>,
  { table, times }: { readonly table: string; readonly times: number },
  call: () => Promise<Result>,
): Promise<Result> {
  // A sequence goes on where its transaction is rolled back.
  await runSql(`
    CREATE SEQUENCE conflicts;
    CREATE FUNCTION end_in_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('conflicts') <= ${times} THEN RAISE deadlock_detected; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER conflicts BEFORE INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION end_in_conflict()`)
  try {
    return await call()
  } finally {
    await runSql(`DROP TRIGGER conflicts ON ${table}; DROP FUNCTION end_in_conflict; DROP SEQUENCE conflicts`)
  }
}
