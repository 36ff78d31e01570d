import pg from 'pg'

/** How much a shop has. */
export interface Sizes {
  readonly products: number
  readonly orders: number
  readonly messages: number
  readonly customers: number
}

export interface Filling {
  readonly client: pg.Client
  readonly sizes: Sizes
  /** The end of the time in which all that is filled in happened: jobs that look at the last days have nothing to do with it. */
  readonly endMs: number
  readonly tell: (what: string) => void
}

/** One connection that fills tables in large statements, without limits of time, triggers, foreign keys or waiting for the disk. */
export async function openFillingClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of [
    'session_replication_role = replica',
    'synchronous_commit = off',
    "maintenance_work_mem = '1GB'",
    "work_mem = '256MB'",
    'max_parallel_maintenance_workers = 1',
  ])
    await client.query(`SET ${setting}`)
  // Ids that sort by time, as the shop's own do; the same at every filling of a database.
  await client.query(`
    CREATE FUNCTION pg_temp.id_of(kind text, at_ms bigint, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
      SELECT (lpad(to_hex(at_ms), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '8' || substr(md5(kind || n), 1, 15))::uuid $$`)
  return client
}

/** Does the work while the tables have no indexes but those of their constraints: making these at the end takes a fraction of the time. */
export async function withoutIndexes(client: pg.Client, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/** Rows of a table copied with some columns changed; `t` is the row and `c` its row of `from`. */
export async function copyRows(client: pg.Client, table: string, from: string, changed: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `t.${name}`)
  await client.query(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} t JOIN ${from}`)
}
