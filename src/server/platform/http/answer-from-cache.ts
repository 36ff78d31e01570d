import type { FastifyReply, FastifyRequest } from 'fastify'
import { type MadeAnswer, sendCached } from './cached-answer.ts'
import { preferredEncoding } from './encodings.ts'
import { headersGiven } from './headers.ts'
import type { ResponseCache } from './response-cache.ts'

export interface CachedRequest {
  readonly cache: ResponseCache
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** What the answer depends on: addresses that mean the same share it. */
  readonly key: string
}

const UNAVAILABLE = 503

/** Answers from what is cached, or makes and keeps it, and lets the same address skip routing the next time. */
export async function answerFromCache({ cache, request, reply, key }: CachedRequest, make: () => Promise<MadeAnswer>): Promise<void> {
  const always = headersGiven(reply)
  const made = await cache.get(key, async () => {
    const { headers, ...rest } = await make()
    return { ...rest, headers: { ...always, ...headers } }
  })
  // Where the shop cannot make it at the moment, the one from before is better than none.
  const answer = made.status === UNAVAILABLE ? (cache.findStale(key) ?? made) : made
  cache.alias(request.url, answer, key)
  // Who comes after the first finds it packed; these would go out plain every time.
  const isOnce = answer.status !== 200 || cache.find(key) !== answer
  if (isOnce) await answer.pack(preferredEncoding(request.headers['accept-encoding']))
  // A page that says what went wrong may be made once for several who ask.
  if (answer.status >= 400) reply.raw.setHeader('x-request-id', request.id)
  reply.hijack()
  sendCached(answer, request.raw, reply.raw)
}
