import type { IncomingMessage } from 'node:http'

/** The path at which the browser looks for sockets. */
export const SOCKET_PATH = '/socket.io/'

export function isSocketRequest(request: Pick<IncomingMessage, 'url'>): boolean {
  return request.url?.startsWith(SOCKET_PATH) ?? false
}
