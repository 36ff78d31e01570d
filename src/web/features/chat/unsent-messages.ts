import { readStored, store } from '../../platform/calls/stored-text.ts'
import type { Pending } from './chat-state.ts'

/** Unacknowledged messages outlive the page; each person has a key of their own. */
const keyOf = (me: string) => `support-outbox ${me}`

export function readUnsent(me: string): readonly Pending[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(me)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPending) : []
  } catch {
    return []
  }
}

/** Other tabs store theirs in the same place, so only entries that this tab knew are replaced. */
export function storeUnsent(me: string, before: readonly Pending[], now: readonly Pending[]): void {
  const known = new Set(before.map(({ clientId }) => clientId))
  const unsent = [...readUnsent(me).filter(({ clientId }) => !known.has(clientId)), ...now.filter(({ isSent }) => !isSent)]
  store(keyOf(me), unsent.length === 0 ? null : JSON.stringify(unsent))
}

function isPending(given: unknown): given is Pending {
  const { clientId, to, text, time } = (typeof given === 'object' && given !== null ? given : {}) as Partial<Pending>
  return typeof clientId === 'string' && typeof to === 'string' && typeof text === 'string' && typeof time === 'number'
}
