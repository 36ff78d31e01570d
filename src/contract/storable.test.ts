import { expect, test } from 'vitest'
import { z } from 'zod'
import { isStorable } from '#domain/text/clean-text.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { SETTINGS_FORMS } from './forms/settings-forms.ts'

/** Fields whose text reaches no column as it came, by their own names. */
const NOT_STORED: Readonly<Record<string, readonly string[]>> = {
  'hashed exactly as typed': ['password', 'confirmPassword'],
  'read by the form of its section': ['content'],
  'compared with what is there': ['shown', 'attempt', 'mark'],
  'dropped, or read as a number or an order': ['price', 'total', 'taxable', 'sortOrder'],
  'ids and slugs, of which only those that can be some are looked up': [
    ...['product', 'products', 'ids', 'order', 'orderId', 'cartId', 'memberOf', 'added', 'removed'],
    ...['brand', 'category', 'categories', 'parent'],
  ],
}
const EXEMPT = new Set(Object.values(NOT_STORED).flat())

/** Signs that PostgreSQL refuses, in texts that the rules of some field let through. */
const UNSTORABLE = ['\u0000', '\ud800'].flatMap((sign) => [
  `a${sign}b`,
  `abcdefgh1${sign}`,
  `/a${sign}`,
  `https://maps.example/${sign}`,
  `a${sign}@chef.example`,
  `010${sign}0000 1043`,
])

interface Field {
  readonly path: string
  readonly schema: z.core.$ZodType
}

/** The forms and lists of a schema, whatever they are wrapped in. */
function containersIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
    case 'array':
    case 'record':
      return [schema]
    case 'optional':
    case 'nullable':
    case 'default':
      return containersIn(def.innerType)
    case 'pipe':
      return [def.in, def.out].flatMap(containersIn)
    case 'union':
      return def.options.flatMap(containersIn)
    default:
      return []
  }
}

function fieldsOf({ path, schema }: Field): Field[] {
  const parts = containersIn(schema).flatMap((container): Field[] => {
    const { def } = (container as z.core.$ZodTypes)._zod
    if (def.type === 'object') return Object.entries(def.shape).map(([key, part]) => ({ path: `${path}.${key}`, schema: part }))
    if (def.type === 'array') return [{ path: `${path}[]`, schema: def.element }]
    if (def.type !== 'record') return []
    return [def.keyType, def.valueType].map((part) => ({ path: `${path}{}`, schema: part }))
  })
  return [{ path, schema }, ...parts.flatMap(fieldsOf)]
}

/** `products[]` is named as `products` is. */
function isExempt({ path }: Field): boolean {
  return EXEMPT.has(/\w+(?=\W*$)/.exec(path)?.[0] ?? '')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]) : []
}

function letsThrough({ schema }: Field): boolean {
  return UNSTORABLE.some((text) => {
    const { success, data } = z.safeParse(schema, text)
    return success && !textsIn(data).every(isStorable)
  })
}

test('a text that the database cannot hold is cleaned or refused by every field of a form or query', () => {
  const calls = Object.entries(endpoints).flatMap(([call, { body, query }]: [string, Endpoint]) =>
    [body, query].flatMap((schema) => (schema === undefined ? [] : [{ path: call, schema }])),
  )
  const sections = Object.entries(SETTINGS_FORMS).map(([section, schema]) => ({ path: section, schema }))
  const found = [...calls, ...sections].flatMap(fieldsOf).filter((field) => letsThrough(field) && !isExempt(field))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the rule sees a text field that takes everything, however deep it stands', () => {
  const planted = z.object({ lines: z.preprocess((value) => value, z.array(z.object({ name: z.string().max(9).nullable() })).optional()) })
  expect(fieldsOf({ path: 'planted', schema: planted }).filter(letsThrough)).toMatchObject([{ path: 'planted.lines[].name' }])
})
