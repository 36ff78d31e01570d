import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { RowSequence, RowTable } from './row-tables.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Runs the work on empty tables without triggers and foreign keys, so that rows come in any order and set off nothing. The foreign keys
 * come back afterwards, which checks every row.
 */
export async function onBareTables(tx: Db, tables: readonly RowTable[], work: () => Promise<void>): Promise<void> {
  const own = tables.filter(({ schema }) => schema === 'public').map(nameOf)
  const keys = await listForeignKeys(tx)
  for (const { table, name } of keys) await tx.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`))
  for (const table of own) await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`))
  for (const table of tables.toReversed().map(nameOf)) await tx.execute(sql.raw(`DELETE FROM ${table}`))
  await work()
  for (const table of own) await tx.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`))
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`))
  }
}

export async function setSequences(tx: Db, sequences: readonly RowSequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await tx.execute(sql`SELECT setval(${`public.${quoted(name)}`}::regclass, ${last})`)
  }
}

/** Drops everything of a shop but its extensions; what came with them stays. */
export async function dropShop(tx: Db): Promise<void> {
  await tx.execute(sql`
    DO $$
    DECLARE
      what text;
    BEGIN
      DROP SCHEMA IF EXISTS drizzle CASCADE;
      FOR what IN
        SELECT format('TABLE %s', c.oid::regclass) FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        UNION ALL
        SELECT format('FUNCTION %s', p.oid::regprocedure) FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      LOOP
        EXECUTE 'DROP ' || what || ' CASCADE';
      END LOOP;
    END $$`)
}

async function listForeignKeys(tx: Db): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<Record<keyof ForeignKey, string>>(sql`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`)
  return rows
}

function nameOf({ schema, name }: RowTable): string {
  return `${quoted(schema)}.${quoted(name)}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
