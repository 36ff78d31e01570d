import type { ReactNode } from 'react'

export interface FilledProps {
  /** A text with one `{name}` placeholder. */
  readonly text: string
  readonly name: string
  readonly children: ReactNode
}

/** Puts an element in place of a text's placeholder, so that each language decides where it stands. */
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
