import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A white sheet on the ground of the page. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
