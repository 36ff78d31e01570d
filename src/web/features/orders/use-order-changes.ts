import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { OrderLineReply, OrderReply } from '#contract/orders.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { type LineStatus, orderStatus } from '#domain/orders/orders.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { notifyOrdersChanged } from './lists/arrival-news.ts'
import { type AfterCancelling, listOf, ORDER_LISTS, ORDERS_HEADING } from './order-paths.ts'

export interface OrderChanges {
  /** The order with the pending changes applied. */
  readonly order: OrderReply
  readonly isBusy: boolean
  /** An offer for the request was accepted, as the page knows or the shop's refusal has told: cancelling all of it needs a reason. */
  readonly isReasonRequired: boolean
  readonly setStatus: (line: OrderLineReply, status: LineStatus, reason?: string) => void
  /** Sets all open lines at once. */
  readonly setAll: (status: LineStatus, reason?: string) => void
  readonly cancelOrder: (reason: string) => Promise<void>
}

interface Move {
  readonly lineId: string
  readonly status: LineStatus
  /** The order that the change was made on; fresh data replaces the change. */
  readonly of: OrderReply
}

/** Shows a change at once; the order is fetched again in any case, because somebody else may have changed it meanwhile. */
export function useOrderChanges(loaded: OrderReply, { hasAccepted }: { readonly hasAccepted: boolean }): OrderChanges {
  const { t } = useTexts()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state: arrival } = useLocation()
  const { revalidate } = useRevalidator()
  const [move, setMove] = useState<Move | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isReasonMissed, setReasonMissed] = useState(false)
  const newest = useRef(loaded)
  useEffect(() => {
    newest.current = loaded
  }, [loaded])
  const last = useRef<Promise<void>>(Promise.resolve())

  const work = async (send: () => Promise<{ message: string; isGone: boolean }>) => {
    setBusy(true)
    try {
      const { message, isGone } = await send()
      notify({ kind: 'success', text: message })
      const state: AfterCancelling = { cancelled: orderNumberText(loaded.number), focus: ORDERS_HEADING }
      // Without a list to return to, cancelling leads to the reader's own requests, also for staff: the specification has it so.
      if (isGone) await navigate(pathInLanguage(listOf(arrival) ?? ORDER_LISTS.me, language), { replace: true, state })
      else await revalidate()
      notifyOrdersChanged()
    } catch (error) {
      setMove(null)
      if (error instanceof ApiError && error.code === 'offer/reason-missing') setReasonMissed(true)
      reportFailure(error, t)
      if (error instanceof ApiError && error.status > 0) await revalidate()
    } finally {
      setBusy(false)
    }
  }

  /** Changes are sent one after the other, because each builds on the result of the one before. */
  const change = (send: () => Promise<{ message: string; isGone: boolean }>) => {
    const next = () => work(send)
    last.current = last.current.then(next, next)
    return last.current
  }

  const setStatus: OrderChanges['setStatus'] = ({ _id: lineId, status: from }, status, reason) =>
    void change(async () => {
      setMove({ lineId, status, of: newest.current })
      const { message, orderCancelled } = await api.call('PUT /api/order/status/item/:itemId', {
        params: { itemId: lineId },
        body: { orderId: loaded._id, cartId: loaded.cartId, status, from, ...given(reason) },
      })
      return { message, isGone: orderCancelled }
    })

  const setAll: OrderChanges['setAll'] = (status, reason) =>
    void change(async () => {
      const body = { orderId: loaded._id, status, ...given(reason) }
      const { message, orderCancelled } = await api.call('PUT /api/order/status/all', { body })
      return { message, isGone: orderCancelled }
    })

  const cancelOrder = (reason: string) =>
    change(async () => {
      const { message } = await api.call('DELETE /api/order/cancel/:id', { params: { id: loaded._id }, body: given(reason) })
      return { message, isGone: true }
    })

  const order = move?.of === loaded ? moved(loaded, move) : loaded
  return { order, isBusy, isReasonRequired: hasAccepted || isReasonMissed, setStatus, setAll, cancelOrder }
}

function given(reason: string | undefined) {
  return reason === undefined || reason === '' ? {} : { reason }
}

function moved(order: OrderReply, { lineId, status }: Move): OrderReply {
  const products = order.products.map((line) => (line._id === lineId ? { ...line, status } : line))
  return { ...order, products, status: orderStatus(products) }
}
