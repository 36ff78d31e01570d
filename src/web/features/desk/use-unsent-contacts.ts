import { useEffect, useRef, useState } from 'react'
import { type Api, ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useStore } from '../../state/store.ts'
import { createUnsentContacts, type PendingContact, type SendResult, type UnsentContacts } from './unsent-contacts.ts'
import type { ChangedCard } from './use-acts.ts'

const AGAIN_MS = 8_000
const NONE: readonly PendingContact[] = []

export interface UnsentHandle {
  readonly unsent: UnsentContacts
  readonly pending: readonly PendingContact[]
}

/** The contacts that this tab logged and the server has not confirmed; `isLinked` starts another try. */
export function useUnsentContacts(
  me: string,
  isLinked: boolean,
  onSaved: (contact: PendingContact, changed: ChangedCard) => void,
): UnsentHandle {
  const api = useApi()
  const current = useRef({ api, onSaved })
  useEffect(() => {
    current.current = { api, onSaved }
  }, [api, onSaved])
  const [unsent] = useState(() =>
    createUnsentContacts<ChangedCard>({
      send: (contact) => sendContact(current.current.api, contact),
      onSaved: (contact, changed) => current.current.onSaved(contact, changed),
      ...storageOf(me),
    }),
  )
  const pending = useStore(unsent.pending, (all) => all, NONE)
  const hasWaiting = pending.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!hasWaiting) return
    if (isLinked) void unsent.flush()
    const timer = setInterval(() => void unsent.flush(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [unsent, hasWaiting, isLinked])
  return { unsent, pending }
}

async function sendContact(api: Api, { _id, entry, way, outcome, note }: PendingContact): Promise<SendResult<ChangedCard>> {
  try {
    const body = { _id, way, outcome, ...(note === '' ? {} : { note }) }
    return { kind: 'saved', reply: await api.call('POST /api/desk/:id/contact', { params: { id: entry }, body }) }
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) return { kind: 'refused', reason: error.message }
    return { kind: 'unreachable' }
  }
}

/** True if another try would be refused as well. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429
}

/** The storage of this tab alone: with a shared one, another tab would send the same contacts. */
function storageOf(me: string) {
  const key = `desk-contacts ${me}`
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (text: string | null) => {
      try {
        if (text === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        // Without storage they live as long as the page.
      }
    },
  }
}
