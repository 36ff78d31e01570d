export const EQUIPMENT_TYPES = [
  'upright-refrigerator',
  'upright-freezer',
  'undercounter-refrigerator',
  'saladette',
  'display-fridge',
  'pastry-display',
  'chest-freezer',
  'blast-chiller',
  'ice-maker',
  'combi-oven',
  'convection-oven',
  'deck-oven',
  'pizza-oven',
  'conveyor-oven',
  'proofer',
  'microwave',
  'salamander',
  'charcoal-grill',
  'griddle',
  'shawarma-grill',
  'chicken-rotisserie',
  'fryer',
  'gas-range',
  'pasta-cooker',
  'boiling-kettle',
  'tilting-pan',
  'hood',
  'spiral-mixer',
  'planetary-mixer',
  'dough-sheeter',
  'meat-mincer',
  'meat-slicer',
  'bone-saw',
  'vegetable-cutter',
  'blender',
  'juicer',
  'espresso-machine',
  'coffee-grinder',
  'water-boiler',
  'hood-dishwasher',
  'undercounter-dishwasher',
  'conveyor-dishwasher',
  'glasswasher',
  'sink',
  'work-table',
  'wall-shelf',
  'storage-rack',
  'trolley',
  'bain-marie',
  'hot-display',
  'chafing-dish',
  'gn-pan',
  'water-cooler',
  'slush-machine',
  'juice-dispenser',
  'vacuum-packer',
  'laundry-washer',
  'laundry-dryer',
  'flatwork-ironer',
  'cane-press',
  'citrus-press',
  'soft-ice-machine',
  'milkshake-mixer',
  'crepe-maker',
  'contact-grill',
  'counter-cooker',
  'conveyor-toaster',
  'potato-peeler',
  'pizza-press',
  'exhaust-fan',
  'wall-cabinet',
  'cabinet-table',
  'plate-trolley',
  'chip-warmer',
  'soup-kettle',
  'stick-blender',
  'doner-knife',
  'pizza-roller',
  'charcoal-oven',
] as const

export type EquipmentType = (typeof EQUIPMENT_TYPES)[number]

export interface EquipmentFacts {
  widthMm?: number
  depthMm?: number
  heightMm?: number
  doors?: number
  drawers?: number
  trays?: number
  decks?: number
  burners?: number
  groups?: number
  tanks?: number
  baskets?: number
  bowls?: number
  shelves?: number
  gas?: boolean
  /** Seed of the details that no fact decides: handle, display, feet, panel. */
  variant?: number
}
