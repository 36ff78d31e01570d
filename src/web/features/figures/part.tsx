import { type ReactNode, useId } from 'react'
import { type Column, Table } from '../../ui/table/table.tsx'
import styles from './figures.module.css'

export interface FigurePartProps<Row> {
  readonly title: string
  readonly id?: string
  /** Said instead of a table without rows. */
  readonly none: string
  readonly note?: string
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly children?: ReactNode
}

/** One question of the owner with its table. */
export function FigurePart<Row>({ title, id, none, note, columns, rows, keyOf, children }: FigurePartProps<Row>) {
  const heading = useId()
  return (
    <section className={styles.part} id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {rows.length === 0 ? <p className={styles.quiet}>{none}</p> : <Table label={title} columns={columns} rows={rows} keyOf={keyOf} />}
      {note !== undefined && rows.length > 0 && <p className={styles.quiet}>{note}</p>}
      {children}
    </section>
  )
}
