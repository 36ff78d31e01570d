import type { FieldRefusals } from '#domain/errors.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { TYPING_PAUSES } from '../../../shop/typing-pauses.ts'
import { createStore, type Store } from '../../../state/store.ts'
import { areSame, mergedDrafts } from './two-drafts.ts'

/** The draft as the server has it. */
export interface StoredDraft {
  readonly content: OfferContent
  readonly revision: number
  /** The person who saved it last. */
  readonly savedBy?: string
}

/** Changes that the server does not have yet, stored in this browser with the draft that they began from. */
export interface LocalDraft extends StoredDraft {
  readonly base: OfferContent
  /** Contents that were sent and may have arrived, although no answer came. */
  readonly unanswered?: readonly OfferContent[]
}

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' }
  /** Somebody else saved the draft meanwhile. */
  | { readonly kind: 'conflict'; readonly base: OfferContent; readonly theirs: StoredDraft }
  /** The server's rules refuse the content, or the draft is no draft any more. */
  | { readonly kind: 'refused'; readonly text: string; readonly fields: FieldRefusals }

export interface DraftSaverParts {
  readonly stored: StoredDraft
  readonly unanswered?: readonly OfferContent[] | undefined
  readonly send: (content: OfferContent, revision: number) => Promise<{ readonly revision: number }>
  /** Fetches the current draft; null if there is none any more. */
  readonly fetchNow: () => Promise<StoredDraft | null>
  readonly store: (local: LocalDraft | null) => void
}

const RETRY_MS = 5000
const UNANSWERED_MOST = 5
const SAVED: SaveState = { kind: 'saved' }

/** Saves a draft while it is written: one save at a time, the newest content, and again after a lost connection. */
export class DraftSaver {
  readonly state: Store<SaveState> = createStore<SaveState>(SAVED)
  readonly #parts: DraftSaverParts
  #saved: OfferContent
  #current: OfferContent
  #revision: number
  #unanswered: readonly OfferContent[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null

  constructor(parts: DraftSaverParts) {
    this.#parts = parts
    this.#saved = parts.stored.content
    this.#current = parts.stored.content
    this.#revision = parts.stored.revision
    this.#unanswered = parts.unanswered ?? []
  }

  get revision(): number {
    return this.#revision
  }

  change(content: OfferContent): void {
    this.#current = content
    this.#storeHere()
    if (this.state.get().kind === 'conflict') return
    if (this.#running === null) this.state.set({ kind: 'unsaved' })
    this.#later(TYPING_PAUSES.draft)
  }

  /** Saves at once; false where something stands in the way. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.state.get().kind === 'conflict') return Promise.resolve(false)
    this.#running ??= this.#save().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Ends a conflict; answers the content to go on with. */
  resolve(side: 'mine' | 'theirs'): OfferContent {
    const now = this.state.get()
    if (now.kind !== 'conflict') return this.#current
    if (side === 'theirs') {
      this.#current = now.theirs.content
      this.#adopt(now.theirs)
    } else {
      this.#current = mergedDrafts(now.base, this.#current, now.theirs.content)
      this.#take(now.theirs)
      this.state.set({ kind: 'unsaved' })
      void this.flush()
    }
    return this.#current
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #save(): Promise<boolean> {
    while (this.#current !== this.#saved) {
      const sent = this.#current
      this.state.set({ kind: 'saving' })
      const earlier = this.#unanswered
      // A page that is closed now gets no answer to this save, and the next page must not take it for a colleague's.
      this.#unanswered = [...earlier, sent].slice(-UNANSWERED_MOST)
      this.#storeHere()
      try {
        const { revision } = await this.#parts.send(sent, this.#revision)
        this.#take({ content: sent, revision })
      } catch (error) {
        if (isRefusal(error)) this.#unanswered = earlier
        return this.#isMet(error)
      }
    }
    this.#parts.store(null)
    this.state.set(SAVED)
    return true
  }

  /** Says why a save failed; true where the server has the same content already. */
  async #isMet(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'conflict')
      return this.#parts.fetchNow().then(
        (theirs) => this.#isOwn(theirs),
        (other) => this.#isMet(other),
      )
    if (isRefusal(error)) {
      this.state.set({ kind: 'refused', text: error.message, fields: error.fields })
      return false
    }
    this.state.set({ kind: 'offline' })
    this.#later(RETRY_MS)
    return false
  }

  /** True where the server has what was written here; a save of an earlier state, which had no answer, is followed by the newest. */
  async #isOwn(theirs: StoredDraft | null): Promise<boolean> {
    if (theirs !== null && areSame(theirs.content, this.#current)) {
      this.#current = theirs.content
      this.#adopt(theirs)
      return true
    }
    if (theirs !== null && this.#unanswered.some((sent) => areSame(theirs.content, sent))) {
      this.#take(theirs)
      return this.#save()
    }
    this.state.set(theirs === null ? { kind: 'refused', text: '', fields: {} } : { kind: 'conflict', base: this.#saved, theirs })
    return false
  }

  #adopt(theirs: StoredDraft): void {
    this.#take(theirs)
    this.#parts.store(null)
    this.state.set(SAVED)
  }

  #take({ content, revision }: StoredDraft): void {
    this.#saved = content
    this.#revision = revision
    this.#unanswered = []
  }

  #storeHere(): void {
    this.#parts.store({ content: this.#current, base: this.#saved, revision: this.#revision, unanswered: this.#unanswered })
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }
}

/** The server has answered that it does not take what was sent. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
