import { data, isRouteErrorResponse, useRouteError } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import type { OrderReply, TimelineStepReply } from '#contract/orders.ts'
import { hasArea } from '#domain/accounts/areas.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { DisabledMessage } from '../../../features/dashboard/disabled-message.tsx'
import { NoOrder } from '../../../features/orders/no-order.tsx'
import { FailedPage } from '../../../features/shell/failed-page.tsx'
import { type Api, ApiError } from '../../../platform/calls/api.ts'
import { forMembers } from '../../../platform/calls/members.ts'
import { fetchOwnProfile } from '../../../platform/calls/own-profile.ts'
import type { AbsentPage, PageLoad } from '../../../platform/calls/page-load.ts'
import { knownUser, useUser } from '../../../platform/calls/session.ts'
import { loadTexts, useTexts } from '../../../platform/texts/texts.ts'
import { PageHead } from '../../../shop/frame/page-head.tsx'
import { OwnArea } from '../own-area.tsx'

export interface OrderOnPage {
  readonly order: OrderReply
  readonly reader: OwnUser
}

/** The data of a page whose order does not exist. */
interface AbsentOrder extends AbsentPage {
  /** The id of the archived request. */
  readonly archivedId: string | null
}

export async function readOrder({ api, language, params }: PageLoad): Promise<OrderOnPage> {
  const reader = knownUser() ?? (await fetchOwnProfile(language))
  try {
    const { order } = await api.call('GET /api/order/:id', { params: { id: params.id ?? '' } })
    const { requester } = order
    // Staff greet a customer in the customer's language, so its texts are loaded.
    if (requester !== undefined && requester._id !== reader.id) await loadTexts(requester.language, ordersTexts)
    return { order, reader }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      const now = await fetchOwnProfile(language)
      if (!isSwitchedOff(now)) throw data({ text: error.message, archivedId: null } satisfies AbsentOrder, { status: 404 })
      throw data(null, { status: 403 })
    }
    if (error instanceof ApiError && error.status === 404 && hasArea(reader, 'sales')) {
      throw data({ text: error.message, archivedId: await findInArchive(api, params.id ?? '') } satisfies AbsentOrder, { status: 404 })
    }
    throw error
  }
}

/** A page of an order is worth showing without its timeline, so a failure leaves it out. */
export async function loadTimeline(api: Api, id: string): Promise<readonly TimelineStepReply[]> {
  try {
    return (await api.call('GET /api/order/:id/timeline', { params: { id } })).steps
  } catch {
    return []
  }
}

export const loadOrder = forMembers(readOrder)

async function findInArchive(api: Api, id: string): Promise<string | null> {
  try {
    return (await api.call('GET /api/order/archive/:id', { params: { id } })).order._id
  } catch {
    return null
  }
}

/** Shown for an order that does not exist, or that the reader may not see. */
export function OrderBoundary() {
  const error = useRouteError()
  const user = useUser()
  if (user === null || !isRouteErrorResponse(error)) return <FailedPage />
  if (error.status === 403 && isSwitchedOff(user)) return <DisabledMessage />
  if (error.status !== 404 || isSwitchedOff(user)) return <FailedPage />
  return (
    <OwnArea owner={user}>
      <AbsentOrderPage reader={user} told={error.data} />
    </OwnArea>
  )
}

function AbsentOrderPage({ reader, told }: { readonly reader: OwnUser; readonly told: unknown }) {
  const { t } = useTexts(ordersTexts)
  const { text, archivedId } = readAbsent(told)
  const title = archivedId === null ? (text ?? t('orders.archive.missing')) : t('orders.gone.cancelled')
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <NoOrder reader={reader} title={title} archivedId={archivedId} />
    </>
  )
}

function readAbsent(told: unknown): { readonly text: string | null; readonly archivedId: string | null } {
  const said = typeof told === 'object' && told !== null ? told : {}
  return {
    text: 'text' in said && typeof said.text === 'string' && said.text !== '' ? said.text : null,
    archivedId: 'archivedId' in said && typeof said.archivedId === 'string' ? said.archivedId : null,
  }
}
