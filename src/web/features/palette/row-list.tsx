import type { MouseEvent } from 'react'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import styles from './palette.module.css'
import { PaletteRowLine } from './palette-row.tsx'
import { type PaletteRow, type RowGroup, rowKey } from './palette-rows.ts'

export interface RowListProps {
  readonly id: string
  readonly groups: readonly RowGroup[]
  readonly term: string
  readonly active: number
  readonly rowId: (index: number) => string
  readonly onPoint: (index: number) => void
  readonly onOpen: (row: PaletteRow) => void
}

/** The rows in their groups; one is active, and none takes the focus. */
export function RowList({ id, groups, term, active, rowId, onPoint, onOpen }: RowListProps) {
  const { t } = useTexts(paletteTexts)
  const rows = groups.flatMap((group) => group.rows)
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} onMouseDown={holdFocus}>
      {groups.map(({ group, rows: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list of options
        <div key={group} role="group" aria-labelledby={`${id}${group}`} className={styles.group}>
          <p id={`${id}${group}`} className={styles.heading}>
            {t(`palette.groups.${group}`)}
          </p>
          {members.map((row) => {
            const index = rows.indexOf(row)
            return (
              <PaletteRowLine
                key={rowKey(row)}
                id={rowId(index)}
                row={row}
                term={term}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onOpen={() => onOpen(row)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** A press on a row must not take the focus from the field. */
function holdFocus(event: MouseEvent): void {
  event.preventDefault()
}
