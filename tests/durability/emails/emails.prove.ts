import { onPostgres } from '../../support/database/on-postgres.ts'
import { type KilledEmails, killBeforeEmails } from './killed-emails.ts'

const ROUNDS = { full: 15, small: 1 }

/** Every acknowledged message leads to its emails, however often the shop is killed in between. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const rounds = ROUNDS[size]
  // One database shows it in a small run: those of orders, whose emails are looked for too, are killed on both.
  if (size === 'small') return verdict('embedded', await killBeforeEmails({ rounds }))
  const [embedded, postgres] = await Promise.all([
    killBeforeEmails({ rounds }),
    onPostgres(async (makeDatabase) => killBeforeEmails({ rounds, databaseUrl: await makeDatabase() })),
  ])
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { kills, messages, emails, missing, repeated, faults }: KilledEmails): string {
  const line = `${where}: killed ${kills} times, ${messages} acknowledged messages, ${emails} emails, ${missing.length} missing, ${repeated} repeated`
  if (missing.length + faults.length > 0 || messages === 0)
    throw new Error([line, ...missing.slice(0, 5), ...faults.slice(0, 5)].join('\n'))
  return line
}
