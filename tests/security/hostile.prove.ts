import { openTestDatabase } from '../support/database/test-database.ts'
import { openTestShop } from '../support/shop/test-shop.ts'
import { hostileRequests } from './hostile-requests.ts'

const COUNTS = { full: 20_000, small: 200 }

export async function prove(size: keyof typeof COUNTS): Promise<string> {
  const database = await openTestDatabase()
  const shop = await openTestShop(database)
  try {
    const { sent, statuses, faults } = await hostileRequests(shop.app, COUNTS[size])
    const line = `${sent} hostile requests, ${faults.length} faults; ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`
    if (faults.length > 0) throw new Error([line, ...faults.slice(0, 10)].join('\n'))
    return line
  } finally {
    await shop.close()
    await database.close()
  }
}
