import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './panel.module.css'

/** Leads from a panel's selection to the page with everything. */
export function PanelFooter({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <div className={styles.foot}>
      <Link className={styles.all} to={to}>
        {text}
        <Icon name="arrow" />
      </Link>
    </div>
  )
}
