import type { ShownOfferState } from './states.ts'

interface Version {
  readonly state: ShownOfferState
  /** Null until it was sent. */
  readonly sent: unknown
}

/** The version that the customer sees: the accepted one, else the newest that was sent. The newest version comes first in the list. */
export function shownVersion<V extends Version>(versions: readonly V[]): V | null {
  return versions.find(({ state, sent }) => state === 'accepted' && sent !== null) ?? versions.find(({ sent }) => sent !== null) ?? null
}

/** The version that is being written, or waits for approval. */
export function unsentVersion<V extends Version>(versions: readonly V[]): V | null {
  return versions.find(({ state }) => state === 'draft' || state === 'waiting') ?? null
}
