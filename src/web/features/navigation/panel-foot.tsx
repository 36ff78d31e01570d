import { Icon } from '../../ui/icon/icon.tsx'
import { PageLink } from '../../ui/link/page-link.tsx'
import styles from './panel.module.css'

/** Leads from a panel's selection to the page with everything. */
export function PanelFooter({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <div className={styles.foot}>
      <PageLink className={styles.all} to={to}>
        {text}
        <Icon name="arrow" />
      </PageLink>
    </div>
  )
}
