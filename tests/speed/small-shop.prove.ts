import fs from 'node:fs'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askFacts, type ShopFacts } from '../../bench/facts.ts'
import { processTree, residentBytes } from '../../bench/processes.ts'
import { startShop } from '../../bench/run.ts'
import { STAFF } from '../../bench/staff.ts'
import { openStocked } from '../../bench/stocked-database.ts'
import { multipart, texts } from '../support/http/multipart.ts'
import { HeldGroup } from './held-group.ts'
import { percentile99 } from './timing.ts'
import { slowness, slownessSince, toldSlowness } from './yardstick.ts'

export const RUNS_ALONE = true

const PRODUCTS = 2_000
const CORES = 1
const MEMORY_MB = 512
const START_MS = 3_000
/** The rate of requests, lower on a slower machine. */
const PER_SECOND = 200
const SECONDS = 30
const ROWS = 10_000
/** The limit of an import while pages are asked for; it is above that of an import alone. */
const IMPORT_MS = 90_000
/** An import takes no more than this beside what the shop held before. */
const MORE_MB = 200
/** 99 of 100 answers come within this while nothing is imported. */
const ANSWER_MS = 100
const LOOK_EVERY_MS = 100

/** The embedded shop of 2,000 products on one processor and 512 MB: its start, 200 requests a second, and an import of 10,000 rows. */
export async function prove(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-small-shop-'))
  const group = new HeldGroup('small-shop', { cores: CORES, memoryMb: MEMORY_MB })
  const database = await openStocked({ kind: 'embedded', products: PRODUCTS, tell: () => {} })
  try {
    const start = () => group.starting(() => startShop(database.settings, path.join(folder, 'shop.log')))
    // The first start leaves the compiled files of the second.
    await (await start()).stop()
    const before = slowness()
    const shop = await start()
    try {
      const perSecond = Math.round(PER_SECOND / before)
      const measured = await measureAll(shop, perSecond)
      return judged({ startMs: shop.readyAfterMs, ...measured, slow: slownessSince(before) })
    } finally {
      await shop.stop()
    }
  } finally {
    group.remove()
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Asking {
  readonly port: number
  readonly paths: readonly string[]
  readonly perSecond: number
}

interface Paced {
  readonly answers: number
  readonly failed: number
  readonly p99Ms: number
}

interface Measured {
  readonly startMs: number
  readonly perSecond: number
  readonly reading: Paced
  readonly importMs: number
  readonly importing: Paced
  readonly restMb: number
  readonly mostMb: number
  readonly slow: number
}

async function measureAll(
  { port, pid }: { readonly port: number; readonly pid: number },
  perSecond: number,
): Promise<Omit<Measured, 'startMs' | 'slow'>> {
  const paths = mixedPaths(await askFacts(port, { links: [] }))
  const asking = { port, paths, perSecond }
  const reading = await paced(asking, pause(SECONDS * 1000))
  const memoryMb = () => residentBytes(processTree(pid)) / 1024 / 1024
  const restMb = memoryMb()
  let mostMb = restMb
  const began = performance.now()
  const work = imported(`http://127.0.0.1:${port}`, () => {
    mostMb = Math.max(mostMb, memoryMb())
  })
  const importing = await paced(asking, work)
  await work
  return { perSecond, reading, importMs: performance.now() - began, importing, restMb, mostMb }
}

/** Lists, items and pages as visitors ask for them, some of them in the cache. */
function mixedPaths({ products, categories }: ShopFacts): string[] {
  const pages = (n: number) => `/api/product/list?page=${(n % 40) + 1}&limit=10`
  return products
    .slice(0, 400)
    .flatMap(({ slug }, n) => [
      pages(n),
      `/api/product/item/${slug}`,
      n % 4 === 0 ? `/ar/product/${slug}` : `/api/product/list?category=${categories[n % categories.length]?.slug}&page=1`,
      n % 4 === 0 ? '/shop' : '/api/category/list',
    ])
}

/** Asks so many times a second, however long the answers take, until the work is done. */
async function paced({ port, paths, perSecond }: Asking, work: Promise<unknown>): Promise<Paced> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let failed = 0
  let isOver = false
  const over = () => {
    isOver = true
  }
  const ended = work.then(over, over)
  const asked: Promise<void>[] = []
  const began = performance.now()
  while (!isOver) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (asked.length < due) {
      const from = performance.now()
      const path = paths[asked.length % paths.length] ?? '/'
      asked.push(
        statusOf(port, path, agent).then((status) => {
          times.push(performance.now() - from)
          if (status !== 200) failed += 1
        }),
      )
    }
    await pause(1000 / perSecond)
  }
  await Promise.all([...asked, ended])
  agent.destroy()
  return { answers: times.length, failed, p99Ms: percentile99(times) }
}

/** 0 where the connection broke. */
function statusOf(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asked = get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0))
  })
}

async function imported(origin: string, look: () => void): Promise<void> {
  const call = async (where: string, method: string, sent: RequestInit = {}) => {
    const answer = await fetch(`${origin}${where}`, { method, ...sent, headers: { ...sent.headers, authorization } })
    if (!answer.ok) throw new Error(`${method} ${where} was answered ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { token: string; run: Run; brands: { name: string }[] }
  }
  const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  let authorization = ''
  authorization = (await call('/api/auth/login', 'POST', json({ email: STAFF.email, password: STAFF.password }))).token
  const [brand] = (await call('/api/brand/list', 'GET')).brands
  const file = Buffer.from(sheet(brand?.name ?? ''))
  const parts = [...texts({ kind: 'products', name: 'new.csv' }), { name: 'file', file, fileName: 'new.csv' }]
  const { headers, body } = multipart(parts)
  const { run } = await call('/api/sheets/runs', 'POST', { headers, body: new Uint8Array(body) })
  const address = `/api/sheets/runs/${run._id}`
  const ended = async () => {
    for (;;) {
      const now = (await call(address, 'GET')).run
      if (now.progress === null) return now
      look()
      await pause(LOOK_EVERY_MS)
    }
  }
  await call(address, 'PUT', json({ columns: run.columns.map(({ column }) => column), isPartial: false }))
  await ended()
  await call(`${address}/import`, 'POST')
  const { state } = await ended()
  if (state !== 'done') throw new Error(`the import ended as ${state}`)
}

interface Run {
  readonly _id: string
  readonly state: string
  readonly progress: object | null
  readonly columns: readonly { readonly column: string | null }[]
}

function sheet(brand: string): string {
  const row = (n: number) =>
    `SMALL-${n},Gas oven ${n},فرن غاز رقم ${n},"Bakes evenly, number ${n}.",يخبز بالتساوي رقم ${n}.,${900 + n},${n % 50},"${brand}"`
  return [
    'SKU,Name,Name in Arabic,Description,Description in Arabic,Price,Stock,Brand',
    ...Array.from({ length: ROWS }, (_, n) => row(n)),
  ].join('\n')
}

function judged({ startMs, perSecond, reading, importMs, importing, restMb, mostMb, slow }: Measured): string {
  const told = ({ answers, p99Ms, failed }: Paced) => `${answers} answers, p99 ${p99Ms.toFixed(0)} ms, ${failed} failed`
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const line = `${CORES} core and ${MEMORY_MB} MB, ${PRODUCTS} products, ${toldSlowness(slow)}: second start ${seconds(startMs)} s; ${perSecond} requests a second: ${told(reading)}; ${ROWS} rows imported meanwhile in ${seconds(importMs)} s: ${told(importing)}; ${restMb.toFixed(0)} MB before and ${mostMb.toFixed(0)} MB at most`
  const faults = [
    ...(startMs > slow * START_MS ? ['the start takes too long'] : []),
    ...(reading.failed + importing.failed > 0 ? ['answers failed'] : []),
    ...(reading.p99Ms > slow * ANSWER_MS ? ['answers take too long'] : []),
    ...(importMs > slow * IMPORT_MS ? ['the import takes too long'] : []),
    ...(mostMb - restMb > MORE_MB ? ['the import takes too much memory'] : []),
  ]
  if (faults.length > 0) throw new Error([line, ...faults].join('\n'))
  return line
}
