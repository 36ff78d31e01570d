import { z } from 'zod'
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, PHONE_MAX } from '#domain/accounts/accounts.ts'
import { foldedDomain } from '#domain/accounts/email-domains.ts'
import type { FieldText } from '#domain/errors.ts'
import { cleanLine, cleanText, isStorable } from '#domain/text/clean-text.ts'
import { normaliseEmail, toLatinDigits } from '#domain/text/text.ts'
import { text } from '../fields.ts'

/** A key that is left out becomes empty, so that one rule says "is required" for both. */
function typed(value: unknown): unknown {
  return value === undefined || value === null ? '' : value
}

/** `abort` keeps a missing value from being reported as too short as well. */
const missing = { ...text('required'), abort: true }

interface Length {
  readonly least?: number
  readonly most: number
}

/** Tags and spaces are removed from a text before it is measured, but nobody types this many of them; a longer text is not examined. */
const RAW_TIMES = 4

/** Bounds the raw text generously. The refusal names the limit of the cleaned text and not this one. */
function raw(most: number, mistake: FieldText) {
  return z.string(text(mistake)).check((given) => {
    if (given.value.length <= most * RAW_TIMES) return
    given.issues.push({ code: 'too_big', origin: 'string', maximum: most, input: given.value, message: 'too-long' })
  })
}

/** Text that a person types: tags and outer spaces are removed before it is measured. */
export function words(length: Length) {
  return typedText(length, cleanText)
}

/** Text that is always shown on one line. */
export function line(length: Length) {
  return typedText(length, cleanLine)
}

function typedText({ least = 0, most }: Length, clean: (text: string) => string) {
  const cleaned = raw(most, 'required').transform(clean)
  return z.preprocess(typed, cleaned.pipe(z.string().min(1, missing).min(least, text('too-short')).max(most, text('too-long'))))
}

export function optionalLine(most: number) {
  return z.preprocess(typed, givenLine(most))
}

/** A note over several lines, which may be empty. */
export function optionalWords(most: number) {
  return z.preprocess(
    typed,
    raw(most, 'invalid')
      .transform(cleanText)
      .pipe(z.string().max(most, text('too-long'))),
  )
}

/** A text that may be left out or null. Both mean something different from an empty text. */
export function givenLine(most: number) {
  return raw(most, 'invalid')
    .transform(cleanLine)
    .pipe(z.string().max(most, text('too-long')))
}

/** An id that a screen made for a part of a form, stored unchanged. */
export function partId(most: number, mistake: FieldText = 'too-long') {
  return z.string(text('required')).min(1, text('required')).max(most, text(mistake)).refine(isStorable, text('invalid'))
}

/** Digits of either kind are accepted and stored as 0-9. */
function phone(least: number) {
  const cleaned = raw(PHONE_MAX, 'invalid').transform((value) => toLatinDigits(cleanText(value)))
  const plausible = z
    .string()
    .min(least, text('required'))
    .max(PHONE_MAX, text('too-long'))
    .regex(/^$|^[+\d][\d\s().-]{4,}$/, text('format'))
  return z.preprocess(typed, cleaned.pipe(plausible))
}

export const phoneField = phone(1)
export const optionalPhoneField = phone(0)

/** Folds the spellings of one mailbox into one address. */
function foldedEmail(typed: string): string {
  const email = normaliseEmail(typed)
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + foldedDomain(email.slice(at))
}

export const emailField = z.preprocess(
  typed,
  raw(EMAIL_MAX, 'required')
    .transform(foldedEmail)
    .pipe(
      z
        .string()
        .min(1, text('required'))
        .max(EMAIL_MAX, text('too-long'))
        .pipe(z.email({ pattern: EMAIL_PATTERN, ...text('format') })),
    ),
)

/** Kept exactly as typed: nothing is removed from a password. */
export const passwordField = z.preprocess(
  typed,
  z.string(text('required')).min(1, missing).min(PASSWORD_MIN, text('too-short')).max(PASSWORD_MAX, text('too-long')),
)

/** Accepts 0 and 1, "true" and "false" and booleans; left out means no. */
export const flagField = z.preprocess(
  (value) => {
    if (value === undefined || value === null || value === '') return false
    if (value === 1 || value === '1' || value === 'true') return true
    if (value === 0 || value === '0' || value === 'false') return false
    return value
  },
  z.boolean(text('invalid')),
)

/** A required yes or no. */
export const choiceField = z
  .unknown()
  .refine((value) => value !== undefined && value !== null && value !== '', text('required'))
  .pipe(flagField)

/** The version that the screen showed, if it sends one. */
export const versionField = z
  .number(text('invalid'))
  .int(text('invalid'))
  .min(1, text('invalid'))
  .max(2_147_483_647, text('invalid'))
  .optional()

/** `isActive` is required, so that leaving it out switches nothing off. */
export const SwitchForm = z.object({ isActive: choiceField })
export const VersionedSwitchForm = SwitchForm.extend({ version: versionField })

/** An id, `{ value }` of a select, or a whole record. */
export function referencedId(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  return 'value' in given ? given.value : '_id' in given ? given._id : given
}

/** A line in both languages, either of which may be empty. */
export const bilingualLine = (most: number) => z.object({ en: optionalLine(most), ar: optionalLine(most) })
