import type { ErrorBody } from '#contract/docs/openapi.ts'
import type { FieldIssue } from '#contract/issues.ts'
import { FIELD_TEXTS, type FieldRefusals, type FieldText, REFUSALS, type Refusal, RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { fieldText, refusalText } from '#i18n/texts.ts'
import { hasTakenTooLong, isDatabaseAway, isPlanOutdated } from '#server/platform/db/errors.ts'
import { SemaphoreFullError } from '#server/platform/semaphore.ts'
import { isConflict } from '#server/platform/transactions/repeating.ts'

export interface RefusalAnswer {
  readonly status: number
  readonly body: ErrorBody
  /** A refusal is an answer; anything else that is thrown is a bug and is logged. */
  readonly isBug: boolean
  /** The database could not be reached, could not write, took so long that it was told to undo all, or undid it for another change. */
  readonly isAway?: boolean
  readonly retryAfterSeconds?: number
}

export class ValidationError extends Error {
  readonly issues: readonly FieldIssue[]

  constructor(issues: readonly FieldIssue[]) {
    super('validation')
    this.issues = issues
  }
}

/** The framework and its plugins refuse some requests before a door, by status only. */
const FRAMEWORK_REFUSALS: Readonly<Record<number, Refusal>> = { 404: 'not-found', 413: 'too-large', 415: 'unsupported-media-type' }

/** The one place that turns thrown errors into answers. */
export function refusalAnswer(error: unknown, language: Language, requestId: string): RefusalAnswer {
  if (error instanceof ValidationError) return validationAnswer(error.issues, language)
  const refusal = refusalOf(error)
  const text = refusalText(refusal ?? 'internal', language, error instanceof RefusalError ? error.values : {})
  if (refusal === undefined && mayBeTriedAgain(error)) return awayAnswer(language, requestId)
  if (refusal === undefined) return { status: REFUSALS.internal, body: { error: text, code: 'internal', requestId }, isBug: true }
  const status = REFUSALS[refusal]
  const fields = error instanceof RefusalError ? refusedFields(error, text) : {}
  return {
    status,
    body: { error: text, code: refusal, ...fields, ...(status === 404 ? { message: text } : {}), ...(status >= 500 ? { requestId } : {}) },
    isBug: false,
    ...retryAfter(error, status),
  }
}

/** The database undoes one of two changes in each other's way; most are made again before anybody is told (`repeating`). */
function mayBeTriedAgain(error: unknown): boolean {
  return isDatabaseAway(error) || hasTakenTooLong(error) || isConflict(error) || isPlanOutdated(error)
}

function awayAnswer(language: Language, requestId: string): RefusalAnswer {
  const status = REFUSALS.unavailable
  const body: ErrorBody = { error: refusalText('unavailable', language), code: 'unavailable', requestId }
  return { status, body, isBug: false, isAway: true, retryAfterSeconds: RETRY_AFTER_SECONDS }
}

function refusedFields({ fields, field }: RefusalError, text: string): { fields?: FieldRefusals } {
  if (field !== undefined) return { fields: { [field]: [text] } }
  return fields === undefined ? {} : { fields }
}

export const RETRY_AFTER_SECONDS = 5

function retryAfter(error: unknown, status: number): { retryAfterSeconds?: number } {
  const known = error instanceof RefusalError ? error.retryAfterSeconds : undefined
  if (known !== undefined) return { retryAfterSeconds: known }
  return status === 503 || status === 429 ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RefusalError) return error.refusal
  if (error instanceof SemaphoreFullError) return 'unavailable'
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const isFrameworks = error instanceof SyntaxError || ('code' in error && String(error.code).startsWith('FST_'))
  const status = Number(error.statusCode)
  return isFrameworks && status >= 400 && status < 500 ? (FRAMEWORK_REFUSALS[status] ?? 'request-malformed') : undefined
}

function validationAnswer(issues: readonly FieldIssue[], language: Language): RefusalAnswer {
  const fields: Record<string, string[]> = {}
  for (const { field, name, text, limit } of issues) {
    const known: FieldText = FIELD_TEXTS.includes(text) ? text : 'invalid'
    const list = fields[field] ?? []
    list.push(fieldText(known, language, { field: name, ...(limit === undefined ? {} : { limit }) }))
    fields[field] = list
  }
  const first = Object.values(fields)[0]?.[0] ?? refusalText('validation', language)
  return { status: REFUSALS.validation, body: { error: first, code: 'validation', fields }, isBug: false }
}
