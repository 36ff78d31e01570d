import { Link } from 'react-router'
import styles from './page-tabs.module.css'

export interface PageTab {
  readonly to: string
  readonly title: string
  readonly isCurrent: boolean
  /** The formatted number of entries. */
  readonly count?: string | undefined
}

/** Links to pages side by side; the current one is marked. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, title, isCurrent, count }) => (
          <li key={to}>
            <Link className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
