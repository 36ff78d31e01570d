import { onPostgres } from '../../support/database/on-postgres.ts'
import { type KilledOrders, killWhileConfirming } from './killed-orders.ts'

const ROUNDS = { full: 20, small: 1 }

/** A shop killed under a stream of confirms loses no order, makes none twice and owes no email in the end. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const rounds = ROUNDS[size]
  const [embedded, postgres] = await Promise.all([
    killWhileConfirming({ rounds }),
    onPostgres(async (makeDatabase) => killWhileConfirming({ rounds, databaseUrl: await makeDatabase() })),
  ])
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { kills, answered, orders, emails, faults }: KilledOrders): string {
  const line = `${where}: killed ${kills} times, ${answered} answered orders of ${orders} bags, ${emails} emails, ${faults.length} lost, doubled or untold`
  if (faults.length > 0 || answered === 0) throw new Error([line, ...faults.slice(0, 5)].join('\n'))
  return line
}
