import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { type ShopProcess, startShop } from '../../support/browser/shop-process.ts'
import { addPeople } from '../../support/chat/chat-people.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { onPostgres } from '../../support/database/on-postgres.ts'
import { freePort } from '../../support/database/postgres-cluster.ts'
import { SECRET } from '../../support/shop/test-shop.ts'
import { fillShop } from '../shop/order-customers.ts'
import { startProxy } from './proxy.ts'
import { openStreams, type Streams } from './streams.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Everything that a version of the shop consists of. */
const PARTS = ['src', 'demo', 'artwork', 'scripts', 'migrations', 'build', 'package.json', 'shop.config.ts', 'shop.logos.ts']
const CUSTOMERS = 12
const SPAN_MS = 5_000
const PRETENDED = '9999_pretended'

/** Two nodes behind nginx are replaced by a version with another migration, one after the other, under a stream of requests. */
export async function prove(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-rolling-'))
  try {
    return await onPostgres((makeDatabase) => restartAll(folder, makeDatabase))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function restartAll(folder: string, makeDatabase: () => Promise<string>): Promise<string> {
  const databaseUrl = await makeDatabase()
  const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog })
  const shop = await fillShop(database, { customers: CUSTOMERS })
  const staff = await addPeople(database, 'ROLE ADMIN', 1)
  const writers = await addPeople(database, 'ROLE MEMBER', CUSTOMERS)
  const ports = [await freePort(), await freePort()]
  const proxy = await startProxy(path.join(folder, 'proxy'), ports)
  const common = { DATABASE_URL: databaseUrl, JWT_SECRET: SECRET, DEMO: 'off', TRUST_PROXY: 'on', PUBLIC_URL: proxy.origin }
  const start = (n: number, root: string) =>
    startShop({ ...common, PORT: String(ports[n]), DATA_DIR: path.join(folder, `node-${n}`) }, { root })
  const nodes: ShopProcess[] = []
  const newer = newerVersion(folder)
  let streams: Streams | undefined
  try {
    for (const n of ports.keys()) nodes.push(await start(n, ROOT))
    await seeHttpRefused(proxy.plainOrigin)
    streams = await openStreams({ origin: proxy.origin, shop, writers, staff: staff[0]?.id ?? '' })
    await pause(SPAN_MS)
    const endings: string[] = []
    for (const n of ports.keys()) {
      const begun = performance.now()
      await nodes[n]?.stop()
      endings.push(`${((performance.now() - begun) / 1000).toFixed(1)} s`)
      nodes[n] = await start(n, newer)
      await pause(SPAN_MS)
    }
    const done = await streams.end()
    const { faults, told, ...counts } = done
    faults.push(...(await faultsOf(database, done)))
    const said = Object.entries(counts).map(([what, { length }]) => `${length} ${what}`)
    const line = `two nodes restarted on a newer version, closed within ${endings.join(' and ')}: ${said.join(', ')} acknowledged, ${told} told to come back, ${faults.length} faults`
    if (faults.length > 0) throw new Error([line, ...faults.slice(0, 10)].join('\n'))
    return line
  } finally {
    await streams?.end()
    await Promise.all(nodes.map((node) => node.stop()))
    await proxy.stop()
    await database.close()
  }
}

/** Calls over http are refused, and pages lead to https. */
async function seeHttpRefused(origin: string): Promise<void> {
  const seen = await Promise.all(
    ['/api/product/list', '/shop?page=2'].map(async (asked) => {
      const { status, headers } = await fetch(origin + asked, { redirect: 'manual' })
      return `${status} ${headers.get('location')}`
    }),
  )
  if (seen.join() !== '403 null,301 https://127.0.0.1/shop?page=2') throw new Error(`The proxy answers over http: ${seen.join()}`)
}

/** A copy of this version with one migration more, which adds what this one does not know. */
function newerVersion(folder: string): string {
  const root = path.join(folder, 'newer')
  for (const part of PARTS) fs.cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  const migrations = path.join(root, 'migrations')
  const statements = ['ALTER TABLE orders ADD COLUMN pretended text', 'CREATE TABLE pretended (id uuid PRIMARY KEY)']
  fs.writeFileSync(path.join(migrations, `${PRETENDED}.sql`), statements.join(';--> statement-breakpoint\n'))
  const file = path.join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, ...{ tag: PRETENDED } })
  fs.writeFileSync(file, JSON.stringify(journal))
  return root
}

/** Every acknowledged write is there once. */
async function faultsOf(database: Database, { orders, messages }: Pick<Awaited<ReturnType<Streams['end']>>, 'orders' | 'messages'>) {
  const missing = async (what: string, ids: readonly string[], text: string) => {
    const { rows } = await database.runSql<{ id: string; times: number }>(text)
    const times = new Map(rows.map((row) => [row.id, row.times]))
    return ids.flatMap((id) => (times.get(id) === 1 ? [] : [`${what} ${id} is there ${times.get(id) ?? 0} times`]))
  }
  const columns = await database.runSql("SELECT FROM information_schema.columns WHERE table_name = 'orders' AND column_name = 'pretended'")
  return [
    ...(await missing('request', orders, 'SELECT id, count(*) OVER (PARTITION BY cart_id)::int AS times FROM orders')),
    ...(await missing('message', messages, 'SELECT client_id AS id, count(*)::int AS times FROM chat_messages GROUP BY 1')),
    ...(columns.rows.length === 1 ? [] : ['the newer version has not migrated']),
  ]
}
