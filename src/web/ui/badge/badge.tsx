import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'steel' | 'nile' | 'brass' | 'success' | 'warning' | 'danger'

/** Shows a state in one word; its colour only repeats the word. */
export function Badge({ tone = 'steel', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
