import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call, CallReply, Endpoints } from '#contract/endpoints.ts'
import type { FieldText } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

type Part<E, Name extends string> = E extends { readonly [key in Name]: infer S extends z.ZodType }
  ? { readonly [key in Name]: z.output<S> }
  : unknown

export type DoorContext<C extends Call> = { readonly viewer: Viewer } & Part<Endpoints[C], 'params'> &
  Part<Endpoints[C], 'query'> &
  Part<Endpoints[C], 'body'>

/** One endpoint opened: what is read from the request goes to one use case, whose answer goes out through the reply's schema. */
export interface Door {
  readonly key: Call
  readonly answer: (context: DoorContext<Call>) => Promise<unknown>
}

export function door<C extends Call>(key: C, answer: (context: DoorContext<C>) => Promise<CallReply<C>>): Door {
  return { key, answer: answer as unknown as Door['answer'] }
}

export interface RequestParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A value that is refused: which field, why, and the limit that the text names. */
export interface FieldIssue {
  readonly field: string
  readonly text: FieldText
  readonly limit: number | undefined
}

export type ReadParts = { readonly ok: true; readonly parts: RequestParts } | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/** Validates all parts at once, so that the answer names every wrong field. */
export function readParts(endpoint: Endpoint, given: RequestParts): ReadParts {
  const issues: FieldIssue[] = []
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value ?? {})
    if (parsed.success) return parsed.data
    issues.push(...parsed.error.issues.map(fieldIssue))
    return undefined
  }
  const parts = {
    params: read(endpoint.params, given.params),
    query: read(endpoint.query, given.query),
    body: read(endpoint.body, given.body),
  }
  return issues.length === 0 ? { ok: true, parts } : { ok: false, issues }
}

function fieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  const limit = 'minimum' in issue ? Number(issue.minimum) : 'maximum' in issue ? Number(issue.maximum) : undefined
  return { field: issue.path.map(String).join('.'), text: issue.message as FieldText, limit }
}
