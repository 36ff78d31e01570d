import { type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './own-data-page.module.css'

/** A record within another, drawn once it is opened. */
export function Folded({ label, children }: { readonly label: ReactNode; readonly children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.folded} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.foldedLabel}>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
        {label}
      </summary>
      {isOpen && <div className={styles.inside}>{children()}</div>}
    </details>
  )
}
