/** Structured facts of a product, all optional. Units are part of the key. */
export const SPECS = {
  widthMm: { unit: 'mm', most: 20_000 },
  depthMm: { unit: 'mm', most: 20_000 },
  heightMm: { unit: 'mm', most: 10_000 },
  weightKg: { unit: 'kg', most: 20_000 },
  gasKw: { unit: 'kW', most: 1_000 },
  powerKw: { unit: 'kW', most: 1_000 },
  voltage: { unit: 'V', most: 1_000 },
  phases: { unit: '', most: 3 },
  capacityL: { unit: 'L', most: 100_000 },
  capacityKg: { unit: 'kg', most: 100_000 },
  outputKgPerHour: { unit: 'kg/h', most: 100_000 },
  outputKgPerDay: { unit: 'kg/day', most: 1_000_000 },
  racksPerHour: { unit: '', most: 100_000 },
  temperatureMinC: { unit: '°C', most: 1_000 },
  temperatureMaxC: { unit: '°C', most: 1_000 },
  doors: { unit: '', most: 100 },
  drawers: { unit: '', most: 100 },
  shelves: { unit: '', most: 100 },
  trays: { unit: '', most: 1_000 },
  decks: { unit: '', most: 20 },
  burners: { unit: '', most: 50 },
  baskets: { unit: '', most: 50 },
  tanks: { unit: '', most: 50 },
  bowls: { unit: '', most: 50 },
  groups: { unit: '', most: 20 },
} as const satisfies Record<string, { unit: string; most: number }>

export type SpecKey = keyof typeof SPECS
export type Specs = { readonly [key in SpecKey]?: number }
export const SPEC_KEYS = Object.keys(SPECS) as readonly SpecKey[]
