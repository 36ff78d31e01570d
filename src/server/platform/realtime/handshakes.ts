import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '#domain/language.ts'
import { callerOf } from '#server/platform/http/client-address.ts'
import { API_CONTENT_POLICY, HSTS, PRIVATE_CACHING, SECURITY_HEADERS } from '#server/platform/http/headers.ts'

/** Under which the browser looks for sockets. */
export const SOCKET_PATH = '/socket.io/'

export function isSocketRequest(request: Pick<IncomingMessage, 'url'>): boolean {
  return request.url?.startsWith(SOCKET_PATH) ?? false
}

/** What every answer of the shop says of itself; these are answered before any route. */
export function socketHeaders(isHttps: boolean) {
  const always = {
    ...SECURITY_HEADERS,
    ...(isHttps ? HSTS : {}),
    'content-security-policy': API_CONTENT_POLICY,
    'cache-control': PRIVATE_CACHING,
  }
  return (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    next()
  }
}

/** Only pages of the shop's own connect. Programs say no origin, and hold no token of anybody who did not give it to them. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host)
}

/** Only the proxy that speaks to us is believed, and it has written the last part. */
export function callerOfSocket({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() : undefined
  return callerOf(forwarded || (socket.remoteAddress ?? ''))
}

export interface HandshakeFacts {
  readonly token: string | null
  readonly language: Language
}

/** Who connects says so beside the token, as a page is in one language whatever the browser prefers. */
export function readHandshake(auth: Readonly<Record<string, unknown>>, headers: IncomingMessage['headers']): HandshakeFacts {
  const { token, language } = auth
  return {
    token: typeof token === 'string' && token.trim() !== '' ? token : null,
    language: language === 'ar' || language === 'en' ? language : (languageOf(headers['accept-language']) ?? DEFAULT_LANGUAGE),
  }
}
