import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShop } from '../support/browser/shop-process.ts'
import { CHILD_ENVIRONMENT, flagsFor } from '../support/child-environment.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { DailyWork, send, signIn, until } from './daily-work.ts'

const MOVED_CLOCK = path.join(import.meta.dirname, 'moving-clock.mjs')
const HOUR_MS = 3_600_000

type Size = 'full' | 'small'

/** The clock's distance from the right time, in hours; each is a jump from the one before. */
const JUMPS = { full: [1, -1, 26, 0, -72, 0, 24 * 40, 0], small: [26, -72, 0] }
const ACTS = { full: 8, small: 4 }
const SEEN_AFTER_MS = 300

/** The machine's clock is set back and forth while people sign in, ask, upload and get emails; that of PostgreSQL stays right. */
export async function prove(size: Size): Promise<string> {
  const embedded = await moveClock(size, {})
  const told = `the clock stood ${JUMPS[size].join(' h, ')} h beside the right time; embedded: ${embedded}`
  if (size === 'small') return told
  const postgres = await onPostgres(async (makeDatabase) => moveClock(size, { DATABASE_URL: await makeDatabase() }))
  return `${told}; PostgreSQL: ${postgres}`
}

async function moveClock(size: Size, given: Readonly<Record<string, string>>): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-clock-'))
  const clock = path.join(folder, 'clock')
  const setClock = async (hours: number) => {
    fs.writeFileSync(clock, String(hours * HOUR_MS))
    await pause(SEEN_AFTER_MS)
  }
  await setClock(0)
  const moved = {
    ...given,
    CLOCK_FILE: clock,
    NODE_OPTIONS: `${CHILD_ENVIRONMENT.NODE_OPTIONS} --import=${MOVED_CLOCK}`,
    RATE_LIMITS: 'on',
  }
  let shop = await startShop(moved, { flags: flagsFor(size) })
  try {
    const work = await DailyWork.begin(shop.url, 'CLOCK')
    const faults: string[] = []
    let emailMs = 0
    let emails = 0
    for (const hours of JUMPS[size]) {
      await setClock(hours)
      faults.push(...(await dailyActs(shop, work, ACTS[size])).map((fault) => `at ${hours} h ${fault}`))
      const before = emails
      emailMs = Math.max(emailMs, await untilEmailed(shop))
      emails = fs.readdirSync(path.join(shop.dataDir, 'outbox')).length
      if (emails === before) faults.push(`at ${hours} h nobody got an email`)
    }
    faults.push(...shop.log().filter((line) => line.includes('"level":50')))
    await shop.stop()
    // Everything is asked for once more, which is more than the limits let one person do.
    shop = await startShop({ ...given, DATA_DIR: shop.dataDir }, { flags: flagsFor(size) })
    faults.push(...(await work.check(shop.url)))
    const line = `${work.acknowledged} acknowledged of ${work.attempted}, ${emails} emails, none waiting ${(emailMs / 1000).toFixed(1)} s after the last act beside a right or wrong time, ${faults.length} faults`
    if (faults.length > 0) throw new Error([line, ...faults.slice(0, 20)].join('\n'))
    return line
  } finally {
    await shop.stop()
    shop.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function dailyActs({ url }: ShopProcess, work: DailyWork, acts: number): Promise<string[]> {
  const faults: string[] = []
  await work.renew(url)
  for (let n = 0; n < acts; n += 1) {
    const { status, json } = await work.next(url)
    if (status !== 200) faults.push(`an act is answered ${status} ${JSON.stringify(json)}`)
  }
  for (const where of ['/', '/ar/shop?name=clock', '/readyz', '/api/product/list?name=oven']) {
    const { status } = await send(url, `GET ${where}`)
    if (status !== 200) faults.push(`${where} is answered ${status}`)
  }
  return faults
}

async function untilEmailed({ url }: ShopProcess): Promise<number> {
  const token = await signIn(url, 'admin')
  return until('all emails are out', async () => (await send(url, 'GET /api/status', { token })).json?.waiting?.emails === 0)
}
