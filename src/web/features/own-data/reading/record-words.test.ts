import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { OWN_DATA_PARTS } from '#contract/own/own-data.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { speak } from '#i18n/text-set.ts'
import { isInFileOnly, labelOf, wordOf } from './record-words.ts'

interface Held {
  /** The record that the field stands in, as `lines`. */
  readonly within: string
  readonly field: string
  /** The words of a closed list. */
  readonly words: readonly string[]
}

/** Every field that the file can hold, however deep. A kind of schema that is new here fails, so that no field hides behind it. */
function heldBy(schema: z.core.$ZodType, within: string, field: string): Held[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => [{ within: field, field: key, words: [] }, ...heldBy(inner, field, key)])
    case 'array':
      return heldBy(def.element, within, field)
    case 'nullable':
    case 'optional':
      return heldBy(def.innerType, within, field)
    case 'union':
      return def.options.flatMap((option) => heldBy(option, within, field))
    case 'record':
      return heldBy(def.valueType, within, field)
    case 'enum':
      return [{ within, field, words: Object.values(def.entries).map(String) }]
    case 'literal':
      return [{ within, field, words: def.values.filter((value) => typeof value === 'string') }]
    case 'string':
    case 'number':
    case 'boolean':
      return []
    default:
      throw new Error(`A ${def.type} in ${within}.${field} is shown to nobody yet`)
  }
}

const held = Object.entries(OWN_DATA_PARTS).flatMap(([part, schema]) => heldBy(schema, '', part))
const shown = held.filter(({ within, field }) => !isInFileOnly(within, field))
const named = (fields: readonly Held[]) => [...new Set(fields.map(({ within, field }) => `${within}.${field}`))]

beforeAll(() => speak(...LANGUAGES))

test.each(LANGUAGES)('every field that the file can hold has a label (%s)', (language) => {
  expect(shown.length).toBeGreaterThan(200)
  const bilingual = (field: string) => LANGUAGES.some((each) => each === field)
  const parts = (within: string) => within === ''
  const nameless = shown.filter(
    ({ within, field }) => !parts(within) && !bilingual(field) && labelOf(within, field, language) === undefined,
  )
  expect(named(nameless)).toEqual([])
})

test.each(LANGUAGES)('every word of a closed list has its text (%s)', (language) => {
  const lists = shown.filter(({ words }) => words.length > 0)
  expect(lists.length).toBeGreaterThan(20)
  const untold = lists.flatMap(({ field, words }) =>
    words.filter((word) => wordOf(field, word, language) === undefined).map((word) => `${field}: ${word}`),
  )
  expect(untold).toEqual([])
})

test('numbers by which programs find a record are left to the file, and everything else is shown', () => {
  expect(named(held.filter(({ within, field }) => within === 'chat' && isInFileOnly(within, field)))).toEqual([
    'chat.id',
    'chat.from',
    'chat.to',
    'chat.customer',
    'chat.position',
    'chat.clientId',
  ])
  expect(isInFileOnly('messages', 'from')).toBe(false)
  expect(isInFileOnly('reviews', 'product')).toBe(false)
})
