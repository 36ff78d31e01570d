import fs from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

// A process that writes without end and prints each number once it is committed.

const [dataDir = '', first = '1', limit = 'Infinity'] = process.argv.slice(2)

const database = await openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })
await database.runSql('CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY, filling text)')
await database.runSql('CREATE TABLE IF NOT EXISTS mirrored (n int PRIMARY KEY)')
const end = Number(first) + Number(limit)
for (let n = Number(first); n < end; n += 1) {
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO written VALUES (${n}, repeat('x', ${(n * 37) % 3000}))`)
    await tx.execute(sql`INSERT INTO mirrored VALUES (${n})`)
  })
  fs.writeSync(1, `${n}\n`)
}
await database.close()
