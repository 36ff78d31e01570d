import { onPostgres } from '../../support/database/on-postgres.ts'
import { type KilledOffers, killWhileSending } from './killed-offers.ts'

const ROUNDS = { full: 20, small: 1 }

/** A shop killed while offers are sent loses no acknowledged one, gives no number twice, and repeats an email only under its own id. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const rounds = ROUNDS[size]
  const onServer = () => onPostgres(async (makeDatabase) => killWhileSending({ rounds, databaseUrl: await makeDatabase() }))
  // One database shows it in a small run: those of orders and sheets are killed on both.
  if (size === 'small') return verdict('PostgreSQL', await onServer())
  const [embedded, postgres] = await Promise.all([killWhileSending({ rounds }), onServer()])
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { kills, acknowledged, offers, emails, repeated, faults }: KilledOffers): string {
  const line = `${where}: killed ${kills} times, ${acknowledged} acknowledged of ${offers} offers, ${emails} emails, ${repeated} repeated under the same id, ${faults.length} lost, untrue or doubled`
  if (faults.length > 0 || acknowledged === 0) throw new Error([line, ...faults.slice(0, 5)].join('\n'))
  return line
}
