import { drawCategoryTile } from '#demo/drawings/draw-equipment.ts'
import { EQUIPMENT_TYPES } from '#demo/drawings/equipment-types.ts'
import { drawKitchenLine } from '#demo/drawings/kitchen-line.ts'
import { drawEmptyShelf, drawEmptyTrolley, drawFavicon, drawLogoMark, drawPlaceholder } from '#demo/drawings/marks.ts'
import { drawWordmark } from '#demo/drawings/wordmarks/wordmarks.ts'
import type { Logo } from '#domain/settings/shop-settings.ts'
import { slugFrom } from '#domain/text/slugs.ts'
import { brandLogos, customerLogos } from '#shop-logos'
import { KITCHEN_LINE_SIZE, KITCHEN_LINES } from './kitchen-lines.ts'

type Draw = () => string

const WORDMARK_COLOURS = ['#0c5157', '#724d10', '#394446', '#1b7340', '#8f2a22', '#31527d', '#5c3f78'] as const

/** The files of `artwork/` and what each draws; `npm run artwork` writes them. */
export const ARTWORK: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...EQUIPMENT_TYPES.map((type): [string, Draw] => [`equipment/${type}.svg`, () => drawCategoryTile(type)]),
  ...Object.entries(KITCHEN_LINES).map(([n, items]): [string, Draw] => [`lines/${n}.svg`, () => drawKitchenLine(items, KITCHEN_LINE_SIZE)]),
  ...wordmarks(brandLogos),
  ...wordmarks(customerLogos),
  ['placeholder.svg', drawPlaceholder],
  ['empty-shelf.svg', drawEmptyShelf],
  ['empty-trolley.svg', drawEmptyTrolley],
  ['mark.svg', drawLogoMark],
  ['favicon.svg', drawFavicon],
])

function wordmarks(logos: readonly Logo[]): [string, Draw][] {
  return logos.map(({ name }, seed) => {
    const colour = WORDMARK_COLOURS[seed % WORDMARK_COLOURS.length] ?? WORDMARK_COLOURS[0]
    return [`logos/${slugFrom(name.en)}.svg`, () => drawWordmark({ name: name.en, seed, colour })]
  })
}
