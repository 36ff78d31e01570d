import { z } from 'zod'
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, PHONE_MAX } from '#domain/accounts.ts'
import { cleanLine, cleanText } from '#domain/clean-text.ts'
import { foldedDomain } from '#domain/email-domains.ts'
import type { FieldText } from '#domain/errors.ts'
import { normaliseEmail, toLatinDigits } from '#domain/text.ts'
import { text } from './fields.ts'

/** What a form leaves out is empty, so that one rule says "is required" for both. */
function typed(value: unknown): unknown {
  return value === undefined || value === null ? '' : value
}

/** What is missing is not also too short. */
const missing = { ...text('required'), abort: true }

interface Length {
  readonly least?: number
  readonly most: number
}

/** Tags and spaces may go from a text before it is measured, but nobody types this many of them; more is not looked through. */
const RAW_TIMES = 4

/** Any text that is not too long by far already. The refusal names what the text may have, and not what it may have come with. */
function raw(most: number, mistake: FieldText) {
  return z.string(text(mistake)).check((given) => {
    if (given.value.length <= most * RAW_TIMES) return
    given.issues.push({ code: 'too_big', origin: 'string', maximum: most, input: given.value, message: 'too-long' })
  })
}

/** Words a person types: tags and outer spaces go before anything is measured. */
export function words(length: Length) {
  return typedText(length, cleanText)
}

/** Words that stand on one line wherever they are shown. */
export function line(length: Length) {
  return typedText(length, cleanLine)
}

function typedText({ least = 0, most }: Length, clean: (text: string) => string) {
  const cleaned = raw(most, 'required').transform(clean)
  return z.preprocess(typed, cleaned.pipe(z.string().min(1, missing).min(least, text('too-short')).max(most, text('too-long'))))
}

export function optionalLine(most: number) {
  return z.preprocess(
    typed,
    raw(most, 'invalid')
      .transform(cleanLine)
      .pipe(z.string().max(most, text('too-long'))),
  )
}

/** A note over several lines; what was left empty is none. */
export function optionalWords(most: number) {
  return z.preprocess(
    typed,
    z
      .string(text('invalid'))
      .transform(cleanText)
      .pipe(z.string().max(most, text('too-long'))),
  )
}

/** Digits of either kind count, and are stored as 0-9. */
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

/** Two spellings of one mailbox are one address. */
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

/** Taken as it is typed: nothing is removed from a password. */
export const passwordField = z.preprocess(
  typed,
  z.string(text('required')).min(1, missing).min(PASSWORD_MIN, text('too-short')).max(PASSWORD_MAX, text('too-long')),
)

/** 0 and 1, "true" and "false" as well as booleans; left out is no. */
export const flagField = z.preprocess(
  (value) => {
    if (value === undefined || value === null || value === '') return false
    if (value === 1 || value === '1' || value === 'true') return true
    if (value === 0 || value === '0' || value === 'false') return false
    return value
  },
  z.boolean(text('invalid')),
)

/** A yes or no that has to be given. */
export const choiceField = z
  .unknown()
  .refine((value) => value !== undefined && value !== null && value !== '', text('required'))
  .pipe(flagField)
