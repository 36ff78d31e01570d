import type { OfferContent, OfferLine } from './content.ts'

/** The line of each choice group, by the group's id, and the optional lines that are ticked. */
export interface OfferDecision {
  readonly choices: Readonly<Record<string, string>>
  readonly ticked: readonly string[]
}

type Lines = Pick<OfferContent, 'lines'>

/** The seller's proposal, which holds until the customer decides. */
export function defaultDecision({ lines }: Lines): OfferDecision {
  const choices: Record<string, string> = {}
  for (const choiceId of groupsOf(lines)) {
    const members = lines.filter((line) => isOfGroup(line, choiceId))
    // A group without a marked line counts its first one, so that a total never leaves out a machine that is always bought.
    const line = members.find(({ isChosen }) => isChosen) ?? members[0]
    if (line !== undefined) choices[choiceId] = line.id
  }
  return { choices, ticked: lines.filter(({ role, isChosen }) => role === 'optional' && isChosen).map(({ id }) => id) }
}

/** The groups that have lines, in the lines' order: an empty group asks for nothing. */
export function groupsOf(lines: readonly OfferLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ role, choiceId }) => (role === 'choice' && choiceId !== null ? [choiceId] : [])))]
}

export function isOfGroup({ role, choiceId }: OfferLine, group: string): boolean {
  return role === 'choice' && choiceId === group
}

/** True if a line counts in a decision. A choice without a group is one of nothing, so it counts. */
export function counts({ id, role, choiceId }: OfferLine, { choices, ticked }: OfferDecision): boolean {
  switch (role) {
    case 'counted':
      return true
    case 'optional':
      return ticked.includes(id)
    case 'choice':
      return choiceId === null || choices[choiceId] === id
  }
}
