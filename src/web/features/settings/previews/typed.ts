import { valueAt } from '../content.ts'

export interface PreviewProps {
  /** The section as it is typed: anything in it may be unfinished. */
  readonly content: unknown
}

/** The words at a place; empty where there are none. */
export function wordsAt(content: unknown, ...path: readonly string[]): string {
  const value = valueAt(content, path)
  return typeof value === 'string' ? value : ''
}

/** The rows of a list; none where it is no list. */
export function rowsAt(content: unknown, key: string): readonly unknown[] {
  const value = valueAt(content, [key])
  return Array.isArray(value) ? value : []
}
