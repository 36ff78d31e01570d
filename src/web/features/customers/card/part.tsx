import { type ReactNode, useState } from 'react'
import { customersTexts } from '#i18n/sets/customers.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { SectionCard } from '../../../ui/card/section-card.tsx'
import { CardTable } from '../../../ui/table/card-table.tsx'
import styles from './card.module.css'

export interface PartProps {
  readonly title: string
  /** The number of rows, beside the title; left out while there are none. */
  readonly count?: number
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of the card with its heading. */
export function Part({ title, count = 0, aside, children }: PartProps) {
  const heading = (
    <>
      {title}
      {count > 1 && <span className={styles.count}> {count}</span>}
    </>
  )
  return (
    <SectionCard title={heading} aside={aside}>
      {children}
    </SectionCard>
  )
}

export interface FactColumn<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

export interface FactTableProps<Row> {
  readonly label: string
  readonly columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

const SHOWN_FIRST = 5

/** The first rows of a long list, and a button that shows the others. */
export function useFold<Row>(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly more: ReactNode } {
  const { t } = useTexts(customersTexts)
  const [isWhole, setWhole] = useState(false)
  // One row more is shown in the button's place.
  if (isWhole || rows.length <= SHOWN_FIRST + 1) return { shown: rows, more: null }
  const more = (
    <p>
      <PlainButton look="text" onPress={() => setWhole(true)}>
        {t('customers.showAll', { count: rows.length })}
      </PlainButton>
    </p>
  )
  return { shown: rows.slice(0, SHOWN_FIRST), more }
}

/** A dense table; on a phone each row is a block with labelled values. */
export function FactTable<Row>({ label, columns, rows, keyOf }: FactTableProps<Row>) {
  const { shown, more } = useFold(rows)
  return (
    <>
      <Rows label={label} columns={columns} rows={shown} keyOf={keyOf} />
      {more}
    </>
  )
}

function Rows<Row>({ label, columns: [main, ...others], rows, keyOf }: FactTableProps<Row>) {
  return (
    <CardTable className={styles.table} label={label}>
      <thead>
        <tr>
          {[main, ...others].map(({ key, head, isNumber }) => (
            <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{main.cell(row)}</th>
            {others.map(({ key, head, cell, isNumber }) => (
              <td key={key} data-label={head} className={isNumber ? styles.number : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}
