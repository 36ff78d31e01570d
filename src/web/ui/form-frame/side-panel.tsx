import { type ReactNode, useId } from 'react'
import styles from './side-panel.module.css'

/** A small panel beside a form; its controls take effect at once. */
export function SidePanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Links at the foot of a panel, one a line, to other places of the same record. */
export function PanelLinks({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.links}>{children}</ul>
}
