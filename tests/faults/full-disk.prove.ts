import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShop } from '../support/browser/shop-process.ts'
import { administer, startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { counted, DailyWork, isReady, send, until } from './daily-work.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const ROUNDS = 8
const WORKERS = 3
const DISK_MB = 1_500
const LOG_DISK_MB = 4
/** The disk is full after some of the first writes, so that each kind of write is the one that fails. */
const LEFT_MOST = 3 * 1024 * 1024
const FULL_MS = 4_000
/** The work goes on so much longer where nothing was refused yet. */
const FELT_MS = 20_000
const LINES = 2_000

/** Disks that fill up under work, below the embedded database with its pictures, PostgreSQL and the log, and are freed again. */
export async function prove(): Promise<string> {
  return [`embedded: ${await onEmbedded()}`, `PostgreSQL: ${await onPostgresDisk()}`, `log: ${await onLog()}`].join('; ')
}

async function onEmbedded(): Promise<string> {
  const disk = mountSmallDisk(DISK_MB)
  try {
    return await workOn({ DATA_DIR: path.join(disk.folder, 'data') }, disk)
  } finally {
    disk.remove()
  }
}

async function onPostgresDisk(): Promise<string> {
  const disk = mountSmallDisk(DISK_MB)
  const elsewhere = process.env.TMPDIR
  process.env.TMPDIR = disk.folder
  const starting = startPostgresCluster().finally(() => {
    if (elsewhere === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = elsewhere
  })
  const cluster = await starting
  try {
    return await workOn({ DATABASE_URL: await cluster.createDatabase('shop') }, disk, async () => {
      // A server that could not write its log ends; whatever supervises it starts it again.
      await administer(cluster.url('postgres'), 'SELECT 1').catch(async () => {
        await cluster.halt()
        await cluster.resume()
      })
    })
  } finally {
    await cluster.stop()
    disk.remove()
  }
}

async function workOn(settings: Record<string, string>, disk: SmallDisk, afterFreeing = async () => {}): Promise<string> {
  const shop = await startShop(settings)
  try {
    const work = await DailyWork.begin(shop.url, 'FULL')
    let slowestMs = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      disk.fill(randomInt(LEFT_MOST))
      const over = Date.now() + FULL_MS
      const refusedBefore = work.statuses.get(503) ?? 0
      // A slow machine takes longer to write as much as was left.
      const isFelt = () => (work.statuses.get(503) ?? 0) > refusedBefore || Date.now() > over + FELT_MS
      await Promise.all(
        Array.from({ length: WORKERS }, () =>
          work.go(
            () => shop.url,
            () => Date.now() > over && isFelt(),
          ),
        ),
      )
      const seen = [await send(shop.url, 'GET /healthz'), await send(shop.url, 'GET /')].map(({ status }) => status)
      // The page of before goes out, unless a product changed in the moment before and it was not made again.
      if (!['200,200', '200,503'].includes(seen.join())) work.faults.push(`health and home answer ${seen.join()} on a full disk`)
      disk.free()
      await afterFreeing()
      slowestMs = Math.max(slowestMs, await readyAgain(shop))
    }
    const refused = work.statuses.get(503) ?? 0
    const faults = await work.check(shop.url)
    const line = `filled ${ROUNDS} times, ${work.acknowledged} acknowledged of ${work.attempted} (${counted(work.statuses)}), ready at most ${(slowestMs / 1000).toFixed(1)} s after room came back, ${faults.length} lost, half or untold`
    if (faults.length > 0 || refused === 0) throw new Error([line, ...faults.slice(0, 10), ...shop.log().slice(-5)].join('\n'))
    return line
  } finally {
    await shop.stop()
    shop.remove()
  }
}

/** Fails with the shop's own words. */
function readyAgain(shop: ShopProcess): Promise<number> {
  return until('ready after the disk was freed', () => isReady(shop.url)).catch((error: unknown) => {
    throw new Error([error, ...shop.log().slice(-12)].join('\n'))
  })
}

/** The log goes to a file, as under many supervisors. */
async function onLog(): Promise<string> {
  const disk = mountSmallDisk(LOG_DISK_MB)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-logged-'))
  const file = path.join(disk.folder, 'shop.log')
  const output = fs.openSync(file, 'a')
  // A shop starts even if it has no room for its first lines.
  disk.fill()
  const port = String(randomInt(20_000, 30_000))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const shop = spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', output, output], env })
  const origin = `http://127.0.0.1:${port}`
  try {
    await until('the shop is ready', () => isReady(origin), 280_000)
    disk.free()
    await askOften(origin)
    disk.fill()
    const answered = await askOften(origin)
    const full = fs.statSync(file).size
    disk.free()
    const again = await askOften(origin)
    await pause(1_000)
    const grown = fs.statSync(file).size - full
    const line = `${answered} of ${LINES} answered while it was full, ${again} afterwards, ${grown} bytes more in it then`
    if (shop.exitCode !== null || answered < LINES || again < LINES || grown === 0) throw new Error(line)
    return line
  } finally {
    if (shop.exitCode === null) {
      const gone = once(shop, 'exit')
      shop.kill('SIGKILL')
      await gone
    }
    fs.closeSync(output)
    fs.rmSync(dataDir, { recursive: true, force: true })
    disk.remove()
  }
}

async function askOften(origin: string): Promise<number> {
  let answered = 0
  for (let n = 0; n < LINES; n += 1) {
    const { status } = await send(origin, 'GET /api/brand/list')
    if (status === 200) answered += 1
    if (n % 100 === 0) await pause(20)
  }
  return answered
}
