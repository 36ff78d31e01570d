import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#server/platform/db/database.ts'

interface OwnSession {
  readonly url: string
  client?: Promise<pg.Client>
}

const sessions = new WeakMap<Db, OwnSession>()

/** Notes where the database is, so that its tests can have a session of their own in it. */
export function noteAddress(db: Db, url: string): void {
  sessions.set(db, { url })
}

/**
 * Runs a function that works without triggers. Each switch of triggers makes PostgreSQL forget all plans of the session, which took longer
 * to make again than the function itself, so that it has a session in which they stay off. The embedded database has one session alone.
 */
export async function runWithoutTriggers(db: Db, call: string): Promise<void> {
  const session = sessions.get(db)
  if (session === undefined) {
    await db.execute(sql.raw(call))
    return
  }
  session.client ??= connect(session.url)
  await (await session.client).query(call)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The database is dropped with its sessions.
  client.on('error', () => {})
  await client.connect()
  await client.query('SET session_replication_role = replica')
  return client
}
