import { Link } from 'react-router'
import styles from './navigation-row.module.css'

/** For the end of the navigation row: a page beside the catalogue. */
export function NavigationLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link className={styles.link} to={to}>
      {text}
    </Link>
  )
}
