import { createTemplate, TEMPLATE_DATABASE } from '../support/database/global-setup.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { type KilledOffers, killWhileSending } from './killed-offers.ts'

const ROUNDS = { full: 50, small: 1 }

/** A shop killed while offers are sent loses no acknowledged one, gives no number twice, and repeats an email only under its own id. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const rounds = ROUNDS[size]
  const [embedded, postgres] = await Promise.all([killWhileSending({ rounds }), onPostgres(rounds)])
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

async function onPostgres(rounds: number): Promise<KilledOffers> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    return await killWhileSending({ rounds, databaseUrl: await cluster.createDatabase('killed_offers', TEMPLATE_DATABASE) })
  } finally {
    await cluster.stop()
  }
}

function verdict(where: string, { kills, acknowledged, offers, emails, repeated, faults }: KilledOffers): string {
  const line = `${where}: killed ${kills} times, ${acknowledged} acknowledged of ${offers} offers, ${emails} emails, ${repeated} repeated under the same id, ${faults.length} lost, untrue or doubled`
  if (faults.length > 0 || acknowledged === 0) throw new Error([line, ...faults.slice(0, 5)].join('\n'))
  return line
}
