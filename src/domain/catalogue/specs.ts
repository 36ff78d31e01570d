/** Structured specs of a product; the unit is part of the key. All are optional. */
export const SPECS = {
  widthMm: 'mm',
  depthMm: 'mm',
  heightMm: 'mm',
  weightKg: 'kg',
  gasKw: 'kW',
  powerKw: 'kW',
  voltage: 'V',
  phases: '',
  capacityL: 'L',
  capacityKg: 'kg',
  outputKgPerHour: 'kg/h',
  outputKgPerDay: 'kg/day',
  racksPerHour: '',
  temperatureMinC: '°C',
  temperatureMaxC: '°C',
  doors: '',
  drawers: '',
  shelves: '',
  trays: '',
  decks: '',
  burners: '',
  baskets: '',
  tanks: '',
  bowls: '',
  groups: '',
} as const satisfies Record<string, string>

export type SpecKey = keyof typeof SPECS
export type Specs = { readonly [key in SpecKey]?: number }
export const SPEC_KEYS = Object.keys(SPECS) as readonly SpecKey[]
