import { storedToken } from '../../../platform/calls/session.ts'
import { endedUnasked } from '../../../platform/forms/stored-draft.ts'
import type { LocalDraft } from './draft-saver.ts'

const PREFIX = 'offer-draft/'

/** A browser without storage, or with a full one, keeps nothing; the server still has what was saved. */
export function readLocalDraft(key: string): LocalDraft | null {
  try {
    const local: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isLocalDraft(local) ? local : null
  } catch {
    return null
  }
}

export function writeLocalDraft(key: string, draft: LocalDraft): void {
  // The page saves once more while it is left: nothing of an offer stays behind after signing out.
  if (storedToken() === null && !endedUnasked()) return
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function forgetLocalDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    return
  }
}

function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false
  if ('unanswered' in value && !Array.isArray(value.unanswered)) return false
  return 'content' in value && 'base' in value && 'revision' in value && typeof value.revision === 'number'
}
