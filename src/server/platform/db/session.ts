import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database.ts'

/** A statement is planned once per connection from this many uses on. */
const TIMES_LEAST = 3
/** Every connection holds the plans of all named statements. */
const NAMES_MOST = 200
const NAMED_TEXT_MOST = 6_000
const COUNTED_MOST = 2_000

/** Names the statements that the transactions of one database repeat, whatever the connection. */
class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= NAMES_MOST || text.length > NAMED_TEXT_MOST) return known
    const times = (this.#counts.get(text) ?? 0) + 1
    if (times < TIMES_LEAST) {
      if (this.#counts.size >= COUNTED_MOST) this.#counts.clear()
      this.#counts.set(text, times)
      return undefined
    }
    this.#counts.delete(text)
    const name = `repeated_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

const namesOfPools = new WeakMap<pg.Pool, StatementNames>()

function namesOf(pool: pg.Pool): StatementNames {
  const known = namesOfPools.get(pool) ?? new StatementNames()
  namesOfPools.set(pool, known)
  return known
}

const BEGIN = 'begin'
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback'])

const overClient = (client: pg.PoolClient) => drizzle(client)
type Session = ReturnType<typeof overClient>
const sessions = new WeakMap<pg.PoolClient, Session>()
const sessionsOfTransactions = new WeakMap<Db, Session>()

/** A connection's transactions run what was prepared over it. */
export function noteTransaction(session: Session, tx: Db): void {
  sessionsOfTransactions.set(tx, session)
}

/** Statements of a transaction are prepared over its connection, which outlives it; others over the database as it was handed in. */
export function preparingOver(db: Db): Db {
  return (sessionsOfTransactions.get(db) as Db | undefined) ?? db
}

/** False for savepoints, which may be rolled back alone. */
export function isWholeTransaction(db: Db): boolean {
  return sessionsOfTransactions.has(db)
}

const nextOf = new WeakMap<Session, PromiseWithResolvers<void>>()

/** Resolves once the transaction has handed another statement to its connection, which runs them in the order in which it gets them. */
export function nextStatement(tx: Db): Promise<void> {
  const session = sessionsOfTransactions.get(tx)
  if (session === undefined) throw new Error('only statements of a transaction have an order')
  const next = nextOf.get(session) ?? Promise.withResolvers<void>()
  nextOf.set(session, next)
  return next.promise
}

/** Drizzle over one connection of the pool, for its transactions. */
export function sessionOf(pool: pg.Pool, client: pg.PoolClient): Session {
  const known = sessions.get(client)
  if (known !== undefined) return known
  const names = namesOf(pool)
  let isOver = true
  const query = (asked: pg.QueryConfig, values: unknown[] = []) => {
    writeTogether(client)
    const next = nextOf.get(session)
    next?.resolve()
    nextOf.delete(session)
    if (asked.text.startsWith(BEGIN)) {
      isOver = false
      return begin(client, asked)
    }
    if (ENDS.has(asked.text)) {
      isOver = true
      return end(client, asked)
    }
    if (isOver) return Promise.reject(new Error('A statement came after the end of its transaction.'))
    if (asked.name !== undefined || values.length === 0) return client.query(asked, values)
    const name = names.of(asked.text)
    return client.query(name === undefined ? asked : { ...asked, name }, values)
  }
  const session = overClient({ query } as unknown as pg.PoolClient)
  sessions.set(client, session)
  return session
}

/**
 * A transaction's beginning is not waited for, so that it leaves together with the first statement. It fails only with its connection,
 * which is ended then, since later statements would run without a transaction.
 */
async function begin(client: pg.PoolClient, asked: pg.QueryConfig): Promise<pg.QueryResult> {
  client.query(asked).catch((error: Error) => (client as pg.Client).connection.stream.destroy(error))
  return { command: 'BEGIN', rowCount: null, oid: 0, rows: [], fields: [] }
}

/** PostgreSQL answers the commit of a transaction in which a statement failed as if it were a rollback, and without an error. */
async function end(client: pg.PoolClient, asked: pg.QueryConfig): Promise<pg.QueryResult> {
  const result: pg.QueryResult = await client.query(asked)
  if (asked.text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back, since a statement failed.')
  return result
}

/** Statements that are said at once leave in one write: for small ones the way to the database costs more than their work. */
function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as pg.Client).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
