import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

const SHOP_PROCESS = new URL('email-shop-process.ts', import.meta.url).pathname
const FOLLOW_PARENT = new URL('../../../scripts/lib/follow-parent.mjs', import.meta.url).pathname

export interface ShopLocation {
  /** The folder of the embedded database and of everything else that the process writes. */
  readonly folder: string
  readonly smtpUrl: string
  /** The embedded database is used without it. */
  readonly databaseUrl?: string | undefined
}

export interface RunningShop {
  readonly origin: string
  /** Ends it without a warning. */
  kill(): Promise<void>
}

export function dataDirOf({ folder }: Pick<ShopLocation, 'folder'>): string {
  return path.join(folder, 'data')
}

/** A shop in a process of its own that listens and sends its emails. */
export async function runShop(location: ShopLocation): Promise<RunningShop> {
  const args = [SHOP_PROCESS, location.smtpUrl, dataDirOf(location), ...(location.databaseUrl === undefined ? [] : [location.databaseUrl])]
  const env = { ...process.env, ...CHILD_ENVIRONMENT, TMPDIR: location.folder }
  const shop = spawn(process.execPath, [...BRIEF_FLAGS, `--import=${FOLLOW_PARENT}`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  const kill = async () => {
    if (shop.exitCode !== null || shop.signalCode !== null) return
    const gone = once(shop, 'exit')
    shop.kill('SIGKILL')
    await gone
  }
  for await (const origin of createInterface({ input: shop.stdout })) return { origin, kill }
  throw new Error(`The shop ended with ${shop.exitCode} before it listened.`)
}

/** The database of a shop that does not run at the moment. */
export async function withDatabase<T>(location: ShopLocation, work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl } = location
  const where = databaseUrl === undefined ? { snapshot: await migratedSnapshot() } : { databaseUrl }
  const database = await openDatabase({ dataDir: dataDirOf(location), log: failingLog, ...where })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
