import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallInput } from '#contract/endpoints.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useStore } from '../../../state/store.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import { type RemovedLine, removeLine, restoreLine } from './lines/draft-lines.ts'
import { forgetLocalDraft, localDraftKey, readLocalDraft, writeLocalDraft } from './local-draft.ts'

export type ChangeContent = (edit: (content: OfferContent) => OfferContent) => void

export interface Draft {
  readonly content: OfferContent
  readonly change: ChangeContent
  readonly saving: SaveState
  /** True where changes of an earlier visit were found in this browser. */
  readonly isRestored: boolean
  readonly flush: () => Promise<boolean>
  readonly revision: () => number
  readonly resolve: (side: 'mine' | 'theirs') => void
  readonly removed: RemovedLine | null
  readonly remove: (lineId: string) => void
  readonly undo: () => void
}

/** Arrays of the content are never changed in their place; the contract's type does not say so. */
type SentContent = CallInput<'PUT /api/offer/:id/draft'>['body']['draft']['content']

const SAVED: SaveState = { kind: 'saved' }

/** The newest version, while it is still a draft. */
export function draftOf({ versions }: Pick<OfferReply, 'versions'>): VersionReply | null {
  const [newest] = versions
  return newest?.state === 'draft' ? newest : null
}

function useSaver(offerId: string, draft: VersionReply) {
  const api = useApi()
  const caller = useRef(api)
  caller.current = api
  const [made] = useState(() => {
    const key = localDraftKey(`${offerId}/${draft.version}`)
    const local = readLocalDraft(key)
    const stored = local === null ? { content: draft.content, revision: draft.revision } : { content: local.base, revision: local.revision }
    const saver = new DraftSaver({
      stored,
      unanswered: local?.unanswered,
      send: (content, version) =>
        caller.current.call('PUT /api/offer/:id/draft', {
          params: { id: offerId },
          body: { draft: { content: content as SentContent, version } },
        }),
      fetchNow: async () => {
        try {
          const { offer } = await caller.current.call('GET /api/offer/:id', { params: { id: offerId } })
          return draftOf(offer)
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
      store: (changes) => (changes === null ? forgetLocalDraft(key) : writeLocalDraft(key, changes)),
    })
    return { saver, content: local?.content ?? draft.content, isRestored: local !== null }
  })
  const { saver, content, isRestored } = made
  useEffect(() => {
    if (isRestored) saver.change(content)
    const retry = () => void saver.flush()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      // The page is left: what was typed last is saved now.
      void saver.flush()
      saver.stop()
    }
  }, [saver, content, isRestored])
  return made
}

/** The draft on screen, which saves itself. */
export function useDraft(offerId: string, draft: VersionReply): Draft {
  const { saver, content: first, isRestored } = useSaver(offerId, draft)
  const [content, setContent] = useState(first)
  const [removed, setRemoved] = useState<RemovedLine | null>(null)
  const newest = useRef(first)
  const saving = useStore(saver.state, (state) => state, SAVED)
  const put = useCallback(
    (next: OfferContent) => {
      if (next === newest.current) return
      newest.current = next
      setContent(next)
      saver.change(next)
    },
    [saver],
  )
  const change: ChangeContent = useCallback((edit) => put(edit(newest.current)), [put])
  const remove = useCallback(
    (lineId: string) => {
      const result = removeLine(newest.current, lineId)
      setRemoved(result.removed)
      put(result.content)
    },
    [put],
  )
  return {
    content,
    change,
    saving,
    isRestored,
    flush: () => saver.flush(),
    revision: () => saver.revision,
    resolve: (side) => {
      const next = saver.resolve(side)
      newest.current = next
      setContent(next)
    },
    removed,
    remove,
    undo: () => {
      if (removed !== null) put(restoreLine(newest.current, removed))
      setRemoved(null)
    },
  }
}
