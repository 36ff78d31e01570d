import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

// A process that opens the directory it is given and prints a line once it holds it.
await openDatabase({ dataDir: process.argv[2] ?? '', log: failingLog, snapshot: await migratedSnapshot() })
process.stdout.write('open\n')
