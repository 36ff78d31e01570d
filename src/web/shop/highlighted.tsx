import type { ReactNode } from 'react'
import { matchRanges } from '#domain/search/highlight.ts'

export interface HighlightedProps {
  readonly text: string
  readonly term: string
  /** The class of the marks. */
  readonly mark: string | undefined
}

/** Marks the parts of a text that match the term. */
export function Highlighted({ text, term, mark }: HighlightedProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of matchRanges(text, term)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={mark}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
