import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShop } from '../support/browser/shop-process.ts'
import { flagsFor } from '../support/child-environment.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { DailyWork } from './daily-work.ts'

const KILLS = { full: 10, small: 1 }
const UPLOADERS = 3
const LONGEST_MS = 1_500

const WORK_MOST_MS = 20_000

/** The shop that was started anew makes pictures of what was uploaded, and each is such a file until it is whole. */
async function unfinishedAfterWork(folder: string): Promise<number> {
  for (const end = Date.now() + WORK_MOST_MS; ; await pause(100)) {
    const left = fs.readdirSync(folder).length
    if (left === 0 || Date.now() > end) return left
  }
}

/** A shop killed under uploads of pictures and files has each acknowledged one, and no product whose picture is not there. */
export async function prove(size: 'full' | 'small'): Promise<string> {
  const embedded = `embedded: ${await killWhileUploading(size, {})}`
  if (size === 'small') return embedded
  const postgres = await onPostgres(async (makeDatabase) => killWhileUploading(size, { DATABASE_URL: await makeDatabase() }))
  return `${embedded}; PostgreSQL: ${postgres}`
}

async function killWhileUploading(size: keyof typeof KILLS, given: Readonly<Record<string, string>>): Promise<string> {
  const kills = KILLS[size]
  const flags = flagsFor(size)
  let shop: ShopProcess = await startShop(given, { flags })
  const settings = { ...given, DATA_DIR: shop.dataDir }
  try {
    const work = await DailyWork.begin(shop.url, 'KILLED')
    // Something to put files on.
    await work.request(shop.url)
    for (let n = 0; n < kills; n += 1) {
      let isOver = false
      const upload = async () => {
        while (!isOver) {
          const told = [await work.product(shop.url), await work.file(shop.url)].map(({ status }) => status)
          if (told.some((status) => status !== null && status !== 200)) work.faults.push(`uploads are answered ${told.join()}`)
        }
      }
      const uploading = Array.from({ length: UPLOADERS }, upload)
      await pause(randomInt(100, LONGEST_MS))
      await shop.kill()
      isOver = true
      await Promise.all(uploading)
      shop = await startShop(settings, { flags })
    }
    const faults = await work.check(shop.url)
    const left = await unfinishedAfterWork(path.join(shop.dataDir, 'media/.tmp'))
    if (left > 0) faults.push(`${left} unfinished files are left`)
    const line = `killed ${kills} times, ${work.acknowledged} acknowledged of ${work.attempted} uploads, ${faults.length} lost, half or left behind`
    if (faults.length > 0 || work.acknowledged === 0) throw new Error([line, ...faults.slice(0, 10)].join('\n'))
    return line
  } finally {
    await shop.kill()
    shop.remove()
  }
}
