import { setTimeout } from 'node:timers/promises'
import { SESSION_TTL_MS } from '#domain/accounts/accounts.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { createIds } from '#server/platform/ids.ts'
import { openTokens } from '#server/platform/tokens/tokens.ts'
import { type ChatClient, connectChat } from '../../support/chat/chat-client.ts'
import type { ChatPersonToConnect } from '../../support/chat/chat-people.ts'
import { type RunningChat, runChat } from '../../support/chat/run-chat.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { onPostgres } from '../../support/database/on-postgres.ts'
import { SECRET } from '../../support/shop/test-shop.ts'

export const RUNS_ALONE = true

const CUSTOMERS = 10_000
const ENDED = 200
const REST_SECONDS = 120
const ENDED_MOST_MS = 2_000
const AT_ONCE = 40
const TRIES = 5
const AGAIN_AFTER_MS = 500
const GIVEN_UP_AFTER_MS = 60_000

/** Customers who only have the page open, on one process, and a few on a second: what they cost at rest, and how soon an end arrives. */
export async function prove(): Promise<string> {
  return onPostgres(async (makeDatabase) => {
    const databaseUrl = await makeDatabase()
    const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog })
    const people = await addCustomers(database)
    const [first, second] = await Promise.all([runChat({ databaseUrl }), runChat({ databaseUrl })])
    try {
      const before = first.memoryBytes()
      const clients = await connectAll(first.origin, people)
      const others = await connectAll(second.origin, people.slice(0, ENDED))
      const perSocketKb = Math.round((first.memoryBytes() - before) / 1024 / CUSTOMERS)
      const rest = await costOfRest(first, database, REST_SECONDS)
      const endedMs = await endSome(database, people.slice(0, ENDED), [...clients.slice(0, ENDED), ...others])
      const left = clients.slice(ENDED).filter(({ socket }) => socket.connected).length
      for (const client of [...clients, ...others]) client.close()
      const line = `${CUSTOMERS} sockets on a process, ${left} of ${CUSTOMERS - ENDED} untouched ones open at the end`
      const figures = `${perSocketKb} KB each; at rest ${rest.processorPercent} % of a core and ${rest.rowsRead} rows a second read in the database; ${2 * ENDED} ended sockets closed on two processes within ${endedMs} ms`
      if (left !== CUSTOMERS - ENDED || endedMs > ENDED_MOST_MS) throw new Error(`${line}; ${figures}`)
      return `${line}; ${figures}`
    } finally {
      await Promise.all([first.stop(), second.stop()])
      await database.close()
    }
  })
}

async function addCustomers(database: Database): Promise<ChatPersonToConnect[]> {
  const newId = createIds(Date.now)
  const tokens = await openTokens({ secret: SECRET, ttlMs: SESSION_TTL_MS, now: () => new Date() })
  const ids = Array.from({ length: CUSTOMERS }, () => newId())
  await database.runSql(
    `INSERT INTO users (id, email, first_name, provider, password_hash, role, language, created)
     SELECT id, id || '@people.example', 'Customer', 'Email', 'none', 'ROLE MEMBER', 'en', now() FROM unnest($1::uuid[]) id`,
    [ids],
  )
  return Promise.all(ids.map(async (id) => ({ id, token: await tokens.issue({ userId: id, version: 1 }) })))
}

async function connectAll(origin: string, people: readonly ChatPersonToConnect[]): Promise<ChatClient[]> {
  const clients: ChatClient[] = []
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const part = people.slice(from, from + AT_ONCE)
    clients.push(...(await Promise.all(part.map(({ token }) => connected(origin, token)))))
  }
  return clients
}

/** A customer tries again, as a browser does, if the network drops the connection at its beginning. */
async function connected(origin: string, token: string, tries = TRIES): Promise<ChatClient> {
  try {
    return await connectChat({ origin, token })
  } catch (error) {
    if (tries === 1) throw error
    await setTimeout(AGAIN_AFTER_MS)
    return connected(origin, token, tries - 1)
  }
}

async function costOfRest(chat: RunningChat, database: Database, seconds: number) {
  const [processor, rows] = [chat.processorSeconds(), await rowsRead(database)]
  await setTimeout(seconds * 1_000)
  return {
    processorPercent: (((chat.processorSeconds() - processor) / seconds) * 100).toFixed(1),
    rowsRead: Math.round(((await rowsRead(database)) - rows) / seconds),
  }
}

async function rowsRead(database: Database): Promise<number> {
  const { rows } = await database.runSql<{ read: string }>(
    'SELECT tup_returned AS read FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]?.read)
}

/** The time until the last socket of these people has closed. */
async function endSome(database: Database, people: readonly ChatPersonToConnect[], clients: readonly ChatClient[]): Promise<number> {
  const begun = performance.now()
  const passed = () => Math.round(performance.now() - begun)
  await database.runSql('UPDATE users SET token_version = token_version + 1 WHERE id = ANY($1)', [people.map(({ id }) => id)])
  while (clients.some(({ socket }) => socket.connected) && passed() < GIVEN_UP_AFTER_MS) await setTimeout(10)
  return passed()
}
