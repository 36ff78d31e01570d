import type { CallReply } from '#contract/endpoints.ts'
import type { OfferContent, OfferLine, OfferSection } from '#domain/offers/content.ts'

/** The keys of a line that decide about the total: a rounding that was made for another total no longer fits. */
const MONEY: readonly (keyof OfferLine)[] = ['quantity', 'unitMinor', 'discount', 'role', 'choiceId', 'isChosen', 'taxRateId']

/** A position among the lines: before another line, or at the end of a section. */
export interface LinePosition {
  readonly sectionId: string | null
  readonly beforeId: string | null
}

/** Lines in the order in which they are read: those without a section first, then section by section. */
export function linesOf({ lines, sections }: Pick<OfferContent, 'lines' | 'sections'>, sectionId: string | null): readonly OfferLine[] {
  const known = new Set(sections.map(({ id }) => id))
  return lines.filter((line) => (line.sectionId !== null && known.has(line.sectionId) ? line.sectionId : null) === sectionId)
}

function sectionIds({ sections }: Pick<OfferContent, 'sections'>): readonly (string | null)[] {
  return [null, ...sections.map(({ id }) => id)]
}

/** Lines of one section stand together, so that an index says where a reader finds a line. */
function inOrder(content: OfferContent): OfferContent {
  return { ...content, lines: sectionIds(content).flatMap((id) => linesOf(content, id).map((line) => withSection(line, id))) }
}

function withSection(line: OfferLine, sectionId: string | null): OfferLine {
  return line.sectionId === sectionId ? line : { ...line, sectionId }
}

/** Choice groups without lines are gone. */
function withoutEmptyChoices(content: OfferContent): OfferContent {
  const used = new Set(content.lines.map(({ choiceId }) => choiceId))
  const choices = content.choices.filter(({ id }) => used.has(id))
  return choices.length === content.choices.length ? content : { ...content, choices }
}

function changed(content: OfferContent, lines: readonly OfferLine[]): OfferContent {
  return withoutEmptyChoices(inOrder({ ...content, lines, roundingMinor: 0 }))
}

export function patchLine(content: OfferContent, id: string, patch: Partial<OfferLine>): OfferContent {
  const lines = content.lines.map((line) => (line.id === id ? { ...line, ...patch } : line))
  const isMoney = MONEY.some((key) => key in patch)
  return isMoney ? changed(content, lines) : { ...content, lines }
}

/** Patches every line, as with a tax rate or a delivery time for all. */
export function patchLines(content: OfferContent, patch: Partial<OfferLine>): OfferContent {
  return changed(
    content,
    content.lines.map((line) => ({ ...line, ...patch })),
  )
}

export function addLines(content: OfferContent, added: readonly OfferLine[], position: LinePosition): OfferContent {
  const placed = added.map((line) => withSection(line, position.sectionId))
  const at = content.lines.findIndex(({ id }) => id === position.beforeId)
  const lines = at === -1 ? [...content.lines, ...placed] : content.lines.toSpliced(at, 0, ...placed)
  return changed(content, lines)
}

/** The rate of a new line: that of the last one, which is none in an offer without tax. */
export function usualRate({ lines, taxRates }: OfferContent, defaults: Pick<OfferDefaults, 'taxRates'>): string | null {
  const last = lines.at(-1)
  if (last !== undefined) return last.taxRateId
  return taxRates.find(({ id }) => id === defaults.taxRates[0]?.id)?.id ?? taxRates[0]?.id ?? null
}

/** A line that was removed, with its position, so that it can come back. */
export interface RemovedLine {
  readonly line: OfferLine
  readonly beforeId: string | null
  /** The group that went with its last line. */
  readonly choices: OfferContent['choices']
}

export function removeLine(content: OfferContent, id: string): { readonly content: OfferContent; readonly removed: RemovedLine | null } {
  const line = content.lines.find((each) => each.id === id)
  if (line === undefined) return { content, removed: null }
  const beforeId = positionOf(content, id).beforeId
  const left = content.lines.filter((each) => each.id !== id)
  return { content: changed(content, left), removed: { line, beforeId, choices: content.choices } }
}

export function restoreLine(content: OfferContent, { line, beforeId, choices }: RemovedLine): OfferContent {
  const known = new Set(content.choices.map(({ id }) => id))
  const group = choices.filter(({ id }) => id === line.choiceId && !known.has(id))
  return addLines({ ...content, choices: [...content.choices, ...group] }, [line], { sectionId: line.sectionId, beforeId })
}

/** The position of a line, told as the line of its section that it stands before. */
function positionOf(content: OfferContent, id: string): LinePosition {
  const sectionId = content.lines.find((each) => each.id === id)?.sectionId ?? null
  const siblings = linesOf(content, sectionId)
  return { sectionId, beforeId: siblings[siblings.findIndex((each) => each.id === id) + 1]?.id ?? null }
}

export function moveLine(content: OfferContent, id: string, { sectionId, beforeId }: LinePosition): OfferContent {
  const line = content.lines.find((each) => each.id === id)
  if (line === undefined || beforeId === id) return content
  const { roundingMinor } = content
  const left = content.lines.filter((each) => each.id !== id)
  return {
    ...addLines({ ...content, lines: left, choices: content.choices }, [line], { sectionId, beforeId }),
    choices: content.choices,
    roundingMinor,
  }
}

/** One line up or down; from the edge of a section it goes into the next one. */
export function stepLine(content: OfferContent, id: string, step: 1 | -1): OfferContent {
  const sectionId = content.lines.find((each) => each.id === id)?.sectionId ?? null
  const siblings = linesOf(content, sectionId)
  const at = siblings.findIndex((each) => each.id === id)
  const inside = at + step >= 0 && at + step < siblings.length
  if (inside) {
    const beforeId = step === -1 ? siblings[at - 1]?.id : siblings[at + 2]?.id
    return moveLine(content, id, { sectionId, beforeId: beforeId ?? null })
  }
  const ids = sectionIds(content)
  const next = ids[ids.indexOf(sectionId) + step]
  if (next === undefined) return content
  const first = step === 1 ? (linesOf(content, next)[0]?.id ?? null) : null
  return moveLine(content, id, { sectionId: next, beforeId: first })
}

export function addSection(content: OfferContent, section: OfferSection): OfferContent {
  return { ...content, sections: [...content.sections, section] }
}

export function patchSection(content: OfferContent, id: string, title: OfferSection['title']): OfferContent {
  return { ...content, sections: content.sections.map((section) => (section.id === id ? { ...section, title } : section)) }
}

/** Its lines go to the section before it. */
export function removeSection(content: OfferContent, id: string): OfferContent {
  const ids = sectionIds(content)
  const before = ids[ids.indexOf(id) - 1] ?? null
  const lines = content.lines.map((line) => (line.sectionId === id ? withSection(line, before) : line))
  return inOrder({ ...content, lines, sections: content.sections.filter((section) => section.id !== id) })
}

export function stepSection(content: OfferContent, id: string, step: 1 | -1): OfferContent {
  const at = content.sections.findIndex((section) => section.id === id)
  const section = content.sections[at]
  if (section === undefined || at + step < 0 || at + step >= content.sections.length) return content
  return inOrder({ ...content, sections: content.sections.toSpliced(at, 1).toSpliced(at + step, 0, section) })
}

/** The line becomes one of a choice group; a second line of the same group is its alternative. */
export function addAlternative(content: OfferContent, id: string, alternative: OfferLine, newChoiceId: string): OfferContent {
  const line = content.lines.find((each) => each.id === id)
  if (line === undefined) return content
  const choiceId = line.choiceId ?? newChoiceId
  const isNew = line.choiceId === null
  const choices = isNew ? [...content.choices, { id: choiceId, title: { en: '', ar: '' } }] : content.choices
  const lines = content.lines.map((each) =>
    each.id === id && isNew ? { ...each, role: 'choice' as const, choiceId, isChosen: true } : each,
  )
  const { beforeId } = positionOf(content, id)
  const added = { ...alternative, role: 'choice' as const, choiceId, isChosen: false, quantity: line.quantity }
  return addLines({ ...content, choices, lines }, [added], { sectionId: line.sectionId, beforeId })
}

/** Exactly one line of a group is the seller's proposal. */
export function chooseLine(content: OfferContent, id: string): OfferContent {
  const choiceId = content.lines.find((each) => each.id === id)?.choiceId ?? null
  if (choiceId === null) return content
  return changed(
    content,
    content.lines.map((line) => (line.choiceId === choiceId ? { ...line, isChosen: line.id === id } : line)),
  )
}

/** A line that counts always, or only when it is ticked; leaving a group of two dissolves it. */
export function setRole(content: OfferContent, id: string, role: 'counted' | 'optional'): OfferContent {
  const left = content.lines.find((each) => each.id === id)?.choiceId ?? null
  const lines = content.lines.map((line) => (line.id === id ? { ...line, role, choiceId: null, isChosen: false } : line))
  const [alone, ...others] = lines.filter(({ choiceId }) => choiceId !== null && choiceId === left)
  const isAlone = alone !== undefined && others.length === 0
  return changed(
    content,
    isAlone ? lines.map((line) => (line === alone ? { ...line, role: 'counted', choiceId: null, isChosen: false } : line)) : lines,
  )
}

/** The prepared texts, the exchange rates and the usual terms that a new offer begins with. */
export type OfferDefaults = CallReply<'GET /api/offer/defaults'>
