import { startShop } from '../support/browser/shop-process.ts'
import { hostileRequests } from './hostile-requests.ts'

const COUNTS = { full: 20_000, small: 200 }

/** The shop runs as it is started for real: pages, files and the demo, in a process whose log is read afterwards. */
export async function prove(size: keyof typeof COUNTS): Promise<string> {
  const shop = await startShop()
  try {
    const { sent, statuses, faults } = await hostileRequests({ url: shop.url, hasPages: true }, COUNTS[size])
    const complaints = shop.log().filter((line) => /"level":(50|60)/.test(line))
    const alive = await fetch(`${shop.url}/readyz`)
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    const line = `${sent} hostile requests, ${faults.length} faults, ${complaints.length} complaints in the log; ${counts.join(', ')}`
    if (faults.length + complaints.length > 0 || !alive.ok)
      throw new Error([line, ...faults.slice(0, 10), ...complaints.slice(0, 10)].join('\n'))
    return line
  } finally {
    await shop.stop()
    shop.remove()
  }
}
