import { openDatabase } from '#server/platform/db/open-database.ts'
import { addPeople, type ChatPersonToConnect } from '../support/chat/chat-people.ts'
import { runChat } from '../support/chat/run-chat.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { hostileSockets } from './hostile-sockets.ts'

const COUNTS = { full: 2_000, small: 200 }

/** The shop runs in a process of its own, which must be alive afterwards and have logged no error. */
export async function prove(size: keyof typeof COUNTS): Promise<string> {
  return onPostgres(async (makeDatabase) => {
    const databaseUrl = await makeDatabase()
    const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog })
    const [sender, customer] = await addPeople(database, 'ROLE MEMBER', 2)
    const [staff] = await addPeople(database, 'ROLE ADMIN', 1)
    const shop = await runChat({ databaseUrl, hasLimits: false })
    try {
      const target = { origin: shop.origin, ...known({ sender, customer, staff }) }
      const { sent, codes, faults } = await hostileSockets(target, COUNTS[size])
      const alive = await fetch(`${shop.origin}/readyz`)
      const counts = [...codes].sort().map(([code, count]) => `${code}: ${count}`)
      const line = `${sent} malformed payloads, each refused on its acknowledgement, ${faults.length} faults`
      if (faults.length > 0 || !alive.ok) throw new Error([line, counts.join(', '), ...faults.slice(0, 10)].join('\n'))
      return size === 'full' ? `${line}; ${counts.join(', ')}` : line
    } finally {
      await shop.stop()
      await database.close()
    }
  })
}

interface People<Person> {
  readonly sender: Person
  readonly customer: Person
  readonly staff: Person
}

function known({ sender, customer, staff }: People<ChatPersonToConnect | undefined>): People<ChatPersonToConnect> {
  if (sender === undefined || customer === undefined || staff === undefined) throw new Error('nobody is there')
  return { sender, customer, staff }
}
