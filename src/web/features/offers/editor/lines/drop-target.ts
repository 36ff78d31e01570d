import type { OfferContent } from '#domain/offers/content.ts'
import type { LinePosition } from './draft-lines.ts'

/** The pointer's position on the screen. */
export interface Pointer {
  readonly x: number
  readonly y: number
}

/** The mark of a section's end, or of the lines without a section. */
export function endOf(sectionId: string | null): string {
  return `end-${sectionId ?? ''}`
}

/** The line or the end of a section at the pointer, which the dragged line would go to; null beside them and on the line itself. */
export function dropTargetAt({ x, y }: Pointer, draggedId: string): string | null {
  const { line, end } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-line], [data-end]')?.dataset ?? {}
  return line === draggedId ? null : (line ?? end ?? null)
}

/** The position in the draft that a target stands for; null once it is gone. */
export function positionAt({ lines, sections }: Pick<OfferContent, 'lines' | 'sections'>, target: string): LinePosition | null {
  const line = lines.find(({ id }) => id === target)
  if (line !== undefined) return { sectionId: line.sectionId, beforeId: line.id }
  if (target === endOf(null)) return { sectionId: null, beforeId: null }
  const section = sections.find(({ id }) => endOf(id) === target)
  return section === undefined ? null : { sectionId: section.id, beforeId: null }
}
