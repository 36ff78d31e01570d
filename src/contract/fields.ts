import { z } from 'zod'
import type { FieldText } from '#domain/errors.ts'
import { LAST_PAGE } from '#domain/paging.ts'
import { storable } from '#domain/text/clean-text.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'

/**
 * A schema's message is the key of a text; the code that shows it picks the language. `calledAs` is the key of a name where the field's own
 * key has another meaning in other calls.
 */
export function text(key: FieldText, calledAs?: string): { error: string } {
  return { error: calledAs === undefined ? key : `${key} ${calledAs}` }
}

/** The one reading of a number that somebody typed, in digits of either kind and with thousands separators; empty is missing. */
export function typedNumber(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' ? readTypedNumber(value) : value
}

/** A whole number of a form or a query, refused by `mistake` where there is none. */
function wholeNumber(mistake: FieldText | ((issue: { readonly input?: unknown }) => FieldText) = 'whole-number') {
  return z.number({ error: mistake }).int(text('whole-number'))
}

export function numberIssue(issue: { readonly input?: unknown }): FieldText {
  return issue.input === undefined ? 'required' : 'number'
}

/** A percentage with at most two decimals. */
export function percentField(least: number, most: number) {
  const hasTwoDecimals = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6
  return z.preprocess(
    typedNumber,
    z
      .number({ error: (issue) => (issue.input === undefined ? 'required' : 'decimal-number') })
      .min(least, text('too-small'))
      .max(most, text('too-large'))
      .refine(hasTwoDecimals, text('two-decimals')),
  )
}

/** The number of pieces in stock. */
export function stockField(most: number) {
  return z.preprocess(typedNumber, wholeNumber(numberIssue).min(0, text('too-small')).max(most, text('too-large')))
}

/** The requested number of pieces; the use case checks the maximum of the product. */
export const piecesField = z.preprocess(typedNumber, wholeNumber().min(1, text('too-small')))

/** A number in a query: accepts Arabic digits, and empty is the same as left out. */
export function queryNumber(least: number, most: number, otherwise: number) {
  return z.preprocess(typedNumber, z.number(text('number')).min(least, text('too-small')).max(most, text('too-large')).default(otherwise))
}

export function queryWholeNumber(least: number, most: number, otherwise: number) {
  return z.preprocess(typedNumber, wholeNumber().min(least, text('too-small')).max(most, text('too-large')).default(otherwise))
}

/** A page past the end is no mistake; the bound keeps anybody from making the database walk a list without end. */
export const pageField = queryWholeNumber(1, LAST_PAGE, 1)

/** A number above the cap is not refused: the caller gets the cap. */
export function limitField(otherwise: number, cap: number) {
  return z.preprocess(
    typedNumber,
    wholeNumber()
      .min(1, text('too-small'))
      .default(otherwise)
      .transform((limit) => Math.min(limit, cap)),
  )
}

/** A slug in a filter; `all` and empty mean no filter. */
export const filterSlug = z
  .string(text('invalid'))
  .trim()
  .max(200, text('too-long'))
  .default('all')
  .transform((slug) => (slug === '' || slug === 'all' ? null : slug))

/** One of a few words in a filter; `all` and empty mean no filter. */
export function filterWord<const Words extends readonly [string, ...string[]]>(words: Words, calledAs?: string) {
  return z.preprocess((value) => (value === '' || value === 'all' ? undefined : value), z.enum(words, text('invalid', calledAs)).optional())
}

/** The search term; `all` and empty mean no filter. */
export const searchTerm = z
  .string(text('invalid'))
  .max(200, text('too-long'))
  .default('all')
  .transform((term) => {
    const typed = storable(term).trim()
    return typed === 'all' ? '' : typed
  })

/** The version that the screen shows; when another one is the newest by now, nothing is changed. */
export const versionShown = z.number(text('invalid')).int(text('invalid')).min(1, text('invalid')).optional()

/** The id of a record that a form names. */
export const idField = z.string(text('required')).min(1, text('required')).max(100, text('invalid'))
