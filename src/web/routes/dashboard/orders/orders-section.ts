import { data } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { type OrderScope, orderScopesOf } from '#domain/orders/orders.ts'
import { fetchOwnProfile } from '../../../platform/calls/own-profile.ts'
import type { PageLoad } from '../../../platform/calls/page-load.ts'
import { knownUser } from '../../../platform/calls/session.ts'
import { forSection } from '../section.ts'

/** Guards an orders page: not found for readers without its scope. */
export function forOrderScope<Data>(scope: OrderScope, load: (page: PageLoad, scopes: readonly OrderScope[]) => Promise<Data>) {
  return forSection('orders', async (page: PageLoad): Promise<Data> => {
    const reader: OwnUser = knownUser() ?? (await fetchOwnProfile(page.language))
    const scopes = orderScopesOf(reader)
    if (!scopes.includes(scope)) throw data(null, { status: 404 })
    return load(page, scopes)
  })
}
