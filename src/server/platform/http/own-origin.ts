import type { IncomingMessage } from 'node:http'

/** Only the shop's own pages pass. Programs send no origin, and hold only tokens that somebody gave them. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host)
}
