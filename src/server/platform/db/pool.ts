import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Watch } from '#server/platform/watch/watch.ts'
import { watchStatements, watchWait } from '#server/platform/watch/watched-pool.ts'
import type { Db, DbResult, NamedStatement, TransactionOptions } from './database.ts'
import { isPlanOutdated, isReadOnlyServer, TransactionLimitError } from './errors.ts'
import { noteTransaction, sessionOf } from './session.ts'
import { answered, causeOf, sendNotifications } from './together.ts'

const TRANSACTION_LIMIT_MS = 30_000

export class OuterQueryError extends Error {
  constructor() {
    super('A query was made on the outer db inside a transaction. Pass the transaction (tx) to whatever runs inside it.')
    this.name = 'OuterQueryError'
  }
}

interface OpenTransaction {
  pool: pg.Pool
  isOpen: boolean
}

const openTransaction = new AsyncLocalStorage<OpenTransaction>()

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

export interface GuardedPoolConfig extends pg.PoolConfig {
  /** False where each transaction may run on another connection to the database: what one has prepared, the next doesn't know. */
  mayPrepare?: boolean
}

/** Refuses a query that would wait for the session its own caller holds. Its connections send what is said at once without waiting. */
export class GuardedPool extends pg.Pool {
  readonly #watch: Watch | null

  constructor({ onConnect, mayPrepare = true, ...config }: GuardedPoolConfig, watch: Watch | null = null) {
    super({
      ...config,
      pipeline: true,
      onConnect: (client) => {
        if (!mayPrepare) withoutNames(client as pg.PoolClient)
        if (watch !== null) watchStatements(client as pg.PoolClient, watch)
        return onConnect?.(client)
      },
    })
    this.#watch = watch
    watch?.openedPool(this)
  }

  private isOuterQuery(): boolean {
    const transaction = openTransaction.getStore()
    return transaction?.isOpen === true && transaction.pool === this
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!this.isOuterQuery()) {
      if (callback === undefined) return watchWait(this.#watch, super.connect())
      super.connect(this.#watch === null ? callback : this.#timed(this.#watch, callback))
      return undefined
    }
    const refusal = new OuterQueryError()
    if (callback === undefined) return Promise.reject(refusal)
    process.nextTick(() => callback(refusal, undefined, () => {}))
    return undefined
  }

  #timed(watch: Watch, callback: ConnectCallback): ConnectCallback {
    const begun = performance.now()
    return (error, client, done) => {
      watch.waited(performance.now() - begun)
      callback(error, client, done)
    }
  }
}

function withoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (asked: string | pg.QueryConfig, ...rest: unknown[]) => unknown
  const unnamed: typeof query = (asked, ...rest) => {
    if (typeof asked === 'string' || asked.name === undefined) return query(asked, ...rest)
    const { name: _, ...unnamedQuery } = asked
    return query(unnamedQuery, ...rest)
  }
  client.query = unnamed as typeof client.query
}

/** The drizzle database over a pool; its `transaction` is the limited, guarded one. */
export function databaseOver(pool: GuardedPool, limitMs = TRANSACTION_LIMIT_MS): { db: Db; transaction: Transact } {
  const db = drizzle(pool) as Db
  const transaction: Transact = (work, options = {}) => runTransaction(pool, work, { limitMs, ...options })
  Object.defineProperty(db, 'transaction', { value: transaction })
  return { db, transaction }
}

type Transact = <T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions) => Promise<T>

async function runTransaction<T>(
  pool: GuardedPool,
  work: (tx: Db) => Promise<T>,
  { limitMs, isolationLevel }: TransactionOptions & { limitMs: number },
): Promise<T> {
  const client = await pool.connect()
  const state: OpenTransaction = { pool, isOpen: true }
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new TransactionLimitError(limitMs)), limitMs)
  let refusal: { error: unknown } | undefined
  const session = sessionOf(pool, client)
  const noting = async (tx: Db) => {
    noteTransaction(session, tx)
    try {
      const result = await work(tx)
      await sendNotifications(tx)
      // A commit that has left can't be called back: its answer is waited for, as long as the server lets its statements take.
      clearTimeout(timer)
      return result
    } catch (error) {
      refusal = { error: await causeOf(tx, error) }
      throw refusal.error
    }
  }
  const running = openTransaction.run(state, () => committing(session, noting, isolationLevel && { isolationLevel }))
  let broken: Error | undefined
  try {
    return await Promise.race([running, limit.promise])
  } catch (error) {
    if (error instanceof Error && spoils(error)) broken = error
    if (broken !== undefined || refusal === undefined || refusal.error === error) throw error
    // The rollback failed as well and must not hide the first error; the connection cannot be used again.
    broken = new Error('The transaction could not be rolled back.')
    throw refusal.error
  } finally {
    clearTimeout(timer)
    state.isOpen = false
    // An error makes the pool close the connection: the server rolls back, and a late query of the work finds it gone.
    client.release(broken)
    if (broken !== undefined) running.catch(() => {})
  }
}

type Session = ReturnType<typeof sessionOf>

/** A statement that left with the commit tells better than the commit why it failed. */
async function committing<T>(session: Session, work: (tx: Db) => Promise<T>, config: Parameters<Session['transaction']>[1]): Promise<T> {
  let whole: Db | undefined
  try {
    return await session.transaction(async (tx) => {
      const result = await work(tx as Db)
      whole = tx as Db
      return result
    }, config)
  } finally {
    if (whole !== undefined) await answered(whole)
  }
}

/** True if the next transaction of this connection would fail in the same way. */
function spoils(error: Error): boolean {
  return error instanceof TransactionLimitError || isReadOnlyServer(error) || isPlanOutdated(error)
}

export async function readNamedOn<Row>(pool: GuardedPool, { name, sql, params }: NamedStatement): Promise<Row[]> {
  const { rows } = await pool.query({ name, text: sql, values: params })
  return rows
}

export async function runSqlOn<Row>(pool: GuardedPool, text: string, values: unknown[] = []): Promise<DbResult<Row>> {
  const client = await pool.connect()
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
    if (!Array.isArray(result)) return result
    return { rows: result.flatMap(({ rows }) => rows), rowCount: null }
  } catch (error) {
    // SQL with a BEGIN of its own may have left a transaction open.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** A time longer than a request takes between two of its statements. */
const QUIET_MS = 5

/** Resolves when a pool's single client has been free for a moment, or after so long. */
export function idleWaiter(pool: pg.Pool): (mostMs: number) => Promise<void> {
  let isTaken = false
  let since = performance.now()
  const follow = (taken: boolean) => () => {
    isTaken = taken
    since = performance.now()
  }
  pool.on('acquire', follow(true))
  pool.on('release', follow(false))
  return async (mostMs) => {
    const until = performance.now() + mostMs
    for (;;) {
      const now = performance.now()
      const isQuiet = !isTaken && pool.waitingCount === 0 && now - since >= QUIET_MS
      if (isQuiet || now >= until) return
      await pause(1)
    }
  }
}
