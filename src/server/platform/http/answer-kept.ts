import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './encodings.ts'
import { headersGiven } from './headers.ts'
import { type KeptAnswers, type MadeAnswer, sendKept } from './kept-answers.ts'

export interface KeptPlace {
  readonly kept: KeptAnswers
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** What the answer depends on: addresses that mean the same share it. */
  readonly key: string
}

const UNAVAILABLE = 503

/** Answers from what is kept, or makes and keeps it, and lets the same address skip routing the next time. */
export async function answerKept({ kept, request, reply, key }: KeptPlace, make: () => Promise<MadeAnswer>): Promise<void> {
  const always = headersGiven(reply)
  const made = await kept.get(key, async () => {
    const { headers, ...rest } = await make()
    return { ...rest, headers: { ...always, ...headers } }
  })
  // Where the shop cannot make it at the moment, the one from before is better than none.
  const answer = made.status === UNAVAILABLE ? (kept.findStale(key) ?? made) : made
  kept.alias(request.url, answer, key)
  // Who comes after the first finds it packed; these would go out plain every time.
  const isOnce = answer.status !== 200 || kept.find(key) !== answer
  if (isOnce) await answer.pack(preferredEncoding(request.headers['accept-encoding']))
  // A page that says what went wrong may be made once for several who ask.
  if (answer.status >= 400) reply.raw.setHeader('x-request-id', request.id)
  reply.hijack()
  sendKept(answer, request.raw, reply.raw)
}
