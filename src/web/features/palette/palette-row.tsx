import { useEffect, useRef } from 'react'
import { Highlighted } from '../../shop/highlighted.tsx'
import { AnyIcon, type AnyIconName } from '../../ui/icon/any-icon.tsx'
import styles from './palette.module.css'
import type { PaletteRow, RowKind } from './palette-rows.ts'

const ICONS = {
  requests: 'receipt',
  offers: 'offer',
  machines: 'tools',
  customers: 'badge',
  products: 'box',
  brands: 'tools',
  categories: 'grid',
  merchants: 'truck',
  users: 'users',
  reviews: 'star',
  chats: 'message',
  pages: 'grid',
  byPhone: 'phone',
  all: 'search',
} as const satisfies Record<RowKind, AnyIconName>

export interface PaletteRowLineProps {
  readonly id: string
  readonly row: PaletteRow
  readonly term: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onOpen: () => void
}

export function PaletteRowLine({ id, row: { kind, title, facts }, term, isActive, onPoint, onOpen }: PaletteRowLineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys move and open
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={kind === 'byPhone' || kind === 'all' ? `${styles.row} ${styles.below}` : styles.row}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      <span className={styles.icon}>
        <AnyIcon name={ICONS[kind] ?? 'search'} />
      </span>
      <bdi className={styles.title}>
        <Highlighted text={title} term={term} mark={styles.match} />
      </bdi>
      {facts.length > 0 && (
        <span className={styles.facts}>
          {facts.map((fact) => (
            <bdi key={fact} className={styles.fact}>
              <Highlighted text={fact} term={term} mark={styles.match} />
            </bdi>
          ))}
        </span>
      )}
    </div>
  )
}
