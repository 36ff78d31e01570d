import { type ReactNode, useId } from 'react'
import styles from './sent.module.css'

export interface SectionCardProps {
  readonly title: string
  readonly children: ReactNode
  /** An element at the end of the title's line. */
  readonly aside?: ReactNode
}

/** A part of the page with its heading, denser than a card of the shop. */
export function SectionCard({ title, aside, children }: SectionCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
