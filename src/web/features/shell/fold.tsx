import type { ReactNode } from 'react'
import styles from './footer.module.css'

/** A part of the footer. Phones fold it under its heading; wider screens show it whole. */
export function Fold({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <details className={styles.fold}>
        <summary>{heading}</summary>
        {children}
      </details>
    </>
  )
}
