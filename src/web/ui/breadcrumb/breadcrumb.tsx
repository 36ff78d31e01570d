import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './breadcrumb.module.css'

export interface Crumb {
  readonly text: string
  /** Absent for the page itself. */
  readonly to?: string
}

export function Breadcrumb({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ text, to }, index) => (
          <li key={text} className={styles.crumb}>
            {index > 0 && (
              <span className={styles.next}>
                <Icon name="chevron" />
              </span>
            )}
            {to === undefined ? (
              <bdi aria-current="page">{text}</bdi>
            ) : (
              <Link className={styles.link} to={to}>
                <bdi>{text}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
