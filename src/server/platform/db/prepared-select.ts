import { DrizzleQueryError, fillPlaceholders, type Query } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './database.ts'
import { type Fields, rowReader } from './row-reader.ts'
import { SelectQuery, type Statement } from './select-query.ts'

/** What drizzle's `select(…)` builds, as far as it matters here. */
interface Select<Row> {
  readonly _: { readonly selectedFields: unknown; readonly result: Row[] }
  toSQL(): Query
}

export interface PreparedSelect<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>
}

/**
 * Prepared under a name (none: only built), its rows read by a function that is made once for each statement. Drizzle's own finds out anew
 * for every value of every row what kind of field it belongs to, which takes longer than reading it. What a left join
 * doesn't find is null value by value, never as a whole part.
 */
export function prepareSelect<Row>(db: Db, name: string, select: Select<Row>): PreparedSelect<Row> {
  const fields = select._.selectedFields as Fields
  const { sql: text, params } = select.toSQL()
  const statement: Statement<Row> = {
    name: name === '' ? undefined : name,
    text,
    readerOf: (types) => rowReader(fields, types),
    read: undefined,
  }
  const { client } = db._.session as unknown as { client: pg.Pool | pg.PoolClient }
  return {
    async execute(values = {}) {
      const filled = fillPlaceholders(params, values)
      try {
        return await SelectQuery.run(client, statement, filled)
      } catch (error) {
        throw new DrizzleQueryError(text, filled, error instanceof Error ? error : undefined)
      }
    },
  }
}
