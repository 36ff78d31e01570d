import { PageLink } from '../../ui/link/page-link.tsx'
import styles from './navigation-row.module.css'

/** A link of the navigation row. */
export function NavigationLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <PageLink className={styles.link} to={to}>
      {text}
    </PageLink>
  )
}
