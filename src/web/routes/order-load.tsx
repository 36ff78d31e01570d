import { data, isRouteErrorResponse, useRouteError } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import type { OrderReply } from '#contract/orders.ts'
import { isSwitchedOff } from '#domain/dashboard.ts'
import { DisabledMessage } from '../features/dashboard/disabled-message.tsx'
import { MyOrdersLink } from '../features/orders/my-orders-link.tsx'
import { FailedPage } from '../features/shell/failed-page.tsx'
import { ApiError } from '../platform/api.ts'
import { forMembers } from '../platform/members.ts'
import { fetchOwnProfile } from '../platform/own-profile.ts'
import type { PageLoad } from '../platform/page-load.ts'
import { knownUser, useUser } from '../platform/session.ts'
import { loadTexts } from '../platform/texts.ts'

export interface OrderOnPage {
  readonly order: OrderReply
  readonly reader: OwnUser
}

export const loadOrder = forMembers(async ({ api, language, params }: PageLoad): Promise<OrderOnPage> => {
  const reader = knownUser() ?? (await fetchOwnProfile(language))
  try {
    const { order } = await api.call('GET /api/order/:id', { params: { id: params.id ?? '' } })
    const { requester } = order
    // Somebody else's customer is greeted in their own language.
    if (requester !== undefined && requester._id !== reader.id) await loadTexts(requester.language, 'members')
    return { order, reader }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      await fetchOwnProfile(language)
      throw data(null, { status: 403 })
    }
    throw error
  }
})

/** An order that is not there, or not for this reader to see. */
export function OrderBoundary() {
  const error = useRouteError()
  const user = useUser()
  if (user === null || !isRouteErrorResponse(error)) return <FailedPage />
  if (error.status === 403 && isSwitchedOff(user)) return <DisabledMessage />
  return (
    <>
      {error.status === 404 && <MyOrdersLink />}
      <FailedPage />
    </>
  )
}
