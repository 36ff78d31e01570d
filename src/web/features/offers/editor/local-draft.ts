import { storedUserId } from '../../../platform/calls/stored-user.ts'
import type { LocalDraft } from './draft-saver.ts'

/** Names changes that the shop does not have yet. They outlive signing out, for the person who made them. */
export function localDraftKey(name: string): string {
  return `offer-unsaved ${storedUserId() ?? ''} ${name}`
}

/** A browser without storage, or with a full one, keeps nothing; the server still has what was saved. */
export function readLocalDraft(key: string): LocalDraft | null {
  try {
    const local: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isLocalDraft(local) ? local : null
  } catch {
    return null
  }
}

export function writeLocalDraft(key: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function forgetLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false
  if ('unanswered' in value && !Array.isArray(value.unanswered)) return false
  return 'content' in value && 'base' in value && 'revision' in value && typeof value.revision === 'number'
}
