import type { DOMAttributes, ReactNode } from 'react'

type Children = Pick<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'>

export interface Markup {
  readonly __html: string
}

let write: ((data: object, key: string, children: () => ReactNode) => Markup) | null = null

/** Called by the server, once. */
export function onMadeOnce(writer: typeof write): void {
  write = writer
}

/**
 * The children of an element, of which the server makes the markup once for as long as their data is the same object. They are elements
 * without hooks, and handlers stand above them: a browser renders them as any others, and takes over markup that is the same.
 */
export function madeOnce(data: object, key: string, children: () => ReactNode): Children {
  return write === null ? { children: children() } : { dangerouslySetInnerHTML: write(data, key, children) }
}
