export interface Style {
  handle: 'bar' | 'slim' | 'bow' | 'recess'
  feet: 'legs' | 'pads' | 'castors' | 'plinth'
  knob: 'dot' | 'ring' | 'pointer'
  side: 'left' | 'right'
  panel: 'pale' | 'white' | 'split'
  /** The display's place along its panel, 0…1. */
  display: number
  corner: number
  /** Free values 0…1 for lengths and small positions. */
  a: number
  b: number
}

export type Random = () => number

/** Repeatable numbers 0…1 from any words (FNV-1a into mulberry32). */
export function seeded(...words: (string | number)[]): Random {
  let hash = 0x811c9dc5
  for (const char of words.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  let state = hash >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

export function styleOf(type: string, variant: number | undefined): Style {
  if (variant === undefined || !Number.isFinite(variant)) return PLAIN
  const random = seeded(type, variant)
  return {
    handle: pick(random, ['bar', 'slim', 'bow', 'recess']),
    feet: pick(random, ['legs', 'pads', 'castors', 'plinth']),
    knob: pick(random, ['dot', 'ring', 'pointer']),
    side: pick(random, ['right', 'right', 'left']),
    panel: pick(random, ['pale', 'white', 'split']),
    display: pick(random, [0.08, 0.5, 0.92]),
    corner: pick(random, [0, 2, 4]),
    a: random(),
    b: random(),
  }
}

const PLAIN: Style = {
  handle: 'bar',
  feet: 'legs',
  knob: 'dot',
  side: 'right',
  panel: 'pale',
  display: 0.92,
  corner: 2,
  a: 0.5,
  b: 0.5,
}
