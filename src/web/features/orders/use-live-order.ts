import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderReply } from '#contract/orders.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useOrderNews } from '../../shop/order-news.ts'

/** Updates the page when others change the order, except while the reader is answering a question. */
export function useLiveOrder(loaded: OrderReply, isBusy: boolean): void {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const shown = useRef({ loaded, isBusy })
  const isDue = useRef(false)
  useEffect(() => {
    shown.current = { loaded, isBusy }
  }, [loaded, isBusy])

  const look = useCallback(() => {
    isDue.current = document.querySelector('dialog[open]') !== null
    if (isDue.current || shown.current.isBusy) return
    api.call('GET /api/order/:id', { params: { id: shown.current.loaded._id } }).then(
      ({ order }) => {
        if (stateOf(order) !== stateOf(shown.current.loaded)) void revalidate()
      },
      // A cancelled order stays readable; acting on it shows a message.
      () => undefined,
    )
  }, [api, revalidate])
  useOrderNews(look)

  useEffect(() => {
    const onClose = () => {
      if (isDue.current) look()
    }
    // The event does not bubble, so it is captured.
    document.addEventListener('close', onClose, true)
    return () => document.removeEventListener('close', onClose, true)
  }, [look])
}

function stateOf({ products }: OrderReply): string {
  return products.map(({ status }) => status).join()
}
