import type { ReactNode, Ref } from 'react'
import styles from './sheet.module.css'

export interface SheetPageProps {
  readonly title: string
  /** The title can take the focus by it. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** A page with one task on a plain background. */
export function SheetPage({ title, titleRef, lead, children }: SheetPageProps) {
  return (
    <div className={styles.ground}>
      <div className={`${styles.sheet} ${styles.alone}`}>
        <header className={styles.head}>
          <h1 ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
