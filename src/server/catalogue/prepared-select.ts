import { Column, is, type Query, SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** What drizzle's `select(…)` builds, as far as it matters here. */
interface Select<Row> {
  readonly _: { readonly selectedFields: unknown; readonly result: Row[] }
  toSQL(): Query
}

export interface PreparedSelect<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>
}

type Read = (row: readonly unknown[]) => unknown

/**
 * Prepared under a name (none: only built), its rows read by a function that is made once. Drizzle's own finds out anew
 * for every value of every row what kind of field it belongs to, which takes longer than reading it. What a left join
 * doesn't find is null value by value, never as a whole part.
 */
export function prepareSelect<Row>(db: Db, name: string, select: Select<Row>): PreparedSelect<Row> {
  const read = readerOf(select._.selectedFields as Fields, { next: 0 }) as (row: readonly unknown[]) => Row
  const readAll = (rows: readonly unknown[][]) => rows.map(read)
  const statement = db._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    select.toSQL(),
    undefined,
    name === '' ? undefined : name,
    true,
    readAll,
  )
  return { execute: (values) => statement.execute(values) }
}

interface Fields {
  readonly [key: string]: unknown
}

/** Columns stand in a row in the order in which they were named, parts within parts. */
function readerOf(fields: Fields, place: { next: number }): Read {
  const parts = Object.entries(fields).map(([key, field]) => ({ key, read: fieldReader(field, place) }))
  return (row) => {
    const made: Record<string, unknown> = {}
    for (const { key, read } of parts) made[key] = read(row)
    return made
  }
}

function fieldReader(field: unknown, place: { next: number }): Read {
  const decode = decoderOf(field)
  if (decode === null) return readerOf(field as Fields, place)
  const at = place.next
  place.next += 1
  if (decode === 'as it is') return (row) => row[at]
  return (row) => {
    const value = row[at]
    return value === null ? null : decode(value)
  }
}

/** Null for a part that holds further fields. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | 'as it is' | null {
  if (is(field, Column)) {
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? 'as it is' : (value) => field.mapFromDriverValue(value)
  }
  const expression = is(field, SQL.Aliased) ? field.sql : field
  if (!is(expression, SQL)) return null
  const { decoder } = expression as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } }
  return (value) => decoder.mapFromDriverValue(value)
}
