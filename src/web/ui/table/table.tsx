import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './table.module.css'

export interface ColumnSort {
  /** The address of the list in this column's order, or in the opposite one while it has this one. */
  readonly to: string
  readonly direction: 'ascending' | 'descending' | null
  /** Names the order that the link leads to. */
  readonly label: string
}

export interface Column<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  readonly sort?: ColumnSort
  /** Has a dense row's whole width on a phone. */
  readonly isWide?: boolean
}

export interface TableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string
  /** The first column names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Other rows are loading: these turn into skeletons in their places. */
  readonly isWaiting?: boolean
  /** Low rows; on a phone several values stand beside each other under their names. */
  readonly isDense?: boolean
}

/** The number of columns behind the first from which a table may be wider than a tablet or a small laptop. */
const WIDE_FROM = 5

/** Rows of records; on a phone each is a card with labelled values. */
export function Table<Row>({ label, columns: [main, ...others], rows, keyOf, isWaiting = false, isDense = false }: TableProps<Row>) {
  const table = (
    <table
      className={styles.table}
      aria-label={label}
      aria-busy={isWaiting || undefined}
      data-waiting={isWaiting || undefined}
      data-dense={isDense || undefined}
    >
      <thead className={styles.head}>
        <tr>
          {[main, ...others].map(({ key, head, isNumber, sort }) => (
            <th
              key={key}
              scope="col"
              className={isNumber ? styles.number : undefined}
              aria-sort={sort === undefined ? undefined : (sort.direction ?? 'none')}
            >
              {sort === undefined ? head : <SortLink {...sort}>{head}</SortLink>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={styles.row}>
            <th scope="row" className={styles.main}>
              {main.cell(row)}
            </th>
            {others.map(({ key, head, cell, isNumber, isWide }) => (
              <td key={key} className={isNumber ? styles.number : undefined} data-wide={isWide || undefined}>
                <span className={styles.name} aria-hidden="true">
                  {head}
                </span>
                <span className={styles.value}>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return others.length < WIDE_FROM ? table : <div className={styles.wide}>{table}</div>
}

function SortLink({ to, direction, label, children }: ColumnSort & { readonly children: ReactNode }) {
  return (
    <Link className={styles.sort} to={to} preventScrollReset title={label} data-direction={direction ?? undefined}>
      {children}
      <Icon name="chevron" />
    </Link>
  )
}
