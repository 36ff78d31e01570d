import type { ReactNode } from 'react'
import styles from './footer.module.css'

/** A part of the footer. On phones it folds away under its heading; elsewhere the style sheet shows it whole. */
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
