import type { Refusal } from '../errors.ts'
import type { OfferContent, OfferLine } from './content.ts'
import { counts, groupsOf, isOfGroup, type OfferDecision } from './decisions.ts'
import { ACCEPTING_NAME_MAX } from './limits.ts'

type Lines = Pick<OfferContent, 'lines'>

/** The groups without a line of theirs chosen. */
export function missingChoices({ lines }: Lines, { choices }: OfferDecision): readonly string[] {
  return groupsOf(lines).filter((group) => !lines.some((line) => isOfGroup(line, group) && choices[group] === line.id))
}

/** Null if the decision is complete and a name was typed. Ticked lines have to be optional lines of this version. */
export function refuseAnswer(content: Lines, decision: OfferDecision, fullName: string): Refusal | null {
  if (!isName(fullName)) return 'offer/name-missing'
  if (missingChoices(content, decision).length > 0) return 'offer/choice-missing'
  const optional = new Set(content.lines.filter(({ role }) => role === 'optional').map(({ id }) => id))
  return decision.ticked.every((id) => optional.has(id)) ? null : 'validation'
}

/** Letters of any script: some people sign with one word, and nobody with figures alone. */
export function isName(typed: string): boolean {
  return (typed.match(/\p{L}/gu)?.length ?? 0) >= 2 && typed.trim().length <= ACCEPTING_NAME_MAX
}

/** The decision in the order of the lines and without what it does not decide, so that equal ones are stored equal. */
export function plainDecision({ lines }: Lines, { choices, ticked }: OfferDecision): OfferDecision {
  const chosen = groupsOf(lines).flatMap((group) => (choices[group] === undefined ? [] : [[group, choices[group]] as const]))
  return {
    choices: Object.fromEntries(chosen),
    ticked: lines.filter(({ id, role }) => role === 'optional' && ticked.includes(id)).map(({ id }) => id),
  }
}

/** The lines that the customer bought, which become the list to deliver. */
export function acceptedLines({ lines }: Lines, decision: OfferDecision): readonly OfferLine[] {
  return lines.filter((line) => counts(line, decision))
}

/** The text that a version's hash is made of: JSON with sorted keys, the same however the facts were put together or stored. */
export function canonicalText(facts: unknown): string {
  return JSON.stringify(facts, (_, value: unknown) => (isRecord(value) ? sortedByKey(value) : value))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys of figures would stand first in any object, so the order is that of the engine for them and of code points for the rest. */
function sortedByKey(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
