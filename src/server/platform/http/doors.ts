import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { type Language, languageOf } from '#domain/language.ts'
import { anonymousViewer, refuseCall, type Viewer } from '#domain/viewer.ts'
import { answerKept } from './answer-kept.ts'
import { type Door, type DoorContext, type RequestParts, readParts } from './door.ts'
import { API_HEADERS, PRIVATE_CACHING, PUBLIC_CACHING } from './headers.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { ValidationError } from './refusals.ts'
import { replyWriter } from './reply-writer.ts'

/** Whose token this is; a bad one is nobody's. */
export type ReadViewer = (authorization: string, language: Language) => Promise<Viewer>

export interface DoorsOptions {
  readonly kept: KeptAnswers
  readonly readViewer: ReadViewer
}

export function registerDoors(app: FastifyInstance, doors: readonly Door[], options: DoorsOptions): void {
  for (const door of doors) {
    const declared: Endpoint = endpoints[door.key]
    const { method, path } = methodAndPath(door.key)
    const opened: OpenedDoor = { ...door, declared, write: replyWriter(declared.reply) }
    app.route({ method, url: path, handler: (request, reply) => passThrough(opened, options, request, reply) })
  }
}

interface OpenedDoor extends Door {
  readonly declared: Endpoint
  readonly write: (reply: unknown) => string
}

async function passThrough(door: OpenedDoor, options: DoorsOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { declared } = door
  const viewer = await viewerOf(request, options.readViewer)
  const refusal = refuseCall(declared.access, viewer)
  if (refusal !== null) throw new RefusalError(refusal)
  const read = readParts(declared, { params: request.params, query: request.query, body: request.body })
  if (!read.ok) throw new ValidationError(read.issues)
  const makeBody = () => bodyOf(door, viewer, read.parts)
  if (declared.isKept === true && viewer.kind === 'anonymous') {
    const key = `${door.key} ${JSON.stringify(read.parts)}`
    return answerKept({ kept: options.kept, request, reply, key }, async () => ({
      status: 200,
      headers: { ...API_HEADERS, 'cache-control': PUBLIC_CACHING },
      body: Buffer.from(await makeBody()),
    }))
  }
  const caching = viewer.kind === 'signed-in' ? PRIVATE_CACHING : PUBLIC_CACHING
  reply.headers({ ...API_HEADERS, 'cache-control': caching }).send(await makeBody())
}

async function viewerOf(request: FastifyRequest, readViewer: ReadViewer): Promise<Viewer> {
  const language = languageOf(request.headers['accept-language'])
  const { authorization } = request.headers
  return authorization === undefined ? anonymousViewer(language) : readViewer(authorization, language)
}

async function bodyOf(door: OpenedDoor, viewer: Viewer, parts: RequestParts): Promise<string> {
  return door.write(await door.answer({ viewer, ...parts } as DoorContext<Door['key']>))
}
