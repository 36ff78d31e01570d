import { type EndpointKey, methodAndPath } from '#contract/endpoint.ts'
import type { Call, CallInput, CallReply } from '#contract/endpoints.ts'
import type { FieldRefusals, Refusal } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'

export interface ApiRequest {
  readonly method: string
  /** The path with its query. */
  readonly path: string
  readonly body?: unknown
  readonly language: Language
  readonly signal?: AbortSignal | undefined
  /** Headers in addition to those of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** The only changes that make another page of it, where the page shows less than the answer tells. */
  readonly changedBy?: readonly ('menus' | 'ratings')[] | undefined
}

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

/** The transport of a call: fetch in the browser, the door itself on the server. */
export type ApiTransport = (request: ApiRequest) => Promise<ApiAnswer>

/** `unreachable`: no answer of ours came back. */
export type ApiErrorCode = Refusal | 'unreachable'

export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: FieldRefusals

  constructor(status: number, code: ApiErrorCode, message: string, fields: FieldRefusals = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** Their answers hold the id of every product of a category. Our pages ask for the facts, and for products page by page. */
type Endless = 'GET /api/category/:id' | 'PUT /api/category/:id'
/** Without a page these answer everything there is. */
type Paged = 'GET /api/product' | 'GET /api/product/list/select' | 'GET /api/category' | 'GET /api/brand' | 'GET /api/review/:productSlug'

type OwnCall = Exclude<Call, Endless>
type OwnInput<C extends OwnCall> = C extends Paged ? CallInput<C> & { readonly query: { readonly page: number } } : CallInput<C>

/** A call without path parameters and body needs no input. */
type CallArguments<C extends OwnCall> =
  unknown extends OwnInput<C>
    ? [input?: undefined, options?: Pick<ApiRequest, 'changedBy'>]
    : Record<never, never> extends OwnInput<C>
      ? [input?: OwnInput<C>, options?: Pick<ApiRequest, 'changedBy'>]
      : [input: OwnInput<C>, options?: Pick<ApiRequest, 'changedBy'>]

export interface Api {
  call<C extends OwnCall>(call: C, ...input: CallArguments<C>): Promise<CallReply<C>>
}

interface PlainInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface ApiOptions {
  readonly transport: ApiTransport
  readonly language: Language
  readonly signal?: AbortSignal | undefined
}

/** The only client of the shop's calls. The contract types it, but none of its schemas are bundled. */
export function createApi({ transport, language, signal }: ApiOptions): Api {
  return {
    async call<C extends OwnCall>(call: C, ...[input, options]: CallArguments<C>): Promise<CallReply<C>> {
      const { params, query, body } = (input ?? {}) as PlainInput
      const { method, path } = methodAndPath(call as EndpointKey)
      const answer = await transport({ method, path: fillPath(path, params) + queryText(query), body, language, signal, ...options })
      if (answer.status === 200) return answer.body as CallReply<C>
      throw errorOf(answer)
    },
  }
}

function fillPath(path: string, params: PlainInput['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

function queryText(query: PlainInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(key, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function errorOf({ status, body }: ApiAnswer): ApiError {
  const { error, message, code, fields } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: string
    message?: string
    code?: Refusal
    fields?: FieldRefusals
  }
  return new ApiError(status, code ?? 'unreachable', error ?? message ?? '', fields)
}
