import type { OfferContent } from '#domain/offers/content.ts'
import { type AnswerDraft, decisionFor } from './decision.ts'

/** Typed words and choices outlive a reload and Back in the same tab, and end with it: others may use the same browser. */
function keyOf(number: string): string {
  return `draft offer ${number}`
}

export function readDraft(number: string, content: Pick<OfferContent, 'lines'>): AnswerDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(number)) ?? 'null')
    return isDraft(stored) ? { ...stored, decision: decisionFor(content, stored.decision) } : null
  } catch {
    return null
  }
}

export function writeDraft(number: string, draft: AnswerDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(number))
    else sessionStorage.setItem(keyOf(number), JSON.stringify(draft))
  } catch {
    return
  }
}

function isDraft(stored: unknown): stored is AnswerDraft {
  if (!isRecord(stored) || !isRecord(stored.decision)) return false
  const { choices, ticked } = stored.decision
  const isTyped = [stored.name, stored.reason, stored.message].every((text) => typeof text === 'string')
  return isTyped && isRecord(choices) && Array.isArray(ticked)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
