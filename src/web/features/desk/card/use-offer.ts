import { useCallback, useEffect, useState } from 'react'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { useApi } from '../../../platform/calls/use-api.ts'

export type KnownOffer = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly offer: OfferReply }

/** The offer that an entry is about, read anew with every news of the desk. */
export function useOffer(id: string | null, news: number) {
  const api = useApi()
  const [known, setKnown] = useState<KnownOffer>({ kind: 'loading' })
  const load = useCallback(() => {
    if (id === null) return setKnown({ kind: 'failed' })
    api.call('GET /api/offer/:id', { params: { id } }).then(
      ({ offer }) => setKnown({ kind: 'known', offer }),
      () => setKnown({ kind: 'failed' }),
    )
  }, [api, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may have decided meanwhile
  useEffect(load, [load, news])
  return { known, load }
}
