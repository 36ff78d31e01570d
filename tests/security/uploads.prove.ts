import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { type ShopProcess, startShop } from '../support/browser/shop-process.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { dropPicturesNow } from '../support/pictures/drop-pictures.ts'
import { hostileUploads, leftBehind } from './hostile-uploads.ts'

const MEMORY_MAX_MB = 600
const QUIET_MS = 10_000

/** The shop runs as it is started for real, in a process whose memory, log and files are checked afterwards. */
export async function prove(size: 'full' | 'small'): Promise<string> {
  let shop = await startWithPicturesMade()
  try {
    const atRestMb = memoryMb(shop.pid, 'VmRSS')
    const authorization = await signIn(shop.url)
    forgetMostMemory(shop.pid)
    const { products } = await ask(`${shop.url}/api/product?page=1&limit=1`, { headers: { authorization } })
    const media = join(shop.dataDir, 'media')
    const before = new Set(filesIn(media))
    const files = async () => filesIn(media).filter((file) => !before.has(file))
    const result = await hostileUploads(
      {
        url: shop.url,
        authorization,
        productId: products[0]._id,
        files,
        original: async (name) => readFileSync(fileOf(media, name)),
      },
      size,
    )
    const mostMb = memoryMb(shop.pid, 'VmHWM')
    const complaints = shop.log().filter((line) => /"level":(50|60)/.test(line))
    const alive = await fetch(`${shop.url}/readyz`)
    shop = await restartLater(shop)
    const { sent, cleaned, refused } = result
    const faults = [...result.faults, ...(await leftBehind({ files }, result.last))]
    const line = `${sent} hostile uploads: ${cleaned} cleaned, ${refused} refused, ${faults.length} faults, ${complaints.length} complaints in the log; memory ${atRestMb} MB at rest, ${mostMb} MB at most`
    if (faults.length + complaints.length > 0 || mostMb >= MEMORY_MAX_MB || !alive.ok) {
      throw new Error([line, ...faults.slice(0, 10), ...complaints.slice(0, 10)].join('\n'))
    }
    return line
  } finally {
    await shop.stop()
    shop.remove()
  }
}

/** The first start still makes the demo's pictures; the uploads must not be blamed for that. */
async function startWithPicturesMade(): Promise<ShopProcess> {
  const first = await startShop()
  const media = join(first.dataDir, 'media')
  for (let count = -1; count !== filesIn(media).length; ) {
    count = filesIn(media).length
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
  await first.stop()
  return startShop({ DATA_DIR: first.dataDir })
}

/** Lets the time pass for which replaced pictures are still answered. */
async function restartLater({ stop, dataDir }: ShopProcess): Promise<ShopProcess> {
  await stop()
  const database = await openDatabase({ dataDir, log: failingLog })
  await dropPicturesNow(database.db)
  await database.close()
  return startShop({ DATA_DIR: dataDir })
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'admin@diyafa.example', password: 'diyafa-demo' })
  return (await ask(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).token
}

// biome-ignore lint/suspicious/noExplicitAny: answers are what the proof is about, so they come untyped
async function ask(url: string, init: RequestInit): Promise<any> {
  return (await fetch(url, init)).json()
}

/** Memory of the shop's only process, its threads included. */
function memoryMb(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(found?.[1]) / 1024)
}

/** Resets `VmHWM` to the present, so that the peak of the start is not counted. */
function forgetMostMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function fileOf(media: string, name: string): string {
  return filesIn(media).find((file) => file.includes('originals') && file.includes(name)) ?? ''
}
