import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { type Api, ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { failureText, reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { eventsSince, type OfferEvent } from './offer-view.ts'

export interface ChangedOffer {
  readonly message: string
  readonly offer: OfferReply
}

/** The end of an act: done, refused with a text, or overtaken by somebody else's. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text: string | null }
  | { readonly kind: 'overtaken' }

export interface OfferWork {
  /** The newest state that is known. */
  readonly offer: OfferReply
  /** Things that happened meanwhile, because of which an act was refused. */
  readonly meanwhile: readonly OfferEvent[]
  /** Makes a change; refusals are told by the caller. */
  readonly act: (send: (api: Api, id: string) => Promise<ChangedOffer>, options?: { readonly isQuiet?: boolean }) => Promise<Outcome>
  /** The same for a button without a dialog: refusals are told in a notice. */
  readonly press: (send: (api: Api, id: string) => Promise<ChangedOffer>) => Promise<void>
  /** Shows the changes of others. */
  readonly look: () => void
  /** The same, if an open dialog kept them from being shown. */
  readonly catchUp: () => void
}

const NOTHING: readonly OfferEvent[] = []

/** Every change answers with the whole offer; a refused one asks for it again, because somebody else may have changed it. */
export function useOfferWork(loaded: OfferReply, onReload: () => Promise<void>): OfferWork {
  const { t } = useTexts()
  const api = useApi()
  const [fresh, setFresh] = useState<{ of: OfferReply; offer: OfferReply } | null>(null)
  const [meanwhile, setMeanwhile] = useState(NOTHING)
  const offer = fresh?.of === loaded ? fresh.offer : loaded
  const shown = useRef({ loaded, offer })
  useEffect(() => {
    shown.current = { loaded, offer }
  }, [loaded, offer])

  const show = useCallback((next: OfferReply) => setFresh({ of: shown.current.loaded, offer: next }), [])
  const id = loaded._id
  const fetchOffer = useCallback(async () => (await api.call('GET /api/offer/:id', { params: { id } })).offer, [api, id])
  const isDue = useRef(false)
  const look = useCallback(() => {
    // An open dialog is about the state that it was opened with; a refused act tells of the change.
    isDue.current = document.querySelector('dialog[open]') !== null
    if (isDue.current) return
    fetchOffer().then(show, () => undefined)
  }, [fetchOffer, show])

  const catchUp = useCallback(() => {
    if (isDue.current) look()
  }, [look])

  const wasOvertaken = async (): Promise<boolean> => {
    const now = await fetchOffer()
    const news = eventsSince(shown.current.offer, now)
    if (news.length === 0) return false
    setMeanwhile(news)
    show(now)
    return true
  }

  const act: OfferWork['act'] = async (send, { isQuiet = false } = {}) => {
    try {
      const { offer: next, message } = await send(api, id)
      setMeanwhile(NOTHING)
      show(next)
      if (!isQuiet) notify({ kind: 'success', text: message })
      return { kind: 'done' }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) await onReload()
      const text = Object.values(error.fields)[0]?.[0] ?? failureText(error, t)
      if (error.status !== 400 || Object.keys(error.fields).length > 0) return { kind: 'refused', text }
      const isOvertaken = await wasOvertaken().catch(() => false)
      return isOvertaken ? { kind: 'overtaken' } : { kind: 'refused', text }
    }
  }

  const press: OfferWork['press'] = async (send) => {
    const outcome = await act(send)
    if (outcome.kind === 'refused' && outcome.text !== null) reportFailure(new ApiError(400, 'conflict', outcome.text), t)
  }

  return { offer, meanwhile, act, press, look, catchUp }
}
