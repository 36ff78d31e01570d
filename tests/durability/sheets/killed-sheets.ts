import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { type FormPart, multipart, texts } from '../../support/http/multipart.ts'
import { photo } from '../../support/pictures/pictures.ts'
import { signedIn } from '../../support/shop/people.ts'
import { openTestShop } from '../../support/shop/test-shop.ts'
import { zipOf } from '../../support/zips.ts'
import { ask, type Customer } from '../shop/order-customers.ts'
import { runShop, type ShopLocation, withDatabase } from '../shop/shop-process.ts'

/** Nothing listens there: no email is sent here. */
const NO_MAIL = 'smtp://127.0.0.1:9'
const END_LIMIT_MS = 240_000
const LOOK_EVERY_MS = 20
/** Looks that only wait for an end leave the processor to the work. */
const REST_MS = 100
const PICTURES = 6

export interface KilledSheets {
  readonly kills: number
  readonly rows: number
  /** Kills after which a part of the sheet, or of the pictures, was in the shop. */
  readonly between: number
  /** Sheets that could not go on after a kill, and were taken back. */
  readonly takenBack: number
  readonly faults: readonly string[]
}

interface Sending {
  readonly location: ShopLocation
  readonly staff: Customer
  readonly rows: number
  readonly faults: string[]
  /** The last work took so long, or is thought to. */
  tookMs: number
  between: number
  takenBack: number
}

/** Kills a shop while it imports a sheet and places the pictures of a zip, time and again; in the end all of it is there, once, or nothing. */
export async function killWhileImporting(options: { rounds: number; rows: number; databaseUrl?: string }): Promise<KilledSheets> {
  const { rounds, rows, databaseUrl } = options
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-sheets-'))
  const location: ShopLocation = { folder, smtpUrl: NO_MAIL, databaseUrl }
  try {
    const staff = await withDatabase(location, prepare)
    const sending: Sending = { location, staff, rows, faults: [], tookMs: 400, between: 0, takenBack: 0 }
    for (let round = 1; round <= rounds; round += 1) await killOnce(sending, round)
    const { between, takenBack, faults } = sending
    return { kills: rounds * (databaseUrl === undefined ? 2 : 1), rows, between, takenBack, faults }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const PICTURED = Array.from({ length: PICTURES }, (_, n) => `PICTURED-${n}`)

async function prepare(database: Database): Promise<Customer> {
  const shop = await openTestShop(database)
  try {
    const products = PICTURED.map((sku) => ({ sku }))
    await shop.stock({ brands: [{ name: 'Zumurrud' }], categories: [{ name: 'Ovens' }], products })
    return { email: '', ...(await signedIn(shop, 'admin')) }
  } finally {
    await shop.close()
  }
}

/** The sheet of a round has as many new products as all before it, and other prices for these. */
async function killOnce(sending: Sending, round: number): Promise<void> {
  const { location, staff, rows, faults } = sending
  const before = (round - 1) * rows
  const first = await runShop(location)
  let id = ''
  try {
    id = await checked(first.origin, staff, sheetOf(before + rows, round))
    await sendZip(first.origin, staff, round)
    await answered(first.origin, staff, `POST /api/sheets/runs/${id}/import`)
    await pause(randomInt(sending.tookMs))
  } finally {
    await first.kill()
  }
  await lookHalfway(sending, round, before + rows)
  const again = await runShop(location)
  try {
    const started = performance.now()
    const run = await ended(again.origin, staff, id)
    sending.tookMs = Math.max(100, Math.min(5_000, Math.round(performance.now() - started)))
    const { added, changed, refused } = run.summary
    if (run.state !== 'done' || added !== rows || changed !== before || refused !== 0)
      faults.push(`the page says ${run.state} ${JSON.stringify(run.summary)} ${run.failure}`)
    faults.push(...(await unlike(again.origin, staff, { round, count: before + rows })), ...(await untilPlaced(again.origin, staff)))
    // PostgreSQL never has a part of a sheet that could be taken back.
    if (location.databaseUrl === undefined) id = await halfWritten(again.origin, sending, round)
  } finally {
    await again.kill()
  }
  const there = await withDatabase(location, (database) => writtenIn(database, round))
  if (location.databaseUrl !== undefined && there !== before + rows) faults.push(`${there} of ${before + rows} rows are there`)
  if (location.databaseUrl === undefined) await takeBack(sending, round, id)
}

/** The list says what the page of the sheet says: as many products, the first and the last of them with the prices of this round. */
async function unlike(origin: string, staff: Customer, { round, count }: { readonly round: number; readonly count: number }) {
  const faults: string[] = []
  const { json } = await answered(origin, staff, 'GET /api/product?page=1')
  if (json.count !== count + PICTURES) faults.push(`the list has ${json.count} products and not ${count + PICTURES}`)
  for (const n of [0, count - 1]) {
    const found = (await answered(origin, staff, `GET /api/product?search=BULK-${n}`)).json.products.find(
      ({ sku }: { sku: string }) => sku === `BULK-${n}`,
    )
    if (found?.price !== round * 1000 + n || found?.quantity !== n % 50) faults.push(`BULK-${n} costs ${found?.price} in round ${round}`)
  }
  return faults
}

async function lookHalfway(sending: Sending, round: number, rows: number): Promise<void> {
  const { location, faults } = sending
  const { written, placed } = await withDatabase(location, async (database) => {
    await callAgain(database)
    const [run] = (await database.db.execute<{ done: number }>(lastPictures)).rows
    return { written: await writtenIn(database, round), placed: run?.done ?? 0 }
  })
  const isHalf = written > 0 && written < rows
  if (isHalf && location.databaseUrl !== undefined) faults.push(`${written} of ${rows} rows were there after a kill`)
  if (isHalf || (placed > 0 && placed < PICTURES)) sending.between += 1
}

/** Begins a sheet of the next prices and as many new products, and answers as soon as some of these are there. */
async function halfWritten(origin: string, { staff, rows }: Sending, round: number): Promise<string> {
  const count = async () => (await answered(origin, staff, 'GET /api/product?page=1')).json.count
  const id = await checked(origin, staff, sheetOf((round + 1) * rows, round + 1))
  const before = await count()
  await answered(origin, staff, `POST /api/sheets/runs/${id}/import`)
  await until(async () => ((await count()) > before ? true : null))
  return id
}

/** A name that is in the sheet goes while the shop is away: the rest can't be imported any more. */
async function takeBack(sending: Sending, round: number, id: string): Promise<void> {
  const { location, staff, rows, faults } = sending
  const isHalf = await withDatabase(location, async (database) => {
    await callAgain(database)
    await rename(database, 'Zumurrud', 'Zabarjad')
    return (await writtenIn(database, round + 1)) < (round + 1) * rows
  })
  const last = await runShop(location)
  let told = ''
  try {
    const run = await ended(last.origin, staff, id)
    told = run.state
    if (isHalf && (run.state !== 'failed' || run.failure === null)) faults.push(`half a sheet is ${run.state} ${run.failure}`)
  } finally {
    await last.kill()
  }
  const [now, next] = await withDatabase(location, async (database) => {
    await rename(database, 'Zabarjad', 'Zumurrud')
    return [await writtenIn(database, round), await writtenIn(database, round + 1)]
  })
  if (isHalf) sending.takenBack += 1
  // The page of the sheet says which of the two the shop has to hold.
  const [wantedNow, wantedNext] = told === 'done' ? [0, (round + 1) * rows] : [round * rows, 0]
  if (now !== wantedNow || next !== wantedNext)
    faults.push(`a sheet that is said to be ${told} left ${next} rows of its own, and ${now} as before`)
}

async function rename({ db }: Database, from: string, to: string): Promise<void> {
  await db.execute(sql`update brands set name = ${to}, slug = lower(${to}) where name = ${from}`)
}

async function sendZip(origin: string, staff: Customer, round: number): Promise<void> {
  const name = `round-${round}.zip`
  const files = PICTURED.map(async (sku, n) => [
    `${sku}.jpg`,
    await photo({ width: 500 + round, height: 300 + n })
      .jpeg()
      .toBuffer(),
  ])
  const zip = zipOf(Object.fromEntries(await Promise.all(files)))
  await sent(origin, staff, 'POST /api/sheets/pictures', [...texts({ name }), fileOf(name, zip)])
}

async function untilPlaced(origin: string, staff: Customer): Promise<string[]> {
  const run = await until(async () => {
    const { json } = await answered(origin, staff, 'GET /api/sheets/pictures')
    return json.run.isDone ? json.run : null
  }, REST_MS)
  const isWhole = run.counts.placed === PICTURES && run.failure === null
  return [...(isWhole ? [] : [`pictures: ${JSON.stringify(run.counts)} ${run.failure}`]), ...(await missingPictures(origin, staff))]
}

const lastPictures = sql`select jsonb_array_length(results) as done from sheet_picture_runs order by id desc limit 1`

async function missingPictures(origin: string, staff: Customer): Promise<string[]> {
  const missing = PICTURED.map(async (sku) => {
    const found = (await answered(origin, staff, `GET /api/product?search=${sku}`)).json.products.find(
      (each: { sku: string }) => each.sku === sku,
    )
    const picture = await fetch(`${origin}${found?.imageUrl ?? '/media/none'}`)
    return picture.ok ? [] : [`${sku} has ${found?.imageUrl}, which answers ${picture.status}`]
  })
  return (await Promise.all(missing)).flat()
}

async function checked(origin: string, staff: Customer, sheet: string): Promise<string> {
  const parts = [...texts({ kind: 'products', name: 'bulk.csv' }), fileOf('bulk.csv', Buffer.from(sheet))]
  const { _id, columns } = (await sent(origin, staff, 'POST /api/sheets/runs', parts)).run
  const choice = { columns: columns.map(({ column }: { column: string }) => column), isPartial: false }
  await answered(origin, staff, `PUT /api/sheets/runs/${_id}`, choice)
  await ended(origin, staff, _id)
  return _id
}

async function sent(origin: string, { authorization }: Customer, call: string, parts: readonly FormPart[]) {
  const [method = '', where = ''] = call.split(' ')
  const { headers, body } = multipart(parts)
  const answer = await fetch(`${origin}${where}`, { method, headers: { ...headers, authorization }, body: new Uint8Array(body) })
  if (!answer.ok) throw new Error(`${call} was answered ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function fileOf(fileName: string, file: Buffer): FormPart {
  return { name: 'file', file, fileName }
}

async function ended(origin: string, staff: Customer, id: string) {
  return until(async () => {
    const { run } = (await answered(origin, staff, `GET /api/sheets/runs/${id}`)).json
    return run.progress === null ? run : null
  }, REST_MS)
}

/** A shop at the end of its strength tells people to come back. */
function answered(...asked: Parameters<typeof ask>) {
  return until(async () => {
    const answer = await ask(...asked)
    return answer.status === 503 && answer.isToComeBack ? null : answer
  })
}

async function until<T>(look: () => Promise<T | null>, everyMs = LOOK_EVERY_MS): Promise<T> {
  for (const start = Date.now(); Date.now() - start < END_LIMIT_MS; await pause(everyMs)) {
    const found = await look()
    if (found !== null) return found
  }
  throw new Error('The work never ended.')
}

/** The queue notices a killed process by its silence; the proof does not wait for that. */
async function callAgain({ db }: Database): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`)
}

/** Products with a price of this round. */
async function writtenIn({ db }: Database, round: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from products where sku like 'BULK-%' and price_minor = ${round} * 100000 + substr(sku, 6)::int * 100`)
  return rows[0]?.count ?? 0
}

function sheetOf(count: number, round: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) => `BULK-${n},Gas oven ${n},فرن غاز ${n},"Bakes, number ${n}.",يخبز رقم ${n}.,${round * 1000 + n},${n % 50},Zumurrud,Ovens`,
  )
  return ['SKU,Name,Name in Arabic,Description,Description in Arabic,Price,Stock,Brand,Category', ...rows].join('\n')
}
