import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  /** The body as text, uncompressed. */
  readonly text: string
}

export interface RawAsk {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Opens the server on a free port of this machine. */
export async function originOf(http: FastifyInstance): Promise<string> {
  return http.listen({ port: 0, host: '127.0.0.1' })
}

/** Makes a request over a raw socket, so that no client corrects it or its answer. */
export function rawAsk(origin: string, path: string, { method = 'GET', headers = {} }: RawAsk = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, headers: { ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = unpacked(bytes, answer.headers['content-encoding']).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0 || encoding === undefined) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
}
