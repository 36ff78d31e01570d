import type { FastifyReply, FastifyRequest } from 'fastify'
import { headersGiven, type MadeAnswer, noteValidity, routeOf, sendHijacked } from './cached-answer.ts'
import { preferredEncoding } from './encodings.ts'
import type { ResponseCache } from './response-cache.ts'

export interface CachedRequest {
  readonly cache: ResponseCache
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Identifies the answer: addresses that mean the same share one key. */
  readonly key: string
}

const UNAVAILABLE = 503

/** Answers from the cache, or makes and caches the answer, and lets the same address skip routing the next time. */
export async function answerFromCache({ cache, request, reply, key }: CachedRequest, make: () => Promise<MadeAnswer>): Promise<void> {
  const always = headersGiven(reply)
  const made = await cache.get(key, async () => {
    const { headers, ...rest } = await make()
    return { ...rest, headers: { ...always, ...headers }, route: routeOf(request) }
  })
  // A stale answer is better than none while a new one cannot be made.
  const answer = made.status === UNAVAILABLE ? (cache.findStale(key) ?? made) : made
  cache.alias(request.url, answer, key)
  // Cached answers are compressed for the next caller; uncached ones, and those that others hold, would go out plain every time.
  const isOnce = cache.isShared || answer.status !== 200 || cache.find(key) !== answer
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (isOnce) await answer.pack(encoding)
  const sent = cache.asSent(answer)
  if (sent !== answer) await sent.pack(encoding)
  // A page that reports an error may be made once for several callers, so the id is set per request.
  if (answer.status >= 400) reply.raw.setHeader('x-request-id', request.id)
  noteValidity(reply.raw, answer.validity)
  sendHijacked(sent, request, reply)
}
