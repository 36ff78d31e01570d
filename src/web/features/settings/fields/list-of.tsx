import { type ReactNode, useEffect, useState } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useMoveTexts, usePlacedWords } from '../../../platform/lists/move-texts.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MoveButtons, MoveHandle, SortableRow } from '../../../ui/sortable/sortable-row.tsx'
import { movedRow, type Sorting, useSorting } from '../../../ui/sortable/sorting.ts'
import { type Path, valueAt } from '../content.ts'
import type { FieldSpec, Shape } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import styles from './fields.module.css'
import { RowDays } from './row-days.tsx'

export interface ListOfProps {
  readonly form: SectionForm
  readonly spec: FieldSpec
  readonly shape: Extract<Shape, { kind: 'list' }>
  readonly path: Path
  /** The fields of the row at a place. */
  readonly renderRow: (path: Path) => ReactNode
}

/** Rows that are added, removed, and moved by buttons, by Alt with the arrow keys, or by dragging. */
export function ListOf({ form, spec, shape, path, renderRow }: ListOfProps) {
  const { t } = useTexts(settingsTexts)
  const nameOfRow = useRowName(spec, shape)
  const placedWords = usePlacedWords()
  const [told, setTold] = useState('')
  const [added, setAdded] = useState<number | null>(null)
  const value = valueAt(form.content, path)
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const error = form.errorAt(path)
  const [known, setKeys] = useState<readonly number[]>([])
  const keys = keysOf(known, rows.length)
  const sorting = useSorting(rows.length, (from, to) => {
    form.change(path, movedRow(rows, from, to))
    setKeys(movedRow(keys, from, to))
    setTold(placedWords(nameOfRow(rows[from], from), to, rows.length))
  })
  const { list } = sorting
  useEffect(() => {
    if (added === null) return
    list.current?.children[added]?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    setAdded(null)
  }, [added, list])
  const add = () => {
    form.change(path, [...rows, shape.blank(rows)])
    setAdded(rows.length)
  }
  const remove = (index: number) => {
    form.change(path, rows.toSpliced(index, 1))
    setKeys(keys.toSpliced(index, 1))
  }
  return (
    <div className={styles.list} {...(error === undefined ? {} : { 'data-refused': '' })}>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <Row
            key={keys[index]}
            form={form}
            spec={spec}
            shape={shape}
            path={[...path, index]}
            renderRow={renderRow}
            row={row}
            index={index}
            sorting={sorting}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <p>
        <Button tone="secondary" onPress={add}>
          <Icon name="plus" />
          {t(`settings.fields.${shape.add}`)}
        </Button>
      </p>
    </div>
  )
}

/** Rows have no name of their own: each gets a number that goes with it when it moves, so that an unfolded row stays unfolded. */
function keysOf(known: readonly number[], count: number): readonly number[] {
  const most = Math.max(0, ...known)
  return Array.from({ length: count }, (_, at) => known[at] ?? most + 1 + at - known.length)
}

interface RowProps extends ListOfProps {
  readonly row: unknown
  readonly index: number
  readonly sorting: Sorting
  readonly onRemove: () => void
}

function Row(props: RowProps) {
  const { path, shape, index, sorting, renderRow } = props
  return (
    <SortableRow sorting={sorting} index={index} className={styles.row}>
      <RowHead {...props} />
      {shape.isFolded === true ? <Folded {...props} /> : <div className={styles.fields}>{renderRow(path)}</div>}
    </SortableRow>
  )
}

/** A row begins open while it has no name yet; a refused value opens it. */
function Folded({ row, path, renderRow }: RowProps) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const [isOpen] = useState(() => titleOf(row, language) === '')
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{t('settings.list.open')}</summary>
      <div className={styles.fields}>{renderRow(path)}</div>
    </details>
  )
}

function RowHead({ row, spec, shape, index, sorting, onRemove }: RowProps) {
  const { t } = useTexts(settingsTexts)
  const name = useRowName(spec, shape)(row, index)
  const texts = useMoveTexts()(name)
  return (
    <div className={styles.head}>
      <span className={styles.handle}>
        <MoveHandle sorting={sorting} index={index} texts={texts} />
      </span>
      <span className={styles.name} dir="auto">
        {name}
        <RowDays row={row} />
      </span>
      <MoveButtons sorting={sorting} index={index} texts={texts} />
      <PlainButton look="icon" onPress={onRemove}>
        <AnyIcon name="trash" />
        <span className="visually-hidden">{t('settings.list.remove', { name: isolate(name) })}</span>
      </PlainButton>
    </div>
  )
}

/** A row without words of its own is called by its kind and its place. */
function useRowName(spec: FieldSpec, shape: ListOfProps['shape']): (row: unknown, index: number) => string {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  return (row, index) => titleOf(row, language) || `${t(`settings.fields.${shape.one ?? spec.label}`)} ${formatNumber(index + 1, language)}`
}

/** The words by which a person knows a row: its name, its title, or its text. */
function titleOf(row: unknown, language: 'en' | 'ar'): string {
  if (typeof row !== 'object' || row === null) return ''
  for (const key of ['name', 'title', 'text'] as const) {
    const words = valueAt(row, [key, language])
    if (typeof words === 'string' && words !== '') return words
  }
  const own = valueAt(row, [language])
  return typeof own === 'string' ? own : ''
}
