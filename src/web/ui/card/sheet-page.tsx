import type { ReactNode } from 'react'
import styles from './sheet.module.css'

export interface SheetPageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** A page with one task on a plain background. */
export function SheetPage({ title, lead, children }: SheetPageProps) {
  return (
    <div className={styles.ground}>
      <div className={`${styles.sheet} ${styles.alone}`}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
