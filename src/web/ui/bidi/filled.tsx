import type { ReactNode } from 'react'

export interface FilledProps {
  /** A text with one `{name}` in it. */
  readonly text: string
  readonly name: string
  readonly children: ReactNode
}

/** Puts an element where a text has its placeholder, so that each language decides on the place. */
export function Filled({ text, name, children }: FilledProps) {
  const [before, ...after] = text.split(`{${name}}`)
  return (
    <>
      {before}
      {children}
      {after.join(`{${name}}`)}
    </>
  )
}
