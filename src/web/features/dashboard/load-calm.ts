import type { StaffFacts } from '#domain/accounts/areas.ts'
import { hasArea, isOfStaff } from '#domain/accounts/areas.ts'
import type { Api } from '../../platform/calls/api.ts'

/** True if nothing waits for a member of staff. It is loaded before the page is drawn, so that the page does not move when it arrives. */
export async function loadCalm(api: Api, owner: StaffFacts): Promise<boolean> {
  if (!isOfStaff(owner)) return false
  try {
    const [waiting, orders, support] = await Promise.all([
      api.call('GET /api/waiting'),
      hasArea(owner, 'sales') ? api.call('GET /api/order/waiting') : { count: 0 },
      hasArea(owner, 'support') ? api.call('GET /api/support/unread') : { unread: 0 },
    ])
    return [...Object.values(waiting), orders.count, support.unread].every((count) => count === 0)
  } catch {
    // The boxes can wait for their numbers.
    return false
  }
}
