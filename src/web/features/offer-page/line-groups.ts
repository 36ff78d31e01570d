import type { OfferContent, OfferLine, OfferSection } from '#domain/offers/content.ts'

/** A line that stands alone, or the alternatives of one choice. */
export type LineBlock =
  | { readonly kind: 'line'; readonly line: OfferLine }
  | { readonly kind: 'choice'; readonly choiceId: string; readonly lines: readonly OfferLine[] }

export interface LineGroup {
  /** Null for the lines before the first section. */
  readonly section: OfferSection | null
  readonly blocks: readonly LineBlock[]
}

/** The lines by section, as the documents have them; the alternatives of a choice stand together. A section without lines is left out. */
export function lineGroups({ sections, lines }: Pick<OfferContent, 'sections' | 'lines'>): readonly LineGroup[] {
  const known = new Set(sections.map(({ id }) => id))
  const sectionOf = ({ sectionId }: OfferLine) => (sectionId !== null && known.has(sectionId) ? sectionId : null)
  return [null, ...sections]
    .map((section) => ({ section, blocks: blocksOf(lines.filter((line) => sectionOf(line) === (section?.id ?? null))) }))
    .filter(({ blocks }) => blocks.length > 0)
}

function blocksOf(lines: readonly OfferLine[]): readonly LineBlock[] {
  const groupOf = ({ role, choiceId }: OfferLine) => (role === 'choice' ? choiceId : null)
  const seen = new Set<string>()
  return lines.flatMap((line): readonly LineBlock[] => {
    const choiceId = groupOf(line)
    if (choiceId === null) return [{ kind: 'line', line }]
    if (seen.has(choiceId)) return []
    seen.add(choiceId)
    return [{ kind: 'choice', choiceId, lines: lines.filter((each) => groupOf(each) === choiceId) }]
  })
}
