import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

export interface RowTable {
  readonly schema: string
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

export interface RowSequence {
  readonly name: string
  /** Null where it never gave a number. */
  readonly last: number | null
}

/** The tables of the job queue that hold jobs; the others are the queue's own and made by it. The first is referred to by the second. */
const QUEUE_TABLES = ['queue', 'job'] as const
/** Secrets never lie beside the data that they protect. */
const SECRETS = 'secrets'

/** Every table whose rows make up the shop, those of the job queue last. */
export async function listTables(db: Db): Promise<RowTable[]> {
  const { rows } = await db.execute<{ schema: string; name: string; columns: RowTable['columns'] }>(sql`
    SELECT n.nspname AS schema, c.relname AS name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      AND ((n.nspname = 'public' AND c.relname <> ${SECRETS})
        OR (n.nspname = 'pgboss' AND c.relname IN (${sql.join(
          QUEUE_TABLES.map((name) => sql`${name}`),
          sql`, `,
        )})))
    GROUP BY n.nspname, c.relname ORDER BY n.nspname DESC, c.relname`)
  const isOfQueue = ({ schema }: RowTable) => schema === 'pgboss'
  const queue = QUEUE_TABLES.flatMap((name) => rows.filter((table) => isOfQueue(table) && table.name === name))
  return [...rows.filter((table) => !isOfQueue(table)), ...queue]
}

export async function listSequences(db: Db): Promise<RowSequence[]> {
  const { rows } = await db.execute<{ name: string; last: string | null }>(
    sql`SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
  )
  return rows.map(({ name, last }) => ({ name, last: last === null ? null : Number(last) }))
}

export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(sql`SELECT to_regclass(${`public.${name}`}) IS NOT NULL AS "isThere"`)
  return rows[0]?.isThere === true
}

export async function hasTables(db: Db): Promise<boolean> {
  return (await listTables(db)).some(({ schema }) => schema === 'public')
}

/** Processes of the shop that are connected to this PostgreSQL database, besides the connection that asks. */
export async function countShopConnections(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()`)
  return Number(rows[0]?.count ?? 0)
}

export function tableId({ schema, name }: Pick<RowTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}
