import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { useFirstNewRow } from '../../platform/lists/first-new-row.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import styles from './figures.module.css'

/** A phone shows so many rows at first; the style sheet counts them too. */
const FOLDED_ROWS = 4

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
  const rowsAfter = useFirstNewRow<HTMLElement>('tbody tr')
  const [isUnfolded, setUnfolded] = useState(false)
  // Another period has other rows on the same page, so what was counted at first says nothing of them.
  const isFolded = !isUnfolded && rows.length > FOLDED_ROWS + 1
  return (
    <section ref={rowsAfter.list} className={styles.part} id={id} aria-labelledby={heading} data-folded={isFolded || undefined}>
      <h2 id={heading}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <Table label={title} columns={columns} rows={rows} keyOf={keyOf} isDense />
      )}
      {isFolded && (
        <Unfold
          count={rows.length}
          onPress={() => {
            rowsAfter.expect(FOLDED_ROWS)
            setUnfolded(true)
          }}
        />
      )}
      {note !== undefined && rows.length > 0 && <p className={styles.quiet}>{note}</p>}
      {children}
    </section>
  )
}

function Unfold({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  return (
    <Button tone="secondary" className={styles.unfold} onPress={onPress}>
      {t('figures.all', { count: formatNumber(count, language) })}
    </Button>
  )
}
