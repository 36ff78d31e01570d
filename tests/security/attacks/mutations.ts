import fc from 'fast-check'
import { idOf } from '#tests/support/shop/people.ts'
import { anyText } from '../../support/any-text.ts'
import type { Sample } from '../permissions/cases.ts'

/** A sample of a call with one thing changed that no client of ours would send. */
export interface Attack {
  readonly sample: Sample
  /** Sent instead of the body, letter by letter. */
  readonly text?: string
  readonly headers: Readonly<Record<string, string>>
  /** False where another record may be named than the sample's own. */
  readonly isOfSample: boolean
}

/** Mutations are drawn before the sample is known: the same seed draws the same ones for whatever records it is made of. */
export interface Mutation {
  readonly kind: 'leaf' | 'leaf' | 'leaf' | 'key' | 'drop' | 'whole' | 'path' | 'query' | 'type' | 'text'
  readonly at: number
  readonly value: unknown
  readonly key: string
  readonly word: string
}

const FOREIGN = [idOf('otherMember'), idOf('otherMerchant'), idOf('admin'), '01900000-0000-7000-8000-0000000000ff']
const INJECTIONS = [
  "' OR 1=1 --",
  "'; select pg_sleep(9); --",
  '<%= 7*7 %>',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example")',
  '../../../etc/passwd',
  '%00',
  '\0',
  'a\r\nBcc: all@evil.example',
  '\u202e\u2066evil',
  '\ud800',
  '#let x = read("/etc/passwd")',
]
const EDGES = [0, -0, -1, 0.1, 1e-7, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63, 99_999_999_999_999]
const DATES = ['9999-12-31', '-271821-04-20', '2026-02-30', '2026-11-23T25:00:00Z', '٢٠٢٦-١١-٢٣', '0000-00-00']
const SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { toString: 1 },
  { length: 1e9 },
  Array.from({ length: 500 }, () => 'x'),
]
const KEYS = [
  '__proto__',
  'constructor',
  'id',
  '_id',
  'role',
  'areas',
  'price',
  'userId',
  'user',
  'brand',
  'isActive',
  'isAdmin',
  'status',
  '',
]
const WORDS = [
  '%00',
  '%',
  '%ff',
  '..%2f..%2f',
  '__proto__',
  'null',
  'undefined',
  '-1',
  '1e999',
  '%F0%9F%98%80',
  '٣',
  'x'.repeat(400),
  '%2e%2e',
]
const QUERIES = [
  'page=-1',
  'page=1e9',
  'limit=1e9',
  'limit=0.5',
  'page=1&page=2',
  'search=%00',
  'search=%27%20OR%201%3D1',
  'status[]=x',
  'role=ROLE%20ADMIN',
  'a[__proto__][x]=1',
  'from=9999-99-99',
  'after=%7B%7D',
  'language=xx',
]
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
]
const BODIES = [
  '{',
  '[',
  'null',
  '"x"',
  '{"a":1}{"b":2}',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(5_000)}`,
  `"${'x'.repeat(70_000)}"`,
  '\ufeff{}',
]

const value = fc.oneof(
  fc.constantFrom<unknown>(...INJECTIONS, ...EDGES, ...DATES, ...SHAPES),
  fc.constantFrom(...FOREIGN),
  fc.constantFrom('', ' ', 'x'.repeat(5_000), 'ـ'.repeat(3_000), 'ﷺ'.repeat(200)),
  anyText({ maxLength: 30 }),
)

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('leaf', 'leaf', 'leaf', 'key', 'drop', 'whole', 'path', 'query', 'type', 'text'),
  at: fc.nat(10_000),
  value,
  key: fc.constantFrom(...KEYS),
  word: fc.constantFrom(...WORDS, ...FOREIGN),
})

/** Changes the sample of a call as the mutation says; where it has no body, its query is changed. */
export function attackOf(path: string, sample: Sample, { kind, at, value, key, word }: Mutation): Attack {
  const own = { ...sample, path: sample.path ?? path }
  const plain = { sample: own, headers: {}, isOfSample: true }
  if (kind === 'path') return { ...plain, sample: { ...own, path: withWord(own.path, word, at) }, isOfSample: false }
  if (own.form !== undefined) return { ...plain, sample: { ...own, form: withPart(own.form, { at, value }) } }
  if (kind === 'query' || own.body === undefined) return { ...plain, sample: { ...own, path: withQuery(own.path, at) } }
  if (kind === 'text') return { ...plain, text: pick(BODIES, at) }
  if (kind === 'type') return { ...plain, text: JSON.stringify(own.body), headers: { 'content-type': pick(TYPES, at) } }
  // The body may name another record, of which the sample says nothing, if the path names none.
  return { ...plain, text: changedBody(own.body, { kind, at, value, key }), isOfSample: path.includes('/:') }
}

function changedBody(body: unknown, { kind, at, value, key }: Pick<Mutation, 'kind' | 'at' | 'value' | 'key'>): string {
  if (kind === 'whole') return JSON.stringify(value) ?? 'null'
  const copy = structuredClone(body)
  const slots = slotsIn(copy)
  const slot = slots[at % Math.max(slots.length, 1)]
  if (slot === undefined) return JSON.stringify(value) ?? 'null'
  if (kind === 'drop') delete slot.holder[slot.key]
  else if (kind === 'leaf') slot.holder[slot.key] = value
  // Written as text, because an own key of this name can't be assigned.
  else return `{${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'},${JSON.stringify(copy).slice(1)}`.replace(/,\}$/, '}')
  return JSON.stringify(copy)
}

interface Slot {
  readonly holder: Record<string, unknown>
  readonly key: string
}

/** Every slot that holds a value, of inner ones too. */
function slotsIn(body: unknown): Slot[] {
  if (typeof body !== 'object' || body === null) return []
  const holder = body as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsIn(holder[key])])
}

function withPart(form: NonNullable<Sample['form']>, { at, value }: Pick<Mutation, 'at' | 'value'>): NonNullable<Sample['form']> {
  const text = typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')
  return form.map((part, n) => {
    if (n !== at % form.length) return part
    return 'file' in part ? { ...part, file: Buffer.from(text) } : { ...part, value: text }
  })
}

function withWord(path: string, word: string, at: number): string {
  const [address = '', query] = path.split('?')
  const parts = address.split('/')
  // The first two are empty and "api".
  const changed = 2 + (at % Math.max(parts.length - 2, 1))
  const named = parts.map((part, n) => (n === changed ? word : part)).join('/')
  return query === undefined ? named : `${named}?${query}`
}

function withQuery(path: string, at: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${pick(QUERIES, at)}`
}

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T
}
