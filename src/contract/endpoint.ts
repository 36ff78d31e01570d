import type { z } from 'zod'
import type { PersonLimit } from '#domain/limits.ts'
import type { SecurityEvent } from '#domain/security-events.ts'
import type { Access } from '#domain/viewer.ts'

export interface Endpoint {
  readonly about: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Where more bytes may come than `JSON_BYTES_MAX`. */
  readonly bodyBytesMost?: number
  /** The form comes as multipart/form-data with one file of this name, that the use case is handed as bytes. */
  readonly upload?: string
  readonly reply: z.ZodType
  /** The anonymous answer depends on the address alone and changes only with the catalogue, so its bytes are cached. */
  readonly isCached?: boolean
  /** Anybody may ask for it as often as they like, and it costs: only so many are answered at once. */
  readonly isBounded?: boolean
  /** Told in the log when it was done. */
  readonly securityEvent?: SecurityEvent
  /** A form that anybody may send: how often one network address may is limited. */
  readonly isOpenForm?: boolean
  /** How often one person may, whatever they send. */
  readonly personLimit?: PersonLimit
  /** Called by programs that send something of their own along, in whatever form: it is not read. */
  readonly ignoresBody?: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Method and path name an endpoint: a client needs nothing else at run time, and no schema in the browser. */
export type EndpointKey = `${Method} /api/${string}`

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

export function methodAndPath(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}
