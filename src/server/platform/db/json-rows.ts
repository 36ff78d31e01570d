import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** The texts before and behind the parameter. */
type Parts = readonly [SQL, SQL]

const partsOfTables = new WeakMap<PgTable, Map<string, Parts>>()

/**
 * The beginning of an insert of rows that have the same columns. They travel as one parameter, so that the statement is the same however
 * many they are; drizzle's own names each value, which takes longer than its execution.
 */
export function insertingRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const [first] = rows
  if (first === undefined) throw new Error('there is no row to insert')
  const names = namesOf(first)
  // A value of a column that the first row lacks would be lost.
  const extra = rows.flatMap(namesOf).find((name) => !names.includes(name))
  if (extra !== undefined) throw new Error(`${extra} is missing in the first row of ${getTableConfig(table).name}`)
  const [before, behind] = partsOf(table, names)
  return sql`${before}${JSON.stringify(rows)}${behind}`
}

function namesOf(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

function partsOf(table: PgTable, names: readonly string[]): Parts {
  const ofTable = partsOfTables.get(table) ?? new Map<string, Parts>()
  partsOfTables.set(table, ofTable)
  const key = names.join()
  const parts = ofTable.get(key) ?? build(table, names)
  ofTable.set(key, parts)
  return parts
}

function build(table: PgTable, names: readonly string[]): Parts {
  const all = getTableColumns(table)
  const columns = names.map((name) => {
    const column = all[name]
    if (column === undefined) throw new Error(`there is no column ${name}`)
    return { given: `"${name}"`, stored: `"${column.name}"`, type: column.getSQLType() }
  })
  const given = columns.map(({ given }) => given).join(', ')
  const typed = columns.map(({ given, type }) => `${given} ${type}`).join(', ')
  const stored = columns.map(({ stored }) => stored).join(', ')
  const { name } = getTableConfig(table)
  return [sql.raw(`insert into "${name}" (${stored}) select ${given} from jsonb_to_recordset(`), sql.raw(`::jsonb) as row(${typed})`)]
}
