import { Link } from 'react-router'
import styles from './page-tabs.module.css'

export interface PageTab {
  readonly to: string
  readonly title: string
  readonly isCurrent: boolean
  /** How many are there, as people read it. */
  readonly count?: string | undefined
}

/** Pages side by side, the one that is shown marked. */
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
