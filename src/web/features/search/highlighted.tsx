import type { ReactNode } from 'react'
import { matchRanges } from '#domain/text/highlight.ts'
import styles from './suggestion-list.module.css'

/** Marks the parts of a text that match the term. */
export function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of matchRanges(text, term)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={styles.match}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
