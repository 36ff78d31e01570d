import type { CallReply } from '#contract/endpoints.ts'
import { ownChanges } from '../../platform/forms/two-edits.ts'

/** A section of the settings as the server answers it. */
export type Section = CallReply<'GET /api/settings/sections'>['sections'][number]
export type Content = Readonly<Record<string, unknown>>

/** The place of a value in a section's content: keys of objects and positions in lists. */
export type Path = readonly (string | number)[]

export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), content)
}

/** The content with another value at its place; everything around it is a new object. */
export function withValue(content: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(content)) return content.map((each, index) => (index === step ? withValue(each, rest, value) : each))
  const holder = isHolder(content) ? content : {}
  return { ...holder, [step]: withValue(holder[step], rest, value) }
}

/** The stored content with what was typed since `sent` was read from the form; a field that was touched meanwhile stays as it is typed. */
export function withTypedSince(stored: Content, { sent, typed }: { readonly sent: Content; readonly typed: Content }): Content {
  const own = new Set(ownChanges(sent, typed))
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, own.has(key) ? typed[key] : value]))
}

/** All texts in a value, as a person reads it beside another one. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' · ')
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
