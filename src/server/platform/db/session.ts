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

/** Drizzle over one connection of the pool, for its transactions. */
export function sessionOf(pool: pg.Pool, client: pg.PoolClient): Session {
  const known = sessions.get(client)
  if (known !== undefined) return known
  const names = namesOf(pool)
  const query = (asked: pg.QueryConfig, values: unknown[] = []) => {
    writeTogether(client)
    if (asked.text.startsWith(BEGIN)) return begin(client, asked)
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

/** Statements that are said at once leave in one write: for small ones the way to the database costs more than their work. */
function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as pg.Client).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
