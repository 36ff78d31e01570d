import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** The least number of times that a transaction says a statement before connections plan it once. */
const TIMES_LEAST = 3
/** Every connection holds the plans of all named statements. */
const NAMES_MOST = 200
const NAMED_TEXT_MOST = 6_000
const COUNTED_MOST = 2_000

/** Statements that transactions of this process say again and again, whatever the connection. */
const names = new Map<string, string>()
const counts = new Map<string, number>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MOST || text.length > NAMED_TEXT_MOST) return known
  const times = (counts.get(text) ?? 0) + 1
  if (times < TIMES_LEAST) {
    if (counts.size >= COUNTED_MOST) counts.clear()
    counts.set(text, times)
    return undefined
  }
  counts.delete(text)
  const name = `said_often_${names.size + 1}`
  names.set(text, name)
  return name
}

const overClient = (client: pg.PoolClient) => drizzle(client)
type Session = ReturnType<typeof overClient>
const sessions = new WeakMap<pg.PoolClient, Session>()

/** Drizzle over one connection, for its transactions. */
export function sessionOf(client: pg.PoolClient): Session {
  const known = sessions.get(client)
  if (known !== undefined) return known
  const query = (asked: pg.QueryConfig, values: unknown[] = []) => {
    writeTogether(client)
    const name = asked.name ?? (values.length === 0 ? undefined : nameOf(asked.text))
    return client.query(name === undefined ? asked : { ...asked, name }, values)
  }
  const session = overClient({ query } as unknown as pg.PoolClient)
  sessions.set(client, session)
  return session
}

/** Statements that are said at once leave in one write: for small ones the way to the database costs more than their work. */
function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as pg.Client).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
