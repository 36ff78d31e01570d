import path from 'node:path'
import type pg from 'pg'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { Channels, listenStatement } from './channels.ts'
import { createCluster, finishReplacing, hasCluster, replaceCluster } from './cluster-directory.ts'
import type { Database, DatabaseOptions } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import type { EmbeddedCounts } from './embedded-protocol.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { pingWithin } from './ping.ts'
import { databaseOver, GuardedPool, idleWaiter, readNamedOn, runSqlOn } from './pool.ts'

const FOLDER = 'database'
const TRANSACTION_LIMIT_MS = 30_000
/** The wait beyond the longest transaction, so that nobody is refused for having queued behind one. */
const WAIT_BEYOND_LIMIT_MS = 5_000

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  counts(): Promise<EmbeddedCounts>
}

export interface EmbeddedOptions extends Omit<DatabaseOptions, 'dataDir'> {
  /** Null keeps everything in memory, for tests and for making snapshots. */
  dataDir: string | null
}

export function isEmbeddedThere(dataDir: string): boolean {
  return hasCluster(path.resolve(dataDir, FOLDER))
}

/** Puts the closed database of one data directory in the place of another's, whose lock the caller holds. */
export function replaceEmbedded(dataDir: string, fresh: string): void {
  replaceCluster(path.resolve(dataDir, FOLDER), path.resolve(fresh, FOLDER))
}

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options
  if (dataDir === null) return overEngine(await openEngine(null, await bytesOf(options.snapshot), options), options, () => {})
  const lock = lockDirectory(dataDir)
  try {
    const directory = path.resolve(dataDir, FOLDER)
    finishReplacing(directory)
    if (!hasCluster(directory)) await createCluster(directory, (await bytesOf(options.snapshot)) ?? (await emptyCluster(options)))
    return await overEngine(await openEngine(directory, null, options), options, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openEngine(directory: string | null, snapshot: Buffer | null, { log }: EmbeddedOptions): Promise<EmbeddedEngine> {
  const engine = new EmbeddedEngine({ directory, snapshot }, log)
  try {
    await engine.open()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`What is in DATA_DIR cannot be opened, it may be damaged or the disk full. ${reason}`, { cause: error })
  }
  return engine
}

async function emptyCluster(options: EmbeddedOptions): Promise<Buffer> {
  const engine = await openEngine(null, null, options)
  const snapshot = await engine.snapshot()
  await engine.close()
  return snapshot
}

async function bytesOf(snapshot: Blob | Buffer | undefined): Promise<Buffer | null> {
  if (snapshot === undefined) return null
  return Buffer.isBuffer(snapshot) ? snapshot : Buffer.from(await snapshot.arrayBuffer())
}

async function overEngine(engine: EmbeddedEngine, options: EmbeddedOptions, afterClose: () => void): Promise<EmbeddedDatabase> {
  const { log, transactionLimitMs = TRANSACTION_LIMIT_MS, watch = null } = options
  const channels = new Channels(log)
  const config: pg.PoolConfig = {
    // One session: the pool's single client leases it, and the pool's queue is first come, first served.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: transactionLimitMs + WAIT_BEYOND_LIMIT_MS,
    stream: () => new EmbeddedStream(engine) as never,
    onConnect: async (client) => {
      client.on('error', (error) => log.warn({ reason: error.message }, 'the session with the embedded database was lost'))
      client.on('end', () => channels.setListening(false))
      // A session receives its own notifications, and this is the only session.
      client.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''))
      for (const channel of channels.names) await client.query(listenStatement(channel))
      channels.setListening(true)
    },
  }
  const pool = new GuardedPool(config, watch)
  pool.on('error', () => {})
  const { db, transaction } = databaseOver(pool, transactionLimitMs)
  const letOthersFirst = idleWaiter(pool)
  await pool.query('SELECT 1')
  let closing: Promise<void> | undefined
  const close = async () => {
    await pool.end()
    await engine.close()
    afterClose()
  }
  return {
    kind: 'embedded',
    db,
    transaction,
    runSql: (text, values) => runSqlOn(pool, text, values),
    runLong: async (text) => void (await runSqlOn(pool, text)),
    readNamed: (statement) => readNamedOn(pool, statement),
    async listen(channel, receive) {
      if (channels.add(channel, receive)) await pool.query(listenStatement(channel))
    },
    isListening: () => channels.isListening,
    onListeningChange: (receive) => channels.watch(receive),
    letOthersFirst,
    ping: () => pingWithin(() => pool.query('SELECT 1')),
    snapshot: () => engine.snapshot(),
    counts: () => engine.counts(),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
