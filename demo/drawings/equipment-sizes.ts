import type { EquipmentFacts, EquipmentType } from './equipment-types.ts'

export interface EquipmentSize {
  widthMm: number
  depthMm: number
  heightMm: number
}

/** A machine's place in the kitchen; it decides what the machine stands on and how large it may look. */
export type Stance = 'floor' | 'counter' | 'wall' | 'ceiling'

const size = (widthMm: number, depthMm: number, heightMm: number): EquipmentSize => ({ widthMm, depthMm, heightMm })

export const DEFAULT_SIZES: Record<EquipmentType, EquipmentSize> = {
  'upright-refrigerator': size(1400, 820, 2050),
  'upright-freezer': size(700, 820, 2050),
  'undercounter-refrigerator': size(1500, 700, 860),
  saladette: size(1400, 700, 1180),
  'display-fridge': size(1200, 700, 2000),
  'pastry-display': size(1200, 700, 1300),
  'chest-freezer': size(1300, 700, 860),
  'blast-chiller': size(790, 800, 1420),
  'ice-maker': size(560, 600, 1050),
  'combi-oven': size(850, 800, 1050),
  'convection-oven': size(800, 750, 580),
  'deck-oven': size(1300, 1000, 1550),
  'pizza-oven': size(1250, 1250, 1700),
  'conveyor-oven': size(1900, 1100, 1150),
  proofer: size(760, 900, 1950),
  microwave: size(520, 440, 320),
  salamander: size(600, 520, 500),
  'charcoal-grill': size(1200, 700, 980),
  griddle: size(700, 700, 330),
  'shawarma-grill': size(550, 600, 1050),
  'chicken-rotisserie': size(1000, 520, 900),
  fryer: size(800, 750, 1020),
  'gas-range': size(1200, 800, 950),
  'pasta-cooker': size(700, 750, 1080),
  'boiling-kettle': size(900, 900, 1150),
  'tilting-pan': size(1100, 900, 1200),
  hood: size(2400, 1100, 900),
  'spiral-mixer': size(620, 1050, 1150),
  'planetary-mixer': size(560, 580, 880),
  'dough-sheeter': size(2300, 950, 1200),
  'meat-mincer': size(380, 520, 540),
  'meat-slicer': size(620, 500, 480),
  'bone-saw': size(800, 800, 1700),
  'vegetable-cutter': size(340, 420, 620),
  blender: size(200, 230, 470),
  juicer: size(430, 460, 830),
  'espresso-machine': size(820, 560, 540),
  'coffee-grinder': size(210, 380, 600),
  'water-boiler': size(330, 350, 540),
  'hood-dishwasher': size(680, 780, 1550),
  'undercounter-dishwasher': size(600, 620, 840),
  'conveyor-dishwasher': size(2900, 820, 1600),
  glasswasher: size(440, 520, 690),
  sink: size(1400, 700, 1180),
  'work-table': size(1500, 700, 900),
  'wall-shelf': size(1400, 350, 620),
  'storage-rack': size(1200, 500, 1800),
  trolley: size(620, 620, 1500),
  'bain-marie': size(1400, 700, 1250),
  'hot-display': size(1000, 480, 620),
  'chafing-dish': size(620, 440, 420),
  'gn-pan': size(530, 325, 150),
  'water-cooler': size(320, 340, 1320),
  'slush-machine': size(420, 520, 820),
  'juice-dispenser': size(420, 430, 680),
  'vacuum-packer': size(480, 560, 440),
  'laundry-washer': size(790, 900, 1250),
  'laundry-dryer': size(790, 950, 1650),
  'flatwork-ironer': size(2300, 750, 1150),
  'cane-press': size(560, 700, 1100),
  'citrus-press': size(210, 300, 430),
  'soft-ice-machine': size(540, 760, 1400),
  'milkshake-mixer': size(320, 210, 520),
  'crepe-maker': size(860, 480, 240),
  'contact-grill': size(570, 370, 210),
  'counter-cooker': size(400, 700, 300),
  'conveyor-toaster': size(370, 420, 390),
  'potato-peeler': size(520, 600, 850),
  'pizza-press': size(550, 720, 850),
  'exhaust-fan': size(720, 720, 760),
  'wall-cabinet': size(1200, 400, 600),
  'cabinet-table': size(1600, 700, 850),
  'plate-trolley': size(920, 480, 950),
  'chip-warmer': size(330, 550, 540),
  'soup-kettle': size(340, 340, 370),
  'stick-blender': size(130, 130, 800),
  'doner-knife': size(520, 240, 280),
  'pizza-roller': size(530, 530, 780),
  'charcoal-oven': size(700, 760, 1500),
}

/** Machines up to this height stand on a counter; taller ones of the type stand on the floor, as all other types do. */
const TALLEST_ON_COUNTER: Partial<Record<EquipmentType, number>> = {
  'display-fridge': 1100,
  'pastry-display': 800,
  'ice-maker': 500,
  'convection-oven': 900,
  'conveyor-oven': 500,
  'deck-oven': 800,
  'pizza-oven': 900,
  microwave: 800,
  salamander: 800,
  griddle: 700,
  'shawarma-grill': 1400,
  'chicken-rotisserie': 1200,
  fryer: 500,
  'pasta-cooker': 500,
  'planetary-mixer': 1000,
  'dough-sheeter': 800,
  'meat-mincer': 900,
  'meat-slicer': 900,
  'bone-saw': 1100,
  'vegetable-cutter': 900,
  blender: 1000,
  juicer: 1200,
  'espresso-machine': 900,
  'coffee-grinder': 1100,
  'water-boiler': 1000,
  glasswasher: 1200,
  'bain-marie': 500,
  'hot-display': 1200,
  'chafing-dish': 900,
  'gn-pan': 900,
  'slush-machine': 1400,
  'juice-dispenser': 1200,
  'vacuum-packer': 900,
  'citrus-press': 900,
  'soft-ice-machine': 1000,
  'milkshake-mixer': 900,
  'crepe-maker': 600,
  'contact-grill': 600,
  'counter-cooker': 600,
  'conveyor-toaster': 900,
  'pizza-press': 1300,
  'chip-warmer': 900,
  'soup-kettle': 800,
  'stick-blender': 1200,
  'doner-knife': 500,
  'pizza-roller': 1000,
}
const CEILING: readonly EquipmentType[] = ['hood']
const WALL: readonly EquipmentType[] = ['wall-shelf', 'wall-cabinet', 'exhaust-fan']

export function stanceOf(type: EquipmentType, facts: EquipmentFacts = {}): Stance {
  if (CEILING.includes(type)) return 'ceiling'
  if (WALL.includes(type)) return 'wall'
  const heightMm = facts.heightMm !== undefined && facts.heightMm > 0 ? facts.heightMm : DEFAULT_SIZES[type].heightMm
  return heightMm <= (TALLEST_ON_COUNTER[type] ?? 0) ? 'counter' : 'floor'
}

/** Shares of the usual height; these types are also made for the counter, without a stand. */
const LOWEST: Partial<Record<EquipmentType, number>> = { 'pizza-oven': 0.16, 'deck-oven': 0.35 }

/** The size to draw: the stated one where it is believable for the type, otherwise held near the usual one. */
export function drawnSize(type: EquipmentType, facts: EquipmentFacts): EquipmentSize {
  const usual = DEFAULT_SIZES[type]
  return {
    widthMm: near(facts.widthMm, usual.widthMm, 0.45, 2.2),
    depthMm: near(facts.depthMm, usual.depthMm, 0.4, 2.5),
    heightMm: near(facts.heightMm, usual.heightMm, LOWEST[type] ?? 0.5, 1.7),
  }
}

function near(stated: number | undefined, usual: number, least: number, most: number): number {
  if (stated === undefined || !Number.isFinite(stated) || stated <= 0) return usual
  return Math.min(Math.max(stated, usual * least), usual * most)
}
