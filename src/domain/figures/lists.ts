/** The lists behind the figures: requests that came, those called late, and what was won or lost. */
export const FIGURE_LISTS = ['asked', 'late', 'won', 'lost'] as const
export type FigureList = (typeof FIGURE_LISTS)[number]

/** Accepted lines that belong to no brand, or to no category, such as delivery and installation. */
export const WITHOUT = ['brand', 'category'] as const
