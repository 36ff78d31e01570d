import type { KeptDraft } from './draft-saver.ts'

const PREFIX = 'offer-draft/'

/** A browser without storage, or with a full one, keeps nothing; the server still has what was saved. */
export function keptDraft(key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    return
  }
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false
  return 'content' in value && 'base' in value && 'revision' in value && typeof value.revision === 'number'
}
