import type { DOMAttributes, ReactNode } from 'react'
import type { Language } from '#domain/text/language.ts'

type Children = Pick<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'>

export interface Markup {
  readonly __html: string
}

/** Everything that the markup depends on beside its data: no hook may tell it more than the language. */
export type MarkupKey = readonly [Language, ...unknown[]]

let write: ((data: object, key: MarkupKey, children: () => ReactNode) => Markup) | null = null

/** Called by the server, once. */
export function onMadeOnce(writer: typeof write): void {
  write = writer
}

/**
 * The children of an element, of which the server makes the markup once for as long as their data is the same object. A browser renders
 * them as any others, and takes over markup that is the same.
 */
export function madeOnce(data: object, key: MarkupKey, children: () => ReactNode): Children {
  return write === null ? { children: children() } : { dangerouslySetInnerHTML: write(data, key, children) }
}
