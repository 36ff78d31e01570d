import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { pino } from 'pino'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { migratedSnapshot } from '../support/database/snapshot.ts'
import { signedIn } from '../support/shop/people.ts'
import { sheeting } from '../support/shop/sheeting.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { pauses, percentile99 } from './timing.ts'
import { slowness, slownessSince, toldSlowness } from './yardstick.ts'

export const RUNS_ALONE = true

const ROWS = { full: 10_000, small: 120 }
const LIMIT_MS = { full: { check: 20_000, import: 60_000 }, small: { check: Infinity, import: Infinity } }
/** A list takes at most so many times as long as at rest, or this long. */
const SLOWER = 3
const LIST_MS = { full: 100, small: Infinity }
const AT_REST = { full: 200, small: 5 }
const PAUSE_MS = 20

/** Imports a sheet of new products while somebody reads lists, and once more with other prices, on both databases. */
export async function prove(size: keyof typeof ROWS): Promise<string> {
  const embedded = await onDisk((database) => importing(database, size))
  const postgres = await onPostgres(async (makeDatabase) => {
    const database = await openDatabase({ databaseUrl: await makeDatabase(), dataDir: '', log: pino({ level: 'silent' }) })
    return importing(database, size).finally(() => database.close())
  })
  return `${ROWS[size]} rows. Embedded: ${embedded}. PostgreSQL: ${postgres}`
}

/** On the disk, where a write takes as long as in a shop. */
async function onDisk(work: (database: Database) => Promise<string>): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'diyafa-sheets-'))
  const database = await openDatabase({ dataDir: folder, log: pino({ level: 'silent' }), snapshot: await migratedSnapshot() })
  try {
    return await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importing(database: Database, size: keyof typeof ROWS): Promise<string> {
  const shop = await openTestShop(database, { hasLimits: false })
  try {
    await shop.stock({ brands: [{ name: 'Zumurrud' }], categories: [{ name: 'Ovens' }], products: [{ sku: 'FIRST-1' }] })
    const rest = percentile99(await listTimes(shop, async () => pauses(AT_REST[size], PAUSE_MS)))
    const before = slowness()
    const first = await sent(shop, sheetOf(ROWS[size], 1000))
    const second = await sent(shop, sheetOf(ROWS[size], 1100))
    const slow = slownessSince(before)
    const line = `${toldSlowness(slow)}: ${told(first)}; with other prices: ${told(second)}; lists at rest ${rest.toFixed(0)} ms`
    const faults = [first, second].flatMap((each) => faultsOf(each, { rest, size, slow }))
    if (faults.length > 0) throw new Error([`${database.kind}: ${line}`, ...faults].join('\n'))
    return line
  } finally {
    await shop.close()
  }
}

/** Memory is told and not judged: where there is much of it V8 leaves garbage lying. The proof of the small shop judges it. */
interface Took {
  readonly check: number
  readonly import: number
  readonly list: number
  readonly memoryMb: number
}

function told({ check, import: imported, list, memoryMb }: Took): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return `check ${seconds(check)} s, import ${seconds(imported)} s, lists meanwhile ${list.toFixed(0)} ms, ${memoryMb.toFixed(0)} MB more`
}

function faultsOf(took: Took, { rest, size, slow }: { rest: number; size: keyof typeof ROWS; slow: number }): string[] {
  const bound = Math.max(SLOWER * rest, slow * LIST_MS[size])
  return [
    ...(took.check > slow * LIMIT_MS[size].check ? ['the check takes too long'] : []),
    ...(took.import > slow * LIMIT_MS[size].import ? ['the import takes too long'] : []),
    ...(took.list > bound ? [`lists take longer than ${bound.toFixed(0)} ms meanwhile`] : []),
  ]
}

/** The sheet goes its whole way; each step is timed, and so are the lists during all of them. */
async function sent(shop: TestShop, sheet: string): Promise<Took> {
  const { start, call, read } = sheeting(() => shop)
  const before = process.memoryUsage.rss()
  let memory = before
  const times = { check: 0, import: 0 }
  const lists = await listTimes(
    shop,
    async () => {
      const { _id, columns } = (await start('admin', sheet)).json.run
      const timed = async (step: keyof typeof times, ask: () => Promise<unknown>) => {
        const from = performance.now()
        await ask()
        let run = await read('admin', _id)
        while (run.progress !== null) {
          await pauses(1, PAUSE_MS)
          run = await read('admin', _id)
        }
        if (run.summary.refused > 0 || run.failure !== null)
          throw new Error(`${step}: ${JSON.stringify(run.groups.slice(0, 2))} ${run.failure}`)
        times[step] = performance.now() - from
      }
      const choice = { columns: columns.map(({ column }: { column: string }) => column), isPartial: false }
      await timed('check', () => call('admin', `PUT /api/sheets/runs/${_id}`, choice))
      await timed('import', () => call('admin', `POST /api/sheets/runs/${_id}/import`))
    },
    () => {
      memory = Math.max(memory, process.memoryUsage.rss())
    },
  )
  return { ...times, list: percentile99(lists), memoryMb: (memory - before) / 1024 / 1024 }
}

/** The times of lists of the back office, which no cache answers, while the work goes on. */
async function listTimes(shop: TestShop, work: () => Promise<void>, each: () => void = () => {}): Promise<number[]> {
  const headers = await signedIn(shop, 'admin')
  const times: number[] = []
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const from = performance.now()
    await shop.get(`/api/product?page=${(times.length % 5) + 1}`, headers)
    times.push(performance.now() - from)
    each()
    await pauses(1, PAUSE_MS)
  }
  await working
  return times
}

function sheetOf(count: number, price: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) =>
      `BULK-${n},Gas oven ${n} with ${n % 7} trays,فرن غاز رقم ${n},"Bakes evenly, number ${n}.",يخبز بالتساوي رقم ${n}.,${price + n},${n % 50},Zumurrud,Ovens`,
  )
  return ['SKU,Name,Name in Arabic,Description,Description in Arabic,Price,Stock,Brand,Category', ...rows].join('\n')
}
