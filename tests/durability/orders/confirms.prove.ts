import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { onPostgres } from '../../support/database/on-postgres.ts'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { fillShop } from '../shop/order-customers.ts'
import { runShop } from '../shop/shop-process.ts'
import { type Confirmed, confirmAtOnce } from './confirming.ts'

const SIZES = { full: { repeats: 200, customers: 501 }, small: { repeats: 20, customers: 31 } }

/** One bag makes one order and every customer gets the own, on PostgreSQL with two processes of the shop. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const { repeats, customers } = SIZES[size]
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-confirms-'))
  const mail = await startMailServer()
  return onPostgres(async (makeDatabase) => {
    const databaseUrl = await makeDatabase()
    const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog })
    const shop = await fillShop(database, { customers })
    const [one, other] = await Promise.all([1, 2].map(() => runShop({ folder, smtpUrl: mail.url, databaseUrl })))
    if (one === undefined || other === undefined) throw new Error('no shop')
    try {
      return verdict(await confirmAtOnce({ origins: [one.origin, other.origin], shop, repeats }))
    } finally {
      await Promise.all([one.kill(), other.kill()])
      await database.close()
    }
  }).finally(async () => {
    await mail.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
}

function verdict({ repeats, ofOneBag, customers, orders, faults }: Confirmed): string {
  const line = `${repeats} confirms of one bag at once: ${ofOneBag} order; ${customers} customers at once: ${orders} orders, ${faults.length} faults`
  if (ofOneBag !== 1 || orders !== customers || faults.length > 0) throw new Error([line, ...faults.slice(0, 5)].join('\n'))
  return line
}
