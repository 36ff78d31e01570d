/**
 * The lists of entries behind the figures: requests that came, those called late, those of which one can say whether they were called in
 * time, those that were called, and what was won or lost.
 */
export const FIGURE_LISTS = ['asked', 'late', 'judged', 'called', 'won', 'lost'] as const
export type FigureList = (typeof FIGURE_LISTS)[number]

/** Lists of what ended in the period; the others are of requests that came in it. */
export function isOfEnds(list: FigureList): boolean {
  return list === 'won' || list === 'lost'
}

/** Accepted lines that belong to no brand, or to no category, such as delivery and installation. */
export const WITHOUT = ['brand', 'category'] as const
