import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '#domain/text/language.ts'
import { callerOf } from '#server/platform/http/client-address.ts'
import { API_CONTENT_POLICY, HSTS, PRIVATE_CACHING, SECURITY_HEADERS } from '#server/platform/http/headers.ts'

/** Security headers of every answer; handshakes are answered before any route could add them. */
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

/** Only the direct proxy is trusted, and it has written the last part. */
export function callerOfSocket({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() : undefined
  return callerOf(forwarded || (socket.remoteAddress ?? ''))
}

export interface HandshakeFacts {
  readonly token: string | null
  readonly language: Language
}

/** The client sends its language beside the token, as a page is in one language whatever the browser prefers. */
export function readHandshake(auth: Readonly<Record<string, unknown>>, headers: IncomingMessage['headers']): HandshakeFacts {
  const { token, language } = auth
  return {
    token: typeof token === 'string' && token.trim() !== '' ? token : null,
    language: language === 'ar' || language === 'en' ? language : (languageOf(headers['accept-language']) ?? DEFAULT_LANGUAGE),
  }
}
