import { expect, test } from 'vitest'
import { z } from 'zod'
import { isStorable } from '#domain/text/clean-text.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { SETTINGS_FORMS } from './forms/settings-forms.ts'

/** Fields whose text never reaches a column, by their own names. */
const NOT_STORED: Readonly<Record<string, readonly string[]>> = {
  'hashed, and kept exactly as typed': ['password', 'confirmPassword'],
  'read by the form of its section': ['content'],
  'compared with what is there': ['shown'],
}
const EXEMPT = new Set(Object.values(NOT_STORED).flat())

/** What PostgreSQL refuses, in texts that the rules of some field let through. */
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
    return [
      { path: `${path}{key}`, schema: def.keyType },
      { path: `${path}{}`, schema: def.valueType },
    ]
  })
  return [{ path, schema }, ...parts.filter(({ path: at }) => !isExempt(at)).flatMap(fieldsOf)]
}

function isExempt(path: string): boolean {
  return EXEMPT.has(path.split('.').at(-1) ?? '')
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
  const found = [...calls, ...sections].flatMap(fieldsOf).filter(letsThrough)
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the rule sees a text field that takes everything, however deep it stands', () => {
  const planted = z.object({ lines: z.preprocess((value) => value, z.array(z.object({ name: z.string().max(9).nullable() })).optional()) })
  expect(fieldsOf({ path: 'planted', schema: planted }).filter(letsThrough)).toMatchObject([{ path: 'planted.lines[].name' }])
})
