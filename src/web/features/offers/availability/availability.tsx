import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { AskedReply } from '#contract/availability.ts'
import type { OfferLine } from '#domain/offers/content.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useOfferNews } from '../../../shop/order-news.ts'

export interface Availability {
  /** The questions of a line, the newest first. */
  readonly questionsOf: (lineId: string) => readonly AskedReply[]
  /** True where a merchant can be asked about the product. */
  readonly isAskable: (productId: string) => boolean
  readonly isBusy: boolean
  readonly ask: (line: Pick<OfferLine, 'id' | 'productId' | 'quantity'>) => void
  readonly takeBack: (questionId: string) => void
}

const AvailabilityContext = createContext<Availability | null>(null)

export function useAvailability(): Availability | null {
  return useContext(AvailabilityContext)
}

interface Known {
  readonly questions: readonly AskedReply[]
  readonly askable: ReadonlySet<string>
}

export interface AvailabilityProviderProps {
  readonly offerId: string
  readonly lines: readonly Pick<OfferLine, 'productId'>[]
  readonly children: ReactNode
}

/** Holds what merchants were asked at the lines of an offer, up to date by its news; the offer's page works without it. */
export function AvailabilityProvider({ offerId, lines, children }: AvailabilityProviderProps) {
  const { t } = useTexts()
  const api = useApi()
  const [known, setKnown] = useState<Known | null>(null)
  const [isBusy, setBusy] = useState(false)
  const products = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].join()
  const load = useCallback(async () => {
    const { questions, askable } = await api.call('GET /api/offer/:id/availability', { params: { id: offerId }, query: { products } })
    setKnown({ questions, askable: new Set(askable) })
  }, [api, offerId, products])
  const look = useCallback(() => void load().catch(() => undefined), [load])
  useEffect(look, [look])
  useOfferNews(look)
  const shown = useMemo((): Availability | null => {
    if (known === null) return null
    const act = async (send: () => Promise<unknown>) => {
      setBusy(true)
      // A refusal says that the question stands otherwise than shown, so it is read again in any case.
      await send().catch((error: unknown) => reportFailure(error, t))
      await load().catch(() => undefined)
      setBusy(false)
    }
    return {
      questionsOf: (lineId) => known.questions.filter(({ line }) => line === lineId),
      isAskable: (productId) => known.askable.has(productId),
      isBusy,
      ask: ({ id, productId, quantity }) => {
        if (productId === null) return
        const body = { line: id, product: productId, quantity }
        void act(() => api.call('POST /api/offer/:id/availability', { params: { id: offerId }, body }))
      },
      takeBack: (questionId) =>
        void act(() => api.call('DELETE /api/offer/:id/availability/:questionId', { params: { id: offerId, questionId } })),
    }
  }, [known, isBusy, api, offerId, load, t])
  return <AvailabilityContext value={shown}>{children}</AvailabilityContext>
}
