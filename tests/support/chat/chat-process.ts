import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../database/failing-log.ts'
import { openTestShop } from '../shop/test-shop.ts'

/** A shop for the chat in a process of its own: on a database, at a port. */
const [databaseUrl = '', port = '0', hasLimits = 'on'] = process.argv.slice(2)

const database = await openDatabase({ databaseUrl, dataDir: '', log: { ...failingLog, warn: () => undefined } })
const shop = await openTestShop(database, { hasLimits: hasLimits === 'on' })
process.on('SIGTERM', async () => {
  await shop.close()
  await database.close()
  process.exit(0)
})
console.log(await shop.app.http.listen({ host: '127.0.0.1', port: Number(port) }))
