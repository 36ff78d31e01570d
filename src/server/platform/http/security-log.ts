import type { FastifyRequest } from 'fastify'
import type { SecurityEvent } from '#domain/accounts/security-events.ts'
import { type Refusal, RefusalError } from '#domain/errors.ts'

/** Refusals that are logged as security events. */
const EVENTS: Partial<Record<Refusal, SecurityEvent>> = {
  forbidden: 'forbidden',
  'too-many-requests': 'limited',
  'account/wrong-credentials': 'sign-in-failed',
  'account/wrong-old-password': 'sign-in-failed',
  'account/wrong-password': 'sign-in-failed',
  'account/link-invalid': 'link-refused',
}

const accounts = new WeakMap<FastifyRequest, string>()

/** Names the account that a request is about: the signed-in one, or the one named in the request. */
export function noteAccount(request: FastifyRequest, accountId: string): void {
  accounts.set(request, accountId)
}

/** The log may know a person's network address and account id: never an email, a token or a password. */
export function logSecurity(request: FastifyRequest, event: SecurityEvent, record?: string): void {
  const account = accounts.get(request)
  const about = { ...(account === undefined ? {} : { account }), ...(record === undefined ? {} : { record }) }
  request.log.warn({ event, requestId: request.id, from: request.ip, ...about }, 'security')
}

export function logSecurityOf(request: FastifyRequest, error: unknown): void {
  const event = error instanceof RefusalError ? EVENTS[error.refusal] : undefined
  if (event !== undefined) logSecurity(request, event)
}
