import type { KitchenLineItem } from '#demo/drawings/kitchen-line.ts'

/** A restaurant kitchen from its cold store to its coffee bar. */
const RESTAURANT: readonly KitchenLineItem[] = [
  { type: 'upright-refrigerator', station: 'cold', facts: { widthMm: 1400, variant: 1 } },
  { type: 'upright-refrigerator', station: 'cold', facts: { widthMm: 1400, variant: 1 } },
  { type: 'ice-maker', station: 'preparation' },
  { type: 'work-table', station: 'preparation', facts: { widthMm: 1500 } },
  { type: 'planetary-mixer', station: 'preparation' },
  { type: 'gas-range', station: 'cooking', facts: { widthMm: 1200, burners: 6 } },
  { type: 'fryer', station: 'cooking', facts: { widthMm: 400 } },
  { type: 'combi-oven', station: 'cooking' },
  { type: 'hood', station: 'cooking', facts: { widthMm: 2500 } },
  { type: 'espresso-machine', station: 'coffee', facts: { groups: 2 } },
  { type: 'coffee-grinder', station: 'coffee' },
  { type: 'blender', station: 'coffee' },
]

/** A bakery from flour to counter. */
const BAKERY: readonly KitchenLineItem[] = [
  { type: 'spiral-mixer', station: 'dough' },
  { type: 'work-table', station: 'dough', facts: { widthMm: 1500 } },
  { type: 'planetary-mixer', station: 'dough' },
  { type: 'dough-sheeter', station: 'shaping', facts: { widthMm: 2100 } },
  { type: 'proofer', station: 'baking' },
  { type: 'deck-oven', station: 'baking', facts: { decks: 3 } },
  { type: 'trolley', station: 'baking' },
  { type: 'pastry-display', station: 'display', facts: { widthMm: 1300 } },
  { type: 'display-fridge', station: 'display', facts: { widthMm: 1200 } },
]

/** A cafe: the bar, the display, and the dishwashing behind it. */
const CAFE: readonly KitchenLineItem[] = [
  { type: 'espresso-machine', station: 'coffee', facts: { groups: 2, variant: 4 } },
  { type: 'coffee-grinder', station: 'coffee' },
  { type: 'juicer', station: 'coffee' },
  { type: 'pastry-display', station: 'display', facts: { widthMm: 1500 } },
  { type: 'upright-freezer', station: 'cold' },
  { type: 'undercounter-refrigerator', station: 'cold', facts: { widthMm: 1500 } },
  { type: 'slush-machine', station: 'cold' },
  { type: 'juice-dispenser', station: 'cold' },
  { type: 'sink', station: 'washing', facts: { widthMm: 1200 } },
  { type: 'hood-dishwasher', station: 'washing' },
  { type: 'storage-rack', station: 'washing', facts: { widthMm: 900 } },
]

/** Keyed by the number in their file's name and the hero's slides. */
export const KITCHEN_LINES = { 1: RESTAURANT, 2: BAKERY, 3: CAFE } as const

export const KITCHEN_LINE_SIZE = { width: 1232, height: 344 } as const
