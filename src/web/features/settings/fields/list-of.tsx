import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { Icon, Outline } from '../../../ui/icon/icon.tsx'
import { movedRow, type Path, valueAt } from '../content.ts'
import type { FieldSpec, Shape } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import styles from './fields.module.css'

const HANDLE = 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01'

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
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState<{ readonly row: number; readonly part: string } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const value = valueAt(form.content, path)
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const error = form.errorAt(path)
  useEffect(() => {
    if (wanted === null) return
    const row = list.current?.children[wanted.row]
    row?.querySelector<HTMLElement>(wanted.part)?.focus()
    setWanted(null)
  }, [wanted])
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return
    form.change(path, movedRow(rows, from, to))
    setWanted({ row: to, part: '[data-handle]' })
  }
  const add = () => {
    form.change(path, [...rows, shape.blank()])
    setWanted({ row: rows.length, part: 'input, select, textarea' })
  }
  return (
    <div className={styles.list} {...(error === undefined ? {} : { 'data-refused': '' })}>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and their fields hold no state but what is typed
            key={index}
            form={form}
            spec={spec}
            shape={shape}
            path={[...path, index]}
            renderRow={renderRow}
            row={row}
            index={index}
            isLast={index === rows.length - 1}
            isDragged={dragged === index}
            onDrag={setDragged}
            onDropAt={() => dragged !== null && move(dragged, index)}
            onMove={(step) => move(index, index + step)}
            onRemove={() => form.change(path, rows.toSpliced(index, 1))}
          />
        ))}
      </ol>
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

interface RowProps extends ListOfProps {
  readonly row: unknown
  readonly index: number
  readonly isLast: boolean
  readonly isDragged: boolean
  readonly onDrag: (index: number | null) => void
  readonly onDropAt: () => void
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

function Row(props: RowProps) {
  const { path, shape, index, isDragged, onDrag, onDropAt, renderRow } = props
  const [isGrabbed, setGrabbed] = useState(false)
  return (
    <li
      className={styles.row}
      data-dragged={isDragged || undefined}
      draggable={isGrabbed}
      onDragStart={(event: DragEvent) => {
        event.stopPropagation()
        event.dataTransfer.effectAllowed = 'move'
        onDrag(index)
      }}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        onDropAt()
      }}
      onDragEnd={() => {
        setGrabbed(false)
        onDrag(null)
      }}
    >
      <RowHead {...props} onGrab={setGrabbed} />
      {shape.isFolded === true ? <Folded {...props} /> : <div className={styles.fields}>{renderRow(path)}</div>}
    </li>
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

function RowHead({
  row,
  spec,
  shape,
  index,
  isLast,
  onGrab,
  onMove,
  onRemove,
}: RowProps & { readonly onGrab: (isGrabbed: boolean) => void }) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const name = titleOf(row, language) || `${t(`settings.fields.${shape.one ?? spec.label}`)} ${formatNumber(index + 1, language)}`
  const named = { name: isolate(name) }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !event.altKey) return
    event.preventDefault()
    onMove(step === 1 ? 1 : -1)
  }
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={`${styles.icon} ${styles.handle}`}
        data-handle
        aria-label={t('settings.list.move', named)}
        title={t('settings.list.moveHint')}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onPointerDown={() => onGrab(true)}
        onPointerUp={() => onGrab(false)}
        onKeyDown={onKeyDown}
      >
        <Outline outline={HANDLE} />
      </button>
      <span className={styles.name} dir="auto">
        {name}
        <Days row={row} />
      </span>
      <button type="button" className={`${styles.icon} ${styles.up}`} aria-disabled={index === 0} onClick={() => onMove(-1)}>
        <Icon name="chevron" />
        <span className="visually-hidden">{t('settings.list.up', named)}</span>
      </button>
      <button type="button" className={styles.icon} aria-disabled={isLast} onClick={() => onMove(1)}>
        <Icon name="chevron" />
        <span className="visually-hidden">{t('settings.list.down', named)}</span>
      </button>
      <button type="button" className={styles.icon} onClick={onRemove}>
        <AnyIcon name="trash" />
        <span className="visually-hidden">{t('settings.list.remove', named)}</span>
      </button>
    </div>
  )
}

/** The days of a holiday or a season, so that a closed row says when it is. */
function Days({ row }: { readonly row: unknown }) {
  const language = useLanguage()
  const days = ['from', 'to'].map((key) => valueAt(row, [key])).filter((day): day is string => typeof day === 'string' && DAY.test(day))
  if (days.length === 0) return null
  return <span className={styles.when}>{[...new Set(days)].map((day) => formatLongDate(day, language)).join(' – ')}</span>
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

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
