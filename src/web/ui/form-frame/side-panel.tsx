import { type ReactNode, useId } from 'react'
import styles from './side-panel.module.css'

/** A small sheet beside a form: what is in it takes effect at once. */
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

/** At the foot of a panel, an item a line: where else the same thing is. */
export function PanelLinks({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.links}>{children}</ul>
}
