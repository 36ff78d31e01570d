import fs from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openSmtp } from '#server/platform/mail/smtp-mailer.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { originOf } from '#tests/support/http/raw-ask.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'

// A shop in a process of its own, to be killed. It prints its port.

const [smtpUrl = '', dataDir = '', databaseUrl] = process.argv.slice(2)

const database = await openDatabase({
  dataDir,
  log: failingLog,
  ...(databaseUrl === undefined ? { snapshot: await migratedSnapshot() } : { databaseUrl }),
})
// Pictures outlive the process, as the database does.
const pictures = await openDiskStorage({ folder: path.join(path.dirname(dataDir), 'pictures') })
const mailer = openSmtp({ url: smtpUrl, address: () => 'sales@shop.example' })
const shop = await openTestShop(database, {
  mailer,
  hasLimits: false,
  overStorage: () => pictures,
  pace: { lookEverySeconds: 1, superviseEverySeconds: 1 },
})
fs.writeSync(1, `${await originOf(shop.app.http)}\n`)
// A killed process stores nothing of what it compiled.
flushCompileCache()
