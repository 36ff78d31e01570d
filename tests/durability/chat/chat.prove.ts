import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { addPeople } from '../../support/chat/chat-people.ts'
import { runChat } from '../../support/chat/run-chat.ts'
import { flagsFor } from '../../support/child-environment.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { onPostgres } from '../../support/database/on-postgres.ts'
import { chatFor } from './chatting.ts'

export const RUNS_ALONE = true

const SIZES = {
  full: { customers: 1000, staff: 5, perSecond: 50, seconds: 180, p99MostMs: 250, settingsMostMs: 1_000 },
  // The full proof holds the time; a test must not fail because its machine is slow.
  small: { customers: 40, staff: 2, perSecond: 20, seconds: 4, p99MostMs: Infinity, settingsMostMs: Infinity },
}

/** Customers and staff on two processes of one PostgreSQL: nothing lost or doubled, in order, in time; and so is a change of settings. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const { customers, staff, perSecond, seconds, p99MostMs, settingsMostMs } = SIZES[size]
  return onPostgres(async (makeDatabase) => {
    const databaseUrl = await makeDatabase()
    const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog })
    const people = {
      customers: await addPeople(database, 'ROLE MEMBER', customers),
      staff: await addPeople(database, 'ROLE ADMIN', staff),
    }
    const processes = await Promise.all([1, 2].map(() => runChat({ databaseUrl, flags: flagsFor(size) })))
    const memory = () => processes.reduce((sum, each) => sum + each.memoryBytes(), 0)
    const before = memory()
    let connected = before
    try {
      const origins = processes.map(({ origin }) => origin)
      const chatted = await chatFor({ origins, ...people, perSecond, seconds, onConnected: () => (connected = memory()) })
      const settingsMs = await settingsSeen(origins, people.staff[0]?.token ?? '')
      const { rows } = await database.runSql<{ stored: number }>('SELECT count(*)::int AS stored FROM chat_messages')
      const { acknowledged, p50Ms, p99Ms, faults } = chatted
      const perSocketKb = Math.max(0, Math.round((connected - before) / 1024 / (customers + staff)))
      const line = `${customers} customers and ${staff} staff on two processes, ${perSecond} messages a second for ${seconds} s: ${acknowledged} acknowledged, ${rows[0]?.stored} stored, ${faults.length} faults, the settings changed on both`
      const figures = `from send to receipt ${p50Ms} ms in the middle and ${p99Ms} ms at most for 99 of 100; ${perSocketKb} KB for each idle socket; settings seen on the other process after ${settingsMs} ms`
      const isWhole = faults.length === 0 && acknowledged === perSecond * seconds && rows[0]?.stored === acknowledged
      if (!isWhole || p99Ms > p99MostMs || settingsMs > settingsMostMs) throw new Error([line, figures, ...faults.slice(0, 10)].join('\n'))
      return size === 'full' ? `${line}; ${figures}` : line
    } finally {
      await Promise.all(processes.map((each) => each.stop()))
      await database.close()
    }
  })
}

const NAME = { en: 'Nile Kitchens', ar: 'مطابخ النيل' }
const GIVEN_UP_AFTER_MS = 60_000

/** The time until the second process shows the company's name that the first was given. */
async function settingsSeen([first = '', second = '']: readonly string[], token: string): Promise<number> {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const { sections } = (await (await fetch(`${first}/api/settings/sections`, { headers })).json()) as {
    sections: { section: string; version: number; content: object }[]
  }
  const company = sections.find(({ section }) => section === 'company')
  const body = JSON.stringify({ version: company?.version, content: { ...company?.content, name: NAME } })
  const begun = performance.now()
  const { status } = await fetch(`${first}/api/settings/company`, { method: 'PUT', headers, body })
  if (status !== 200) throw new Error(`the settings could not be changed: ${status}`)
  for (;;) {
    const shown = (await (await fetch(`${second}/api/settings/shop`)).json()) as { company: typeof NAME }
    const waited = Math.round(performance.now() - begun)
    if (shown.company.en === NAME.en) return waited
    if (waited > GIVEN_UP_AFTER_MS) throw new Error('the other process never heard of the changed settings')
    await setTimeout(10)
  }
}
