import { Link } from 'react-router'
import styles from './navigation-row.module.css'

/** A link to a page beside the catalogue, for the end of the navigation row. */
export function NavigationLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link className={styles.link} to={to}>
      {text}
    </Link>
  )
}
