import type { OfferContent } from '#domain/offers/content.ts'
import { defaultDecision, groupsOf, isOfGroup, type OfferDecision } from '#domain/offers/decisions.ts'

/** Everything that a customer has typed and chosen on the page and not sent yet. */
export interface AnswerDraft {
  readonly decision: OfferDecision
  readonly name: string
  readonly reason: string
  readonly message: string
}

type TypedField = Exclude<keyof AnswerDraft, 'decision'>

export type AnswerAct =
  | { readonly kind: 'choose'; readonly group: string; readonly lineId: string }
  | { readonly kind: 'tick'; readonly lineId: string; readonly isTicked: boolean }
  | { readonly kind: 'type'; readonly field: TypedField; readonly text: string }
  /** Another version is on the page: what still exists in it stays chosen. */
  | { readonly kind: 'version'; readonly content: Lines }
  | { readonly kind: 'restore'; readonly draft: AnswerDraft }

type Lines = Pick<OfferContent, 'lines'>

export function firstDraft(content: Lines): AnswerDraft {
  return { decision: defaultDecision(content), name: '', reason: '', message: '' }
}

export function answerReducer(draft: AnswerDraft, act: AnswerAct): AnswerDraft {
  const { decision } = draft
  switch (act.kind) {
    case 'choose':
      return { ...draft, decision: { ...decision, choices: { ...decision.choices, [act.group]: act.lineId } } }
    case 'tick': {
      const others = decision.ticked.filter((id) => id !== act.lineId)
      return { ...draft, decision: { ...decision, ticked: act.isTicked ? [...others, act.lineId] : others } }
    }
    case 'type':
      return { ...draft, [act.field]: act.text }
    case 'version':
      return { ...draft, decision: decisionFor(act.content, decision) }
    case 'restore':
      return act.draft
  }
}

/** A decision of another version, or of an earlier visit, as far as these lines have it; the seller's proposal stands for the rest. */
export function decisionFor(content: Lines, { choices, ticked }: OfferDecision): OfferDecision {
  const { lines } = content
  const proposal = defaultDecision(content)
  const chosen = groupsOf(lines).flatMap((group) => {
    const line = lines.find((each) => each.id === choices[group] && isOfGroup(each, group))
    return line === undefined ? [] : [[group, line.id] as const]
  })
  const optional = lines.filter(({ role }) => role === 'optional').map(({ id }) => id)
  return { choices: { ...proposal.choices, ...Object.fromEntries(chosen) }, ticked: optional.filter((id) => ticked.includes(id)) }
}

/** The typed reason with a usual one below it, which is never added twice. */
export function withReason(typed: string, usual: string): string {
  const lines = typed.trimEnd().split('\n')
  if (lines.some((line) => line.trim() === usual)) return typed
  return typed.trim() === '' ? usual : [...lines, usual].join('\n')
}
