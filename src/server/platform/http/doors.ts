import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { type Language, languageOf } from '#domain/language.ts'
import { anonymousViewer, refuseCall, type Viewer } from '#domain/viewer.ts'
import { type Door, type DoorContext, type RequestParts, readParts } from './door.ts'
import { API_CONTENT_POLICY, PRIVATE_CACHING, PUBLIC_CACHING } from './headers.ts'
import { type KeptAnswers, type MadeAnswer, sendKept } from './kept-answers.ts'
import { ValidationError } from './refusals.ts'

/** Whose token this is; a bad one is nobody's. */
export type ReadViewer = (authorization: string, language: Language) => Promise<Viewer>

export interface DoorsOptions {
  readonly kept: KeptAnswers
  readonly readViewer: ReadViewer
}

const JSON_TYPE = 'application/json; charset=utf-8'
const VARY = 'Accept-Encoding, Authorization, Accept-Language'

export function registerDoors(app: FastifyInstance, doors: readonly Door[], options: DoorsOptions): void {
  for (const door of doors) {
    const declared: Endpoint = endpoints[door.key]
    const { method, path } = methodAndPath(door.key)
    app.route({ method, url: path, handler: (request, reply) => passThrough(door, declared, options, request, reply) })
  }
}

async function passThrough(
  door: Door,
  declared: Endpoint,
  options: DoorsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const viewer = await viewerOf(request, options.readViewer)
  const refusal = refuseCall(declared.access, viewer)
  if (refusal !== null) throw new RefusalError(refusal)
  const read = readParts(declared, { params: request.params, query: request.query, body: request.body })
  if (!read.ok) throw new ValidationError(read.issues)
  if (declared.isKept === true && viewer.kind === 'anonymous')
    return answerKept(door, declared, options.kept, request, reply, viewer, read.parts)
  const body = await bodyOf(door, declared, viewer, read.parts)
  reply
    .header('cache-control', viewer.kind === 'signed-in' ? PRIVATE_CACHING : PUBLIC_CACHING)
    .header('vary', VARY)
    .header('content-security-policy', API_CONTENT_POLICY)
    .type(JSON_TYPE)
    .send(body)
}

async function viewerOf(request: FastifyRequest, readViewer: ReadViewer): Promise<Viewer> {
  const language = languageOf(request.headers['accept-language'])
  const { authorization } = request.headers
  return authorization === undefined ? anonymousViewer(language) : readViewer(authorization, language)
}

async function bodyOf(door: Door, declared: Endpoint, viewer: Viewer, parts: RequestParts): Promise<string> {
  const answer = await door.answer({ viewer, ...parts } as DoorContext<Door['key']>)
  return JSON.stringify(declared.reply.parse(answer))
}

/** Addresses that differ only in order, case of nothing, or unknown keys share one answer: the parsed parts are its name. */
async function answerKept(
  door: Door,
  declared: Endpoint,
  kept: KeptAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  parts: RequestParts,
): Promise<void> {
  const key = `${door.key} ${JSON.stringify(parts)}`
  const answer = await kept.get(key, async (): Promise<MadeAnswer> => {
    const body = Buffer.from(await bodyOf(door, declared, viewer, parts))
    return { status: 200, headers: { ...keptHeaders(reply), 'content-type': JSON_TYPE }, body }
  })
  kept.alias(request.url, answer, key)
  reply.hijack()
  sendKept(answer, request.raw, reply.raw)
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const always = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
  return { ...always, 'cache-control': PUBLIC_CACHING, vary: VARY, 'content-security-policy': API_CONTENT_POLICY }
}
