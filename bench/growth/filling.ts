import pg from 'pg'

/** How much a shop has. */
export interface Sizes {
  readonly products: number
  readonly orders: number
  readonly messages: number
  readonly customers: number
}

/** Statements that need nothing of each other run over two connections, one for each processor of the machine. */
export interface Filling {
  readonly client: pg.Client
  readonly sizes: Sizes
  /** The end of the time in which all that is filled in happened: jobs that look at the last days have nothing to do with it. */
  readonly endMs: number
  readonly tell: (what: string) => void
}

/** A connection that fills tables in large statements, without limits of time, triggers, foreign keys or waiting for the disk. */
export async function openFillingClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of [
    'session_replication_role = replica',
    'synchronous_commit = off',
    "maintenance_work_mem = '1GB'",
    "work_mem = '256MB'",
    'max_parallel_maintenance_workers = 0',
    'search_path = public, filling',
  ])
    await client.query(`SET ${setting}`)
  return client
}

/** Does the work while there is a schema for what the filling alone needs. */
export async function withOwnSchema(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS filling CASCADE')
  await client.query('CREATE SCHEMA filling')
  // Ids that sort by time, as the shop's own do; the same at every filling of a database.
  await client.query(`
    CREATE FUNCTION filling.id_of(kind text, at_ms bigint, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
      SELECT (lpad(to_hex(at_ms), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '8' || substr(md5(kind || n), 1, 15))::uuid $$`)
  await work()
  await client.query('DROP SCHEMA filling CASCADE')
}

/** The tables that are filled in large statements. */
const TABLES = [
  ...['products', 'product_categories', 'listing', 'search_entries', 'users', 'customers', 'customer_contacts'],
  ...['orders', 'order_lines', 'order_statuses', 'order_counts', 'desk_entries', 'desk_log'],
  ...['chat_messages', 'chat_conversations', 'chat_reads'],
  ...['offers', 'offer_versions', 'offer_items', 'offer_payments', 'offer_events'],
  ...['reviews', 'sessions', 'wishes', 'carts', 'cart_lines', 'audit_entries'],
]

/** Does the work while the tables have no indexes but those of their constraints: making these at the end takes a fraction of the time. */
export async function withoutIndexes(clients: readonly pg.Client[], work: () => Promise<void>): Promise<void> {
  const [client] = clients
  const { rows } = (await client?.query<{ name: string; definition: string }>(
    // The largest ones first, so that no connection is left with one of them at the end.
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_am a ON a.oid = x.relam
    WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
    ORDER BY a.amname <> 'gin', x.relpages DESC`,
    [TABLES],
  )) ?? { rows: [] }
  if (rows.length > 0) await client?.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`)
  await work()
  await sharedOut(
    clients,
    rows.map(({ definition }) => definition),
  )
  await sharedOut(
    clients,
    TABLES.map((table) => `VACUUM (ANALYZE) ${table}`),
  )
}

/** Each connection takes the next statement once it is done with its last one. */
async function sharedOut(clients: readonly pg.Client[], statements: readonly string[]): Promise<void> {
  const left = [...statements]
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await client.query(next)
    }),
  )
}

/** Settings of a server whose data is thrown away when it dies; checkpoints and vacuums in between would only write pages twice. */
const WHILE_FILLING = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
} as const

/** Fills a server of its own, whose settings are its defaults again afterwards. */
export async function unsafely(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(WHILE_FILLING)) await client.query(`ALTER SYSTEM SET ${name} = '${value}'`)
    await client.query('SELECT pg_reload_conf()')
    await work()
    for (const name of Object.keys(WHILE_FILLING)) await client.query(`ALTER SYSTEM RESET ${name}`)
    await client.query('SELECT pg_reload_conf()')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
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
