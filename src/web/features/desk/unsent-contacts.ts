import type { ContactWay, Outcome } from '#domain/desk/entries.ts'
import { createStore, type Store } from '../../state/store.ts'

/** A contact that was logged on this screen and that the server has not confirmed yet. */
export interface PendingContact {
  /** Named here, so that a contact that is sent twice is logged once. */
  readonly _id: string
  readonly entry: string
  readonly customer: string
  readonly way: ContactWay
  readonly outcome: Outcome
  readonly note: string
  readonly state: 'sending' | 'waiting' | 'refused'
  /** The reason of a refusal. */
  readonly reason: string
}

/** The result of one try: saved, refused for good, or lost on the way. */
export type SendResult<Reply> =
  | { readonly kind: 'saved'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unreachable' }

export interface UnsentOptions<Reply> {
  readonly send: (contact: PendingContact) => Promise<SendResult<Reply>>
  readonly onSaved: (contact: PendingContact, reply: Reply) => void
  /** Survive a reload of the page. */
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

export interface UnsentContacts {
  readonly pending: Store<readonly PendingContact[]>
  readonly add: (contact: Omit<PendingContact, 'state' | 'reason'>) => Promise<void>
  /** Sends again what did not arrive, the oldest first. */
  readonly flush: () => Promise<void>
  readonly retry: (id: string) => Promise<void>
  readonly drop: (id: string) => void
}

/** Logged contacts are sent until the server has them: a dead connection or a reload loses none. */
export function createUnsentContacts<Reply>({ send, onSaved, read, write }: UnsentOptions<Reply>): UnsentContacts {
  const pending = createStore<readonly PendingContact[]>(readPending(read()))
  const change = (next: readonly PendingContact[]) => {
    pending.set(next)
    write(next.length === 0 ? null : JSON.stringify(next))
  }
  const mark = (id: string, state: PendingContact['state'], reason = '') =>
    change(pending.get().map((each) => (each._id === id ? { ...each, state, reason } : each)))
  const drop = (id: string) => change(pending.get().filter(({ _id }) => _id !== id))

  const deliver = async (contact: PendingContact) => {
    mark(contact._id, 'sending')
    const result = await send(contact)
    if (result.kind === 'unreachable') return mark(contact._id, 'waiting')
    if (result.kind === 'refused') return mark(contact._id, 'refused', result.reason)
    drop(contact._id)
    onSaved(contact, result.reply)
  }
  return {
    pending,
    drop,
    add: async (contact) => {
      const added: PendingContact = { ...contact, state: 'sending', reason: '' }
      change([...pending.get(), added])
      await deliver(added)
    },
    flush: async () => {
      for (const { _id } of pending.get()) {
        // Another flush may have sent it meanwhile.
        const contact = pending.get().find((each) => each._id === _id)
        if (contact?.state === 'waiting') await deliver(contact)
      }
    },
    retry: async (id) => {
      const contact = pending.get().find(({ _id }) => _id === id)
      if (contact !== undefined && contact.state !== 'sending') await deliver(contact)
    },
  }
}

/** A try that was under way when the page ended has to be repeated. */
function readPending(text: string | null): readonly PendingContact[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return (stored as readonly PendingContact[]).map((each) => (each.state === 'sending' ? { ...each, state: 'waiting' } : each))
  } catch {
    return []
  }
}
