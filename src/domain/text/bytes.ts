export interface Measured {
  readonly value: number
  readonly unit: 'kB' | 'MB' | 'GB'
}

const STEP = 1024

/** Bytes as people say them, whole from ten on. */
export function measured(bytes: number): Measured {
  const unit = bytes < STEP ** 2 ? 'kB' : bytes < STEP ** 3 ? 'MB' : 'GB'
  const value = bytes / STEP ** (['kB', 'MB', 'GB'].indexOf(unit) + 1)
  return { unit, value: value < 10 ? Math.round(value * 10) / 10 : Math.round(value) }
}
