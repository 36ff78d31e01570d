import { openDatabase } from '#server/platform/db/open-database.ts'
import { addPeople } from '../support/chat/chat-people.ts'
import { runChat } from '../support/chat/run-chat.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { chatFor } from './chatting.ts'

const SIZES = {
  full: { customers: 1000, staff: 5, perSecond: 50, seconds: 180, p99MostMs: 250 },
  // The full proof holds the time; a test must not fail because its machine is slow.
  small: { customers: 40, staff: 2, perSecond: 20, seconds: 4, p99MostMs: Infinity },
}

/** Customers and staff on two processes of one PostgreSQL: nothing lost or doubled, in order, in time. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const { customers, staff, perSecond, seconds, p99MostMs } = SIZES[size]
  return onPostgres(async (makeDatabase) => {
    const databaseUrl = await makeDatabase()
    const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog })
    const people = {
      customers: await addPeople(database, 'ROLE MEMBER', customers),
      staff: await addPeople(database, 'ROLE ADMIN', staff),
    }
    const processes = await Promise.all([1, 2].map(() => runChat({ databaseUrl })))
    const memory = () => processes.reduce((sum, each) => sum + each.memoryBytes(), 0)
    const before = memory()
    let connected = before
    try {
      const origins = processes.map(({ origin }) => origin)
      const chatted = await chatFor({ origins, ...people, perSecond, seconds, onConnected: () => (connected = memory()) })
      const { rows } = await database.runSql<{ stored: number }>('SELECT count(*)::int AS stored FROM chat_messages')
      const { acknowledged, p50Ms, p99Ms, faults } = chatted
      const perSocketKb = Math.max(0, Math.round((connected - before) / 1024 / (customers + staff)))
      const line = `${customers} customers and ${staff} staff on two processes, ${perSecond} messages a second for ${seconds} s: ${acknowledged} acknowledged, ${rows[0]?.stored} stored, ${faults.length} faults`
      const figures = `from send to receipt ${p50Ms} ms in the middle and ${p99Ms} ms at most for 99 of 100; ${perSocketKb} KB for each idle socket`
      const isWhole = faults.length === 0 && acknowledged === perSecond * seconds && rows[0]?.stored === acknowledged
      if (!isWhole || p99Ms > p99MostMs) throw new Error([line, figures, ...faults.slice(0, 10)].join('\n'))
      return size === 'full' ? `${line}; ${figures}` : line
    } finally {
      await Promise.all(processes.map((each) => each.stop()))
      await database.close()
    }
  })
}
