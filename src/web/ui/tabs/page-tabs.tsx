import { Link } from 'react-router'
import styles from './page-tabs.module.css'

export interface PageTab {
  readonly to: string
  readonly title: string
  readonly isCurrent: boolean
}

/** Pages side by side, the one that is shown marked. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, title, isCurrent }) => (
          <li key={to}>
            <Link className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
