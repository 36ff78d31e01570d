import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShop } from '../support/browser/shop-process.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { DailyWork } from './daily-work.ts'

const KILLS = 10
const UPLOADERS = 3
const LONGEST_MS = 1_500

/** A shop killed under uploads of pictures and files has each acknowledged one, and no product whose picture is not there. */
export async function prove(): Promise<string> {
  const embedded = await killWhileUploading({})
  const postgres = await onPostgres(async (makeDatabase) => killWhileUploading({ DATABASE_URL: await makeDatabase() }))
  return `embedded: ${embedded}; PostgreSQL: ${postgres}`
}

async function killWhileUploading(given: Readonly<Record<string, string>>): Promise<string> {
  let shop: ShopProcess = await startShop(given)
  const settings = { ...given, DATA_DIR: shop.dataDir }
  try {
    const work = await DailyWork.begin(shop.url, 'KILLED')
    // Something to put files on.
    await work.request(shop.url)
    for (let n = 0; n < KILLS; n += 1) {
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
      shop = await startShop(settings)
    }
    const faults = await work.check(shop.url)
    const unfinished = fs.readdirSync(path.join(shop.dataDir, 'media/.tmp')).length
    if (unfinished > 0) faults.push(`${unfinished} unfinished files are left`)
    const line = `killed ${KILLS} times, ${work.acknowledged} acknowledged of ${work.attempted} uploads, ${faults.length} lost, half or left behind`
    if (faults.length > 0) throw new Error([line, ...faults.slice(0, 10)].join('\n'))
    return line
  } finally {
    await shop.kill()
    shop.remove()
  }
}
