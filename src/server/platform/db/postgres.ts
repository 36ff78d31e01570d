import pg from 'pg'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { Channels } from './channels.ts'
import type { Database, DatabaseOptions } from './database.ts'
import { Listener } from './listener.ts'
import { pingWithin } from './ping.ts'
import { databaseOver, GuardedPool, type GuardedPoolConfig, readNamedOn, runSqlOn } from './pool.ts'
import { FollowingReplica } from './replica.ts'

const POOL_SIZE = 10
const CONNECT_LIMIT_MS = 5_000
/** A process that has just started may be too busy to read the answer in time, however fast it came. */
const CONNECT_TRIES = 4
const STATEMENT_LIMIT_MS = 30_000
const IDLE_IN_TRANSACTION_LIMIT_MS = 60_000
/** A replica that has fallen silent ends no statement by itself, and the primary could have answered: this side stops waiting. */
const REPLICA_ANSWER_MOST_MS = 3_000
/** Compiling a statement takes PostgreSQL 100 ms and more, and it does so as soon as it expects many rows. */
const WITHOUT_COMPILER = '-c jit=off'
const SESSION = {
  statement_timeout: STATEMENT_LIMIT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
  options: WITHOUT_COMPILER,
} as const

export async function openPostgres(options: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const { databaseUrl, directUrl = databaseUrl, readUrl, log, transactionLimitMs } = options
  const pool = poolOver(databaseUrl, options)
  try {
    await connect(pool)
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The database that DATABASE_URL names cannot be used: ${reason}.`, { cause: error })
  }
  const channels = new Channels(log)
  const listener = new Listener(directUrl, channels, log)
  const replica =
    readUrl === undefined
      ? undefined
      : new FollowingReplica({
          primary: pool,
          replica: poolOver(readUrl, { ...options, watch: null }, { query_timeout: REPLICA_ANSWER_MOST_MS }),
          log,
        })
  let closing: Promise<void> | undefined
  const close = async () => {
    await Promise.all([listener.close(), replica?.close(), pool.end()])
  }
  return {
    kind: 'postgres',
    ...databaseOver(pool, transactionLimitMs),
    runSql: (text, values) => runSqlOn(pool, text, values),
    runLong: (text) => runLong(directUrl, text),
    readNamed: (statement) => readNamedOn(pool, statement),
    ...(replica === undefined ? {} : { replica }),
    listen: (channel, receive) => listener.listen(channel, receive),
    isListening: () => channels.isListening,
    onListeningChange: (receive) => channels.watch(receive),
    letOthersFirst: () => Promise.resolve(),
    ping: () => pingWithin(() => pool.query('SELECT 1')),
    snapshot: () => Promise.reject(new Error('Snapshots are of the embedded database; use pg_dump for PostgreSQL.')),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function poolOver(
  connectionString: string,
  { log, directUrl, poolSize = POOL_SIZE, connectLimitMs = CONNECT_LIMIT_MS, watch = null }: DatabaseOptions,
  further: Pick<GuardedPoolConfig, 'query_timeout'> = {},
): GuardedPool {
  const isPooled = directUrl !== undefined
  const config: GuardedPoolConfig = {
    connectionString,
    max: poolSize,
    application_name: 'diyafa',
    keepAlive: true,
    connectionTimeoutMillis: connectLimitMs,
    mayPrepare: !isPooled,
    // A pooler refuses to pass these on: there they are part of its own settings.
    ...(isPooled ? {} : SESSION),
    ...further,
    onConnect: (client) => {
      // A connection that dies while it is lent out would end the process if nothing listened for its error.
      client.on('error', (error) => log.warn({ reason: error.message }, 'a connection to the database was lost'))
    },
  }
  const pool = new GuardedPool(config, watch)
  pool.on('error', () => {})
  return pool
}

async function runLong(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'diyafa maintenance', connectionTimeoutMillis: CONNECT_LIMIT_MS })
  // The query that runs fails with it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function connect(pool: GuardedPool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await pool.query('SELECT 1')
      return
    } catch (error) {
      const isOverTime = error instanceof Error && /timeout/.test(error.message)
      if (!isOverTime || tries === CONNECT_TRIES) throw error
    }
  }
}
