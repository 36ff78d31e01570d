import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { RowTable } from './row-tables.ts'

const ROWS_AT_ONCE = 200
/** Values as text are the same on every PostgreSQL once these are. */
const SETTINGS = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  'bytea_output = hex',
  "datestyle = 'ISO, YMD'",
  'intervalstyle = postgres',
  "timezone = 'UTC'",
  'extra_float_digits = 1',
]

/** Must run first in a transaction that reads or writes lines. */
export async function prepareForLines(tx: Db): Promise<void> {
  for (const setting of SETTINGS) await tx.execute(sql.raw(`SET LOCAL ${setting}`))
}

/** A row as a line: the JSON array of its values as PostgreSQL writes them, in the order of the columns. */
export async function* readLines(tx: Db, table: RowTable): AsyncGenerator<string[]> {
  const values = sql.join(
    table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  const cursor = sql.identifier(`lines of ${table.schema}.${table.name}`)
  const from = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`
  await tx.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${values}])::text AS line FROM ${from}`)
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql`FETCH ${sql.raw(String(ROWS_AT_ONCE))} FROM ${cursor}`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`CLOSE ${cursor}`)
}

export async function writeLines(tx: Db, table: RowTable, lines: readonly string[]): Promise<void> {
  const { schema, name, columns } = table
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ type }, at) => sql.raw(`(line->>${at})::${type}`)),
    sql`, `,
  )
  await tx.execute(sql`
    INSERT INTO ${sql.identifier(schema)}.${sql.identifier(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS line`)
}
