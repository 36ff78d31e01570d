import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './pagination.module.css'

export type PageItem =
  | { readonly kind: 'previous' | 'next'; readonly page: number | null }
  | { readonly kind: 'page'; readonly page: number; readonly isCurrent: boolean }
  | { readonly kind: 'gap'; readonly after: number }

export interface PaginationProps {
  readonly label: string
  readonly previous: string
  readonly next: string
  readonly items: readonly PageItem[]
  readonly pageLabel: (page: number) => string
  readonly addressOf: (page: number) => string
  /** Router state that is passed to the next page. */
  readonly state?: unknown
}

export function Pagination({ items, label, ...rest }: PaginationProps) {
  if (items.length === 0) return null
  return (
    <nav className={styles.pagination} aria-label={label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.kind === 'gap' ? `gap ${item.after}` : item.kind === 'page' ? item.page : item.kind}>
            <Item item={item} {...rest} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Item({
  item,
  addressOf,
  pageLabel,
  previous,
  next,
  state,
}: Omit<PaginationProps, 'items' | 'label'> & { readonly item: PageItem }) {
  if (item.kind === 'gap') return <span className={styles.gap}>…</span>
  if (item.kind === 'page') {
    return (
      <Link
        className={styles.page}
        to={addressOf(item.page)}
        state={state}
        preventScrollReset
        aria-label={pageLabel(item.page)}
        aria-current={item.isCurrent ? 'page' : undefined}
      >
        {item.page}
      </Link>
    )
  }
  const inside = (
    <>
      <span className={item.kind === 'next' ? styles.onward : styles.back}>
        <Icon name="chevron" />
      </span>
      <span className={styles.word}>{item.kind === 'next' ? next : previous}</span>
    </>
  )
  if (item.page === null) return <span className={styles.dead}>{inside}</span>
  return (
    <Link className={styles.step} to={addressOf(item.page)} state={state} preventScrollReset rel={item.kind === 'next' ? 'next' : 'prev'}>
      {inside}
    </Link>
  )
}
