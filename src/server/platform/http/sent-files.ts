import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { API_HEADERS, LINK_HEADERS, PRIVATE_CACHING } from './headers.ts'

/** A file that a use case answers. */
export interface SentFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** A file that is sent while it is being made, so that a long one is never held as a whole. */
export interface StreamedFile extends Omit<SentFile, 'bytes'> {
  readonly parts: AsyncIterable<string | Buffer>
}

/** A file of another person is saved and never shown by the browser. If a browser shows it anyway, nothing in it can run. */
const FILE_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

export function sendFile(reply: FastifyReply, file: SentFile | StreamedFile): FastifyReply {
  const { name, contentType } = file
  return reply
    .headers({
      ...LINK_HEADERS,
      vary: API_HEADERS.vary,
      'content-type': contentType,
      ...('bytes' in file ? { 'content-length': file.bytes.length } : {}),
      'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': FILE_CONTENT_POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': PRIVATE_CACHING,
    })
    .send('bytes' in file ? file.bytes : Readable.from(file.parts))
}

/** These four marks are not allowed in the header's value, and `encodeURIComponent` leaves them. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}
