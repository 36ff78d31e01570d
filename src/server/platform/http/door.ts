import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call, CallReply, Endpoints } from '#contract/endpoints.ts'
import { type FieldIssue, fieldIssue } from '#contract/issues.ts'
import type { ViewerOf } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { RenewalCookie } from './renewal-cookie.ts'
import type { EndlessList } from './replies.ts'
import type { SentFile, StreamedFile } from './sent-files.ts'

type Part<E, Name extends string> = E extends { readonly [key in Name]: infer S extends z.ZodType }
  ? { readonly [key in Name]: z.output<S> }
  : unknown

type Upload<E> = E extends { readonly upload: string } ? { readonly upload: Buffer } : unknown

/**
 * `from` is the caller's network address, as limits count it; `upload` is the file of a form; `noteAccount` tells the log which account an
 * anonymous call is about; `cookie` is the browser's half of a session.
 */
export type DoorContext<C extends Call> = {
  readonly viewer: ViewerOf<Endpoints[C]['access']>
  readonly from: string
  readonly userAgent: string
  readonly cookie: RenewalCookie
  readonly noteAccount: (accountId: string) => void
} & Part<Endpoints[C], 'params'> &
  Part<Endpoints[C], 'query'> &
  Part<Endpoints[C], 'body'> &
  Upload<Endpoints[C]>

/** One opened endpoint: the parsed request goes to one use case, whose answer goes out through the reply's schema. */
export interface Door {
  readonly key: Call
  readonly answer: (context: DoorContext<Call>) => Promise<unknown>
  /** Tags of the changes that make another answer than this one; left out, any change may. */
  readonly tags?: (context: DoorContext<Call>, answer: unknown) => readonly string[]
}

/** The items of the lists that an answer has. */
type ItemOf<Reply> = Reply[keyof Reply] extends infer Part ? (Part extends readonly (infer Item)[] ? Item : never) : never

export function door<C extends Call>(
  key: C,
  answer: (context: DoorContext<C>) => Promise<CallReply<C> | EndlessList<ItemOf<CallReply<C>>>>,
  tags?: (context: DoorContext<C>, answer: CallReply<C>) => readonly string[],
): Door {
  const tagged = tags === undefined ? {} : { tags: tags as unknown as NonNullable<Door['tags']> }
  return { key, answer: answer as unknown as Door['answer'], ...tagged }
}

/** Opens an endpoint that answers a file. */
export function fileDoor<C extends Call>(key: C, answer: (context: DoorContext<C>) => Promise<SentFile | StreamedFile>): Door {
  return { key, answer: answer as unknown as Door['answer'] }
}

export interface RequestParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Null when no file was sent. */
  readonly upload: Buffer | null
}

export type ReadParts = { readonly ok: true; readonly parts: RequestParts } | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/** Validates all parts at once, so that the answer names every wrong field. */
export function readParts(endpoint: Endpoint, given: RequestParts): ReadParts {
  const issues: FieldIssue[] = []
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value ?? {})
    if (parsed.success) return parsed.data
    if (parsed.error.issues.some(isOfNoField)) throw new RefusalError('request-malformed')
    issues.push(...parsed.error.issues.map(fieldIssue))
    return undefined
  }
  const parts = {
    params: read(endpoint.params, given.params),
    query: read(endpoint.query, given.query),
    body: read(endpoint.body, given.body),
    upload: given.upload,
  }
  if (endpoint.upload !== undefined && given.upload === null)
    issues.push(missingFile(endpoint.upload, endpoint.uploadMost === undefined ? 'picture' : 'required'))
  return issues.length === 0 ? { ok: true, parts } : { ok: false, issues }
}

function missingFile(field: string, text: FieldIssue['text']): FieldIssue {
  return { field, name: field, text, limit: undefined }
}

/** A list or a text in place of a whole form: no field can be named for it. */
function isOfNoField(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'object' && !issue.path.some((step) => typeof step === 'number')
}
