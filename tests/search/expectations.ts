import type { EquipmentType } from '#demo/drawings/equipment-types.ts'

/** A result fits if it is one of the named articles (`firstOf`: as the very first), or of one of the types, or of the brand; `types` with `brand` asks for both. */
export type Expectation =
  | { readonly anyOf: readonly string[] }
  | { readonly firstOf: readonly string[] }
  | { readonly types: readonly EquipmentType[]; readonly brand?: string }
  | { readonly brand: string }

/** Queries and the products expected as answers, rows of one kind under a note. */
export type Group = readonly [note: string, rows: readonly (readonly [query: string, expects: Expectation])[]]

export const types = (...of: readonly EquipmentType[]): Expectation => ({ types: of })
export const made = (brand: string, ...of: readonly EquipmentType[]): Expectation => ({ types: of, brand })
export const by = (brand: string): Expectation => ({ brand })
export const sku = (...anyOf: readonly string[]): Expectation => ({ anyOf })

export const FRIDGE = types('upright-refrigerator', 'undercounter-refrigerator', 'display-fridge', 'saladette', 'pastry-display')
export const FREEZER = types('upright-freezer', 'chest-freezer')
export const OVEN = types('combi-oven', 'convection-oven', 'deck-oven', 'pizza-oven', 'conveyor-oven')
export const DISHWASHER = types('hood-dishwasher', 'undercounter-dishwasher', 'conveyor-dishwasher')
export const COMBI = types('combi-oven')
export const FRYER = types('fryer')
export const HOOD = types('hood')
export const RANGE = types('gas-range')
export const SPIRAL = types('spiral-mixer')
export const PLANETARY = types('planetary-mixer')
export const ESPRESSO = types('espresso-machine')
export const SHAWARMA = types('shawarma-grill')
export const ROTISSERIE = types('chicken-rotisserie')
export const STEEL_TABLE = types('work-table')
export const BAIN_MARIE = types('bain-marie')

export const first = (...firstOf: readonly string[]): Expectation => ({ firstOf })
