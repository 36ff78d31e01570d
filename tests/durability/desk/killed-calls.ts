import { randomInt, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { desking } from '../../support/shop/desking.ts'
import { signedIn } from '../../support/shop/people.ts'
import { openTestShop } from '../../support/shop/test-shop.ts'
import { ask, type Customer } from '../shop/order-customers.ts'
import { type RunningShop, runShop, type ShopLocation, withDatabase } from '../shop/shop-process.ts'

/** Nothing listens there: no email is sent here. */
const NO_MAIL = 'smtp://127.0.0.1:9'
const CALLERS = 3
const MOST_BEFORE_KILL = 8

export interface KilledCalls {
  readonly kills: number
  readonly calls: number
  readonly acknowledged: number
  readonly faults: readonly string[]
}

interface Desk {
  readonly staff: Customer
  readonly entry: string
}

interface Call {
  readonly _id: string
  isAcknowledged: boolean
}

/** Kills a shop while calls are logged; what had no answer is sent again after the start, as a browser does. */
export async function killWhileLogging({ rounds, databaseUrl }: { rounds: number; databaseUrl?: string }): Promise<KilledCalls> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-desk-'))
  const location: ShopLocation = { folder, smtpUrl: NO_MAIL, databaseUrl }
  try {
    const desk = await withDatabase(location, prepare)
    const calls: Call[] = []
    const faults: string[] = []
    for (let round = 0; round < rounds; round += 1) await logUntilKilled(await runShop(location), desk, { calls, faults })
    const acknowledged = calls.filter(({ isAcknowledged }) => isAcknowledged).length
    // Sent again, a call that was lost would be there: those that were answered are looked for first.
    faults.push(...(await withDatabase(location, (database) => lostCalls(database, desk, calls.filter(isAnswered)))))
    const last = await runShop(location)
    for (const call of calls) await log(last, desk, call, faults)
    await last.kill()
    faults.push(...(await withDatabase(location, (database) => untrueCalls(database, desk, calls))))
    return { kills: rounds, calls: calls.length, acknowledged, faults }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(database: Database): Promise<Desk> {
  const shop = await openTestShop(database)
  try {
    const calls = desking(() => shop)
    const { _id: entry } = await calls.entry((await calls.request()).orderId)
    return { entry, staff: { email: '', ...(await signedIn(shop, 'admin')) } }
  } finally {
    await shop.close()
  }
}

async function logUntilKilled(running: RunningShop, desk: Desk, { calls, faults }: { calls: Call[]; faults: string[] }): Promise<void> {
  let left = randomInt(1, MOST_BEFORE_KILL + 1)
  const logOn = async () => {
    while (left > 0) {
      const call = { _id: randomUUID(), isAcknowledged: false }
      calls.push(call)
      await log(running, desk, call, faults)
      left -= 1
      if (left === 0) await running.kill()
    }
  }
  // Calls that wait for an answer when the kill comes get none.
  await Promise.all(Array.from({ length: CALLERS }, () => logOn().catch(() => {})))
  await running.kill()
}

async function log({ origin }: RunningShop, { staff, entry }: Desk, call: Call, faults: string[]): Promise<void> {
  const body = { _id: call._id, way: 'call-out', outcome: 'no-answer' }
  const { status, json } = await ask(origin, staff, `POST /api/desk/${entry}/contact`, body)
  if (status !== 200) faults.push(`a call was answered ${status} ${JSON.stringify(json)}`)
  call.isAcknowledged ||= status === 200
}

function isAnswered({ isAcknowledged }: Call): boolean {
  return isAcknowledged
}

async function lostCalls(database: Database, desk: Desk, calls: readonly Call[]): Promise<string[]> {
  const logged = new Set((await loggedCalls(database, desk)).map(({ id }) => id))
  return calls.filter(({ _id }) => !logged.has(_id)).map(({ _id }) => `${_id} is lost`)
}

async function loggedCalls({ db }: Database, { entry }: Desk) {
  return (await db.execute<{ id: string }>(sql`select id from desk_log where entry_id = ${entry} and event = 'contact'`)).rows
}

/** Each call stands in the log once, and counted once for its entry. */
async function untrueCalls(database: Database, desk: Desk, calls: readonly Call[]): Promise<string[]> {
  const { db } = database
  const { entry } = desk
  const rows = await loggedCalls(database, desk)
  const lost = await lostCalls(database, desk, calls)
  const [counted] = (await db.execute<{ unanswered: number }>(sql`select unanswered from desk_entries where id = ${entry}`)).rows
  const isCounted = counted?.unanswered === rows.length && rows.length === calls.length
  return [...lost, ...(isCounted ? [] : [`${calls.length} calls, ${rows.length} lines, ${counted?.unanswered} counted`])]
}
