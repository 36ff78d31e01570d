import type { z } from 'zod'
import { MARK, PAYLOADS, SHAPED } from './payloads.ts'

export interface Filled {
  readonly body: unknown
  /** The payloads' positions in the body. */
  readonly paths: readonly FieldPath[]
}

export type FieldPath = readonly (string | number)[]

/** Values of fields that are no text, in the order in which they are tried where a sample has none. */
const OTHER_VALUES: readonly unknown[] = [true, 1, '2027-01-31', '09:00', '17:00', null]
/** These prove who somebody is, or name a record: with another text in them the call would be about nobody. */
const UNTOUCHED = /^(?:password|confirmPassword|code|token|attempt|language|_id|id|ids|key|\w+Id)$/
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{40,64})$/
const RELAXED_TIMES = 40

/**
 * Puts a payload into every field of a form that takes a text, also into those which the sample leaves out: whatever of it the schema lets
 * in. Each field gets another of them, and another with each `round`.
 */
export function fillForm(schema: z.ZodType, sample: unknown, round: number): Filled {
  const filler = new Filler(round)
  const filled = filler.fill(schema, sample, '')
  const body = relaxed(schema, filled, sample)
  return { body, paths: pathsOf(body, sample) }
}

/** The sample with payloads in these paths alone. What it lacks around them comes whole where the form refuses less of it. */
export function withOnly(schema: z.ZodType, sample: unknown, filled: unknown, paths: readonly FieldPath[]): unknown {
  const least = paths.reduce((body, path) => putAt(body, filled, path, false), sample)
  if (schema.safeParse(least).success) return least
  return paths.reduce((body, path) => putAt(body, filled, path, true), sample)
}

function putAt(sample: unknown, filled: unknown, [key, ...rest]: FieldPath, isWhole: boolean): unknown {
  if (key === undefined) return filled
  const from = (filled as Record<string | number, unknown>)[key]
  const base = (sample ?? (Array.isArray(filled) ? [] : {})) as Record<string | number, unknown>
  const given = base[key] ?? undefined
  const value = given === undefined && isWhole ? from : putAt(given, from, rest, isWhole)
  if (Array.isArray(base)) return Object.assign([...base], { [key]: value })
  return { ...base, [key]: value }
}

type Def = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly rest?: z.ZodType | null
  readonly keyType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, string>>
}

class Filler {
  readonly #round: number
  #fields = 0

  constructor(round: number) {
    this.#round = round
  }

  /** A value for this part of the form, or undefined where none was found. */
  fill(schema: z.ZodType, sample: unknown, key: string): unknown {
    const text = this.#textFor(schema, sample, key)
    if (text !== undefined) return text
    const { def } = schema as unknown as { readonly def: Def }
    const made = this.#inside(schema, def, sample, key)
    if (made !== undefined && schema.safeParse(made).success) return made
    if (sample !== undefined) return made !== undefined && typeof made === 'object' ? made : sample
    const values = [...(def.values ?? []), ...Object.values(def.entries ?? {}), ...OTHER_VALUES]
    return values.find((value) => schema.safeParse(value).success) ?? (made !== null && typeof made === 'object' ? made : undefined)
  }

  #textFor(schema: z.ZodType, sample: unknown, key: string): string | undefined {
    if (UNTOUCHED.test(key) || (typeof sample === 'string' && ID.test(sample))) return undefined
    const takes = (text: string) => {
      const read = schema.safeParse(text)
      // A field that reads a text as a flag or a number takes no words, and the mark alone is no payload.
      return read.success && typeof read.data === 'string' && read.data !== '' && read.data !== MARK
    }
    const at = this.#fields + this.#round * 7
    if (!takes('Words') && !SHAPED.some((shape) => takes(shape(1)))) return undefined
    this.#fields += 1
    const texts = [...PAYLOADS.slice(at % PAYLOADS.length), ...PAYLOADS.slice(0, at % PAYLOADS.length)]
    const first = texts.find(takes)
    if (first === undefined) return [...SHAPED.slice(this.#round % 3), ...SHAPED].map((shape) => shape(next())).find(takes)
    return texts.slice(texts.indexOf(first) + 1).reduce((all, text) => (takes(`${all} ${text}`) ? `${all} ${text}` : all), first)
  }

  #inside(schema: z.ZodType, def: Def, sample: unknown, key: string): unknown {
    switch (def.type) {
      case 'object':
        return this.#object(def.shape ?? {}, sample)
      case 'array':
        return this.#array(schema, def.element, sample, key)
      case 'tuple':
        return def.items?.map((item, n) => this.fill(item, Array.isArray(sample) ? sample[n] : undefined, key))
      case 'record':
        return this.#record(def, sample, key)
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'nonoptional':
      case 'readonly':
      case 'catch':
        return def.innerType === undefined ? undefined : this.fill(def.innerType, sample ?? undefined, key)
      case 'pipe':
        return this.#pipe(def, sample, key)
      case 'union':
        return this.#union(def.options ?? [], sample, key)
      default:
        return undefined
    }
  }

  #object(shape: Readonly<Record<string, z.ZodType>>, sample: unknown): Record<string, unknown> {
    const given = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {}
    const made = Object.entries(shape).map(([key, field]) => [key, this.fill(field, given[key], key)] as const)
    return { ...given, ...Object.fromEntries(made.filter(([, value]) => value !== undefined)) }
  }

  #array(schema: z.ZodType, element: z.ZodType | undefined, sample: unknown, key: string): unknown {
    if (element === undefined) return undefined
    if (Array.isArray(sample) && sample.length > 0) return sample.map((each) => this.fill(element, each, key))
    const made = this.fill(element, undefined, key)
    return made === undefined || !element.safeParse(made).success || !schema.safeParse([made]).success ? undefined : [made]
  }

  #record({ keyType, valueType }: Def, sample: unknown, key: string): unknown {
    if (typeof sample !== 'object' || sample === null || keyType === undefined || valueType === undefined) return undefined
    return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, this.fill(valueType, value, key)]))
  }

  /** `preprocess` has its schema at its end, `transform` at its beginning. */
  #pipe({ in: first, out: last }: Def, sample: unknown, key: string): unknown {
    const isTransform = (part: z.ZodType | undefined) => (part as { readonly def?: Def } | undefined)?.def?.type === 'transform'
    const inner = isTransform(first) ? last : first
    return inner === undefined ? undefined : this.fill(inner, sample, key)
  }

  #union(options: readonly z.ZodType[], sample: unknown, key: string): unknown {
    const fitting = options.filter((option) => sample === undefined || option.safeParse(sample).success)
    for (const option of fitting) {
      const made = this.fill(option, sample, key)
      if (made !== undefined && made !== null && option.safeParse(made).success) return made
    }
    return undefined
  }
}

let numbers = 0
function next(): number {
  numbers += 1
  return numbers
}

/** Takes back what rules over several fields refuse. */
function relaxed(schema: z.ZodType, filled: unknown, sample: unknown): unknown {
  let body = filled
  for (let n = 0; n < RELAXED_TIMES; n++) {
    const read = schema.safeParse(body)
    if (read.success) return body
    const [issue] = read.error.issues
    body = withSample(body, sample, (issue?.path ?? []) as FieldPath)
  }
  return sample
}

function withSample(body: unknown, sample: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined || typeof body !== 'object' || body === null) return sample
  const given = typeof sample === 'object' && sample !== null ? (sample as Record<string | number, unknown>)[key] : undefined
  const inner = (body as Record<string | number, unknown>)[key]
  // A value that the sample has nothing for goes whole.
  const value = given === undefined || inner === undefined ? given : withSample(inner, given, rest)
  if (Array.isArray(body))
    return value === undefined ? body.filter((_each, n) => n !== key) : body.map((each, n) => (n === key ? value : each))
  const { [key]: _gone, ...others } = body as Record<string | number, unknown>
  return value === undefined ? others : { ...others, [key]: value }
}

function pathsOf(body: unknown, sample: unknown, above: FieldPath = []): FieldPath[] {
  if (typeof body === 'string') return body !== sample && isPayload(body) ? [above] : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => {
    const at = Array.isArray(body) ? Number(key) : key
    const given = typeof sample === 'object' && sample !== null ? (sample as Record<string | number, unknown>)[at] : undefined
    return pathsOf(value, given, [...above, at])
  })
}

function isPayload(text: string): boolean {
  return text.includes('zqx') || /^\+2010\d{8}$/.test(text)
}
