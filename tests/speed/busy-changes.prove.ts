import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askFacts, type ShopFacts } from '../../bench/facts.ts'
import { LoadClient } from '../../bench/load.ts'
import { freePort } from '../../bench/processes.ts'
import { startShop } from '../../bench/run.ts'
import { STAFF } from '../../bench/staff.ts'
import { openStocked } from '../../bench/stocked-database.ts'
import { percentile99 } from './timing.ts'

export const RUNS_ALONE = true

const PRODUCTS = 10_000
const RATES = [0, 1, 10, 100]
const SECONDS = 15
const CONNECTIONS = 8
const TURN = 1000
/** Products that change; nobody reads their pages meanwhile. */
const CHANGING = 100
/** 99 of 100 readers wait no longer, however much changes. */
const P99_MS = 250

/** Lists, items and pages while none, 1, 10 and 100 products a second change. */
export async function prove(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-busy-changes-'))
  const database = await openStocked({ kind: 'postgres', products: PRODUCTS, tell: () => {} })
  const client = new LoadClient()
  try {
    const metricsPort = await freePort()
    const shop = await startShop({ ...database.settings, METRICS_PORT: String(metricsPort) }, path.join(folder, 'shop.log'))
    try {
      return await atRates({ client, port: shop.port, metricsPort })
    } finally {
      await shop.stop()
    }
  } finally {
    await client.close()
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Reading {
  readonly client: LoadClient
  readonly port: number
  readonly metricsPort: number
}

async function atRates(reading: Reading): Promise<string> {
  const facts = await askFacts(reading.port, { links: [] })
  const paths = readPaths(facts)
  const change = await changer(reading.port, facts)
  await reading.client.run({ port: reading.port, paths, times: paths.length * 4, connections: CONNECTIONS })
  const lines: string[] = []
  const faults: string[] = []
  for (const rate of RATES) {
    const { answers, hits, p99Ms, changes } = await during(reading, paths, { rate, change })
    const line = `${rate} changes a second (${changes.toFixed(1)} made): ${answers} answers a second, ${(hits * 100).toFixed(1)} % from the cache, p99 ${p99Ms.toFixed(1)} ms`
    lines.push(line)
    if (p99Ms > P99_MS) faults.push(`at ${rate} changes a second readers wait longer than ${P99_MS} ms`)
  }
  if (faults.length > 0) throw new Error([lines.join('; '), ...faults].join('\n'))
  return lines.join('; ')
}

/** Addresses that visitors ask for: more of items than of lists, and home most often. */
function readPaths({ products, categories, brands }: ShopFacts): string[] {
  return products
    .slice(CHANGING, CHANGING + 400)
    .flatMap(({ slug }, n) => [
      `/api/product/item/${slug}`,
      `/product/${slug}`,
      `/api/product/list?page=${(n % 20) + 1}`,
      n % 2 === 0
        ? `/api/product/list?category=${categories[n % categories.length]?.slug}`
        : `/api/product/list?brand=${brands[n % brands.length]?.slug}`,
      n % 2 === 0 ? '/' : '/ar/shop',
    ])
}

/** Switches one product after the other off, and on again; tells whether a change was made or, as too many wait, is to come back. */
async function changer(port: number, { products }: ShopFacts): Promise<() => Promise<boolean>> {
  const call = async (where: string, method: string, body: object, authorization = '') => {
    const headers = { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) }
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, { method, headers, body: JSON.stringify(body) })
    if (answer.status === 503 && answer.headers.has('retry-after')) return null
    if (!answer.ok) throw new Error(`${method} ${where} was answered ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { token: string }
  }
  const token = (await call('/api/auth/login', 'POST', { email: STAFF.email, password: STAFF.password }))?.token
  let turn = 0
  return async () => {
    const { id } = products[turn % CHANGING] ?? { id: '' }
    const isActive = Math.floor(turn / CHANGING) % 2 === 1
    turn += 1
    return (await call(`/api/product/${id}/active`, 'PUT', { product: { isActive } }, token)) !== null
  }
}

interface Changing {
  readonly rate: number
  readonly change: () => Promise<boolean>
}

async function during({ client, port, metricsPort }: Reading, paths: readonly string[], { rate, change }: Changing) {
  const before = await answersByResult(metricsPort)
  const began = performance.now()
  const isOver = () => performance.now() - began > SECONDS * 1000
  const changing: Promise<boolean>[] = []
  let made = 0
  const count = (isMade: boolean) => {
    if (isMade && !isOver()) made += 1
    return isMade
  }
  const changeAtRate = async () => {
    while (!isOver()) {
      while (changing.length < ((performance.now() - began) / 1000) * rate) changing.push(change().then(count))
      await pause(5)
    }
  }
  const changes = changeAtRate()
  const latencies: number[] = []
  while (!isOver()) latencies.push(...(await client.run({ port, paths, times: TURN, connections: CONNECTIONS })).latencies)
  const tookMs = performance.now() - began
  await changes
  await Promise.all(changing)
  const after = await answersByResult(metricsPort)
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses]
  return {
    answers: Math.round((latencies.length / tookMs) * 1000),
    hits: hits / (hits + misses),
    p99Ms: percentile99(latencies),
    changes: made / SECONDS,
  }
}

async function answersByResult(metricsPort: number): Promise<{ hits: number; misses: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const count = (result: string) =>
    Number(new RegExp(`^diyafa_cache_answers_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { hits: count('hits'), misses: count('misses') }
}
