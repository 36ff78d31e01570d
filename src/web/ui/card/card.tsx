import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A white card on the page's background. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
