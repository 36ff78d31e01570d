import { type Call, endpoints } from '#contract/endpoints.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { openTestShop } from '../support/shop/test-shop.ts'
import { attackCalls } from './attacks/attacks.ts'

/** Attacks by each of thirteen people on each call: 20,000 in all, and one by each on every twentieth call. */
const PLANS = { full: { each: 7, every: 1 }, small: { each: 1, every: 20 } }

/** `SEED=…` repeats a run. */
export async function prove(size: keyof typeof PLANS): Promise<string> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
  const { each, every } = PLANS[size]
  const database = await openTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  try {
    const calls = (Object.keys(endpoints) as Call[]).filter((_call, n) => n % every === 0)
    const { sent, statuses, faults } = await attackCalls(shop, { calls, each, seed })
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    const line = `${sent} attacks on ${calls.length} calls with the seed ${seed}, ${faults.length} faults; ${counts.join(', ')}`
    if (faults.length > 0) throw new Error([line, ...faults.slice(0, 40)].join('\n'))
    return line
  } finally {
    await shop.close()
    await database.close()
  }
}
