import { useCallback, useEffect, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { hasArea } from '#domain/accounts/areas.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { TodaysPrice } from './lines/line-notes.tsx'

export interface TodaysPrices {
  readonly prices: ReadonlyMap<string, TodaysPrice>
  /** Confirms a price as it stands in the catalogue; null for staff without the area. */
  readonly confirm: ((productId: string) => Promise<void>) | null
  readonly delivery: DeliveryFees
}

/** The governorate that the offer goes to, where it is known, and what delivery and installation cost. */
export type DeliveryFees = Pick<CallReply<'GET /api/offer/:id/prices'>, 'governorate' | 'fees'>

const NO_FEES: DeliveryFees = { governorate: null, fees: [] }
const NO_PRICES: ReadonlyMap<string, TodaysPrice> = new Map()

/** The catalogue's prices and stock of the machines in the draft; the editor works without them. */
export function useTodaysPrices(offerId: string, products: string): TodaysPrices {
  const api = useApi()
  const { t } = useTexts()
  const user = useUser()
  const [prices, setPrices] = useState(NO_PRICES)
  const [delivery, setDelivery] = useState(NO_FEES)
  useEffect(() => {
    let isOver = false
    const ids = [...new Set(products.split(','))].filter((id) => id !== '')
    const load = async () => {
      const [ofRequest, ofToday] = await Promise.all([
        api.call('GET /api/offer/:id/prices', { params: { id: offerId } }),
        ids.length === 0 ? { products: [] } : api.call('GET /api/offer/products', { query: { products: ids.join() } }),
      ])
      const then = new Map(ofRequest.products.map(({ _id, requestMinor }) => [_id, requestMinor]))
      if (isOver) return
      setDelivery(ofRequest)
      setPrices(new Map(ofToday.products.map((product) => [product._id, { ...product, requestMinor: then.get(product._id) ?? null }])))
    }
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [api, offerId, products])
  const confirm = useCallback(
    async (productId: string) => {
      try {
        const { message, product } = await api.call('POST /api/product/:id/confirm-price', { params: { id: productId } })
        notify({ kind: 'success', text: message })
        const { priceConfirmed, isPriceOld } = product
        setPrices((before) => {
          const known = before.get(productId)
          return known === undefined ? before : new Map(before).set(productId, { ...known, priceConfirmed, isPriceOld })
        })
      } catch (error) {
        reportFailure(error, t)
      }
    },
    [api, t],
  )
  return { prices, delivery, confirm: user !== null && hasArea(user, 'catalogue') ? confirm : null }
}
