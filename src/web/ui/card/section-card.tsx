import { type ReactNode, useId } from 'react'
import styles from './section-card.module.css'

export interface SectionCardProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** An element at the end of the title's line. */
  readonly aside?: ReactNode
  /** False for a part that is of no use on paper, as one of links alone. */
  readonly isPrinted?: boolean
}

/** A part of a page of the back office with its heading, denser than a card of the shop. */
export function SectionCard({ title, aside, isPrinted = true, children }: SectionCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id} data-print={isPrinted ? undefined : 'off'}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
