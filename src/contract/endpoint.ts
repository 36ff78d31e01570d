import type { z } from 'zod'
import type { Area } from '#domain/accounts/areas.ts'
import type { SecurityEvent } from '#domain/accounts/security-events.ts'
import type { Access } from '#domain/accounts/viewer.ts'
import type { Refusal } from '#domain/errors.ts'
import type { PersonLimit } from '#domain/limits.ts'

export interface Endpoint {
  readonly about: string
  readonly access: Access
  /** The area with which staff see or change the records of others in a call that is not for staff alone. */
  readonly asStaff?: Area
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Raises the body limit above `JSON_BYTES_MAX`. */
  readonly bodyBytesMost?: number
  /** The form comes as multipart/form-data with one file under this name, which the use case gets as bytes. */
  readonly upload?: string
  /** The size limit of the file and the refusal of a larger one, where it may be more than a picture. */
  readonly uploadMost?: { readonly bytes: number; readonly refusal: Refusal }
  readonly reply: z.ZodType
  /** The answer is a file to be saved and not JSON; its reply is declared as a string. */
  readonly sendsFile?: boolean
  /** The anonymous answer depends on the address alone and changes only with the catalogue, so its bytes are cached. */
  readonly isCached?: boolean
  /** Anybody may call it without limit and it is expensive: only so many calls run at once. */
  readonly isBounded?: boolean
  /** The event that the security log gets when the call succeeded. */
  readonly securityEvent?: SecurityEvent
  /** Anybody may send this form, so the tries of one network address are limited. */
  readonly isOpenForm?: boolean
  /** Limits the tries of one person, whatever the content. */
  readonly personLimit?: PersonLimit
  /** Signs in: the header `token-lifetime: short` asks for a token that pages of ours renew. */
  readonly givesToken?: boolean
  /** A short token past its time still names its session here. */
  readonly takesOverTokens?: boolean
  /** Programs that call it send bodies of their own in any format: the body is not read. */
  readonly ignoresBody?: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Method and path name an endpoint: a client needs nothing else at run time, and the browser loads no schema. */
export type EndpointKey = `${Method} /api/${string}`

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

export function methodAndPath(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}
