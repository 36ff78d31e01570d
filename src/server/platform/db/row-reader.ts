import { Column, is, SQL } from 'drizzle-orm'
import pg from 'pg'
import { objectMaker } from '#server/platform/object-maker.ts'

/** What a `select` names: columns, expressions and parts of more of them. */
export interface Fields {
  readonly [key: string]: unknown
}

/** The values of a row as the database sends them. */
export type ReadRow<Row> = (texts: readonly (string | null)[]) => Row

type Read = (value: unknown) => unknown

const { builtins, getTypeParser } = pg.types
/** Drizzle's columns read these from their text. */
const LEFT_AS_TEXT: ReadonlySet<number> = new Set([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL])
const TEXTS: ReadonlySet<number> = new Set([...LEFT_AS_TEXT, builtins.TEXT, builtins.VARCHAR, builtins.UUID])

/** Columns stand in a row in the order in which they were named, parts within parts. */
export function rowReader<Row>(fields: Fields, types: readonly number[], place = { next: 0 }): ReadRow<Row> {
  return objectMaker(
    Object.entries(fields).map(([key, field]) => {
      if (isPart(field)) return { key, read: rowReader(field, types, place) }
      const at = place.next
      place.next += 1
      const read = valueReader(field, types[at] ?? builtins.TEXT)
      return read === undefined ? { key, at } : { key, at, read }
    }),
  )
}

function isPart(field: unknown): field is Fields {
  return !(is(field, Column) || is(field, SQL) || is(field, SQL.Aliased))
}

/** Undefined for what its text is already. */
function valueReader(field: unknown, type: number): Read | undefined {
  const decode = decoderOf(field)
  const parse = TEXTS.has(type) ? undefined : (getTypeParser(type, 'text') as Read)
  if (decode === undefined && parse === undefined) return undefined
  return (text) => {
    if (text === null) return null
    const parsed = parse === undefined ? text : parse(text)
    return decode === undefined ? parsed : decode(parsed)
  }
}

function decoderOf(field: unknown): Read | undefined {
  if (is(field, Column)) {
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : (value) => field.mapFromDriverValue(value)
  }
  const expression = is(field, SQL.Aliased) ? field.sql : field
  const { decoder } = expression as unknown as { decoder: { mapFromDriverValue: Read } }
  return (value) => decoder.mapFromDriverValue(value)
}
