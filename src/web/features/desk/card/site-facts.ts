import type { EntryReply } from '#contract/desk.ts'
import type { CallInput } from '#contract/endpoints.ts'
import { CENTIMETRE_WORDS } from '#domain/offers/typed-words.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'

export const LIFTS = ['none', 'people', 'goods'] as const
export const POWERS = ['single-phase', 'three-phase'] as const
export const GASES = ['none', 'natural', 'lpg'] as const
const FIELDS = ['floor', 'lift', 'doorCm', 'power', 'gas', 'note'] as const

export type TypedSite = Readonly<Record<(typeof FIELDS)[number], string>>

export function typedOf(site: EntryReply['site']): TypedSite {
  const { floor = '', lift = '', doorCm, power = '', gas = '', note = '' } = site
  return { floor, lift, doorCm: doorCm === undefined ? '' : String(doorCm), power, gas, note }
}

const UNIT = new RegExp(`\\s*(?:${CENTIMETRE_WORDS.join('|')})\\.?$`, 'i')

/** The width in digits of either kind, also with its unit; null for an emptied field, NaN for what is no whole number. */
export function readCentimetres(typed: string): number | null {
  const words = typed.trim()
  if (words === '') return null
  const read = readTypedNumber(words.replace(UNIT, ''))
  return Number.isInteger(read) ? Number(read) : Number.NaN
}

/** The facts that were typed; an emptied field takes its fact away. */
export function changesOf(typed: Partial<TypedSite>): CallInput<'PUT /api/desk/:id/site'>['body']['site'] {
  const { floor, lift, doorCm, power, gas, note } = typed
  return {
    ...(floor === undefined ? {} : { floor: floor.trim() || null }),
    ...(lift === undefined ? {} : { lift: chosen(LIFTS, lift) }),
    ...(doorCm === undefined ? {} : { doorCm: readCentimetres(doorCm) }),
    ...(power === undefined ? {} : { power: chosen(POWERS, power) }),
    ...(gas === undefined ? {} : { gas: chosen(GASES, gas) }),
    ...(note === undefined ? {} : { note: note.trim() || null }),
  }
}

/** The fields that were typed in again since these were sent. */
export function typedSince(typed: Partial<TypedSite>, sent: Partial<TypedSite>): Partial<TypedSite> {
  return Object.fromEntries(FIELDS.filter((field) => typed[field] !== sent[field]).map((field) => [field, typed[field]]))
}

function chosen<Word extends string>(words: readonly Word[], value: string): Word | null {
  return words.find((word) => word === value) ?? null
}
