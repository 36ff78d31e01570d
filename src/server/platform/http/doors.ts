import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Area } from '#domain/accounts/areas.ts'
import { anonymousViewer, areasOf, refuseCall, refuseOutside, type Viewer, viewerWithin } from '#domain/accounts/viewer.ts'
import { REFUSALS, RefusalError } from '#domain/errors.ts'
import { JSON_BYTES_MAX, LIMITS, type LimitRule } from '#domain/limits.ts'
import { type Language, languageOf } from '#domain/text/language.ts'
import { areaNames } from '#i18n/areas.ts'
import { isNamedRowGone } from '#server/platform/db/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { createSemaphore, type Semaphore } from '#server/platform/semaphore.ts'
import { answerFromCache } from './cache/answer-from-cache.ts'
import { ANY_CHANGE, noteValidity, type Validity } from './cache/cached-answer.ts'
import { bytesOf } from './cache/own-bytes.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { callerOf } from './client-address.ts'
import { type Door, type DoorContext, readParts } from './door.ts'
import { API_HEADERS, LINK_HEADERS, PRIVATE_CACHING, PUBLIC_CACHING } from './headers.ts'
import { ValidationError } from './refusals.ts'
import { renewalCookie } from './renewal-cookie.ts'
import { EndlessList, writePieces, writeReply } from './replies.ts'
import { logSecurity, noteAccount } from './security-log.ts'
import { type SentFile, type StreamedFile, sendFile } from './sent-files.ts'
import { PICTURE_MOST, readUpload, takeUploads } from './uploads.ts'

/** Reads the viewer of a token; a bad token makes an anonymous viewer, and a short one past its time is refused where it may not be. */
export type ReadViewer = (authorization: string, language: Language, options?: { readonly mayBeOver?: boolean }) => Promise<Viewer>

/** Files are held in memory from their first byte until their picture is stored. */
const UPLOADS_AT_ONCE = 6
const UPLOADS_WAITING_MAX = 60
const UPLOADS_EACH = 2
/** The reads that the database runs at once, and those that it finishes within about a second. */
const READS_AT_ONCE = 12
const READS_WAITING_MAX = 250

/** Uploads under way, counted by sender. */
type Uploading = Map<string, { readonly semaphore: Semaphore; count: number }>

export interface DoorsOptions {
  readonly cache: ResponseCache
  readonly readViewer: ReadViewer
  readonly limits: Limits
  readonly publicUrl: string
}

export function registerDoors(app: FastifyInstance, doors: readonly Door[], options: DoorsOptions): void {
  const uploads = createSemaphore({ slots: UPLOADS_AT_ONCE, waitingMax: UPLOADS_WAITING_MAX })
  const reads = createSemaphore({ slots: READS_AT_ONCE, waitingMax: READS_WAITING_MAX })
  const uploading: Uploading = new Map()
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  for (const door of doors) {
    const declared: Endpoint = endpoints[door.key]
    const { method, path } = methodAndPath(door.key)
    const opened: OpenedDoor = {
      ...door,
      declared,
      isPublic: method === 'GET' && declared.access === 'anyone',
    }
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (declared.access === 'link-holders') reply.headers(LINK_HEADERS)
      viewers.set(request, await admit(opened, options, request))
    }
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const viewer = viewers.get(request)
      if (viewer === undefined) throw new RefusalError('unauthorized')
      const call = { request, reply, viewer }
      const work = (within: AdmittedCall) => passThrough(opened, { ...options, uploads, uploading, reads }, within)
      return countingDone(opened, options.limits, viewer, () => withinArea(opened, call, work))
    }
    const bodyLimit = declared.bodyBytesMost ?? JSON_BYTES_MAX
    const open = (at: FastifyInstance) => at.route({ method, url: path, bodyLimit, onRequest, handler })
    const prepare = bodyReader(declared)
    if (prepare === null) open(app)
    else {
      app.register(async (apart) => {
        await prepare(apart)
        open(apart)
      })
    }
  }
}

/** The body parsers that this door needs in a scope of its own; null for plain JSON. */
function bodyReader({
  ignoresBody,
  upload,
  uploadMost = PICTURE_MOST,
}: Endpoint): ((apart: FastifyInstance) => void | Promise<void>) | null {
  if (upload !== undefined) return (apart) => takeUploads(apart, uploadMost.bytes)
  return ignoresBody === true ? passOverBodies : null
}

function passOverBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
}

interface OpenedDoor extends Door {
  readonly declared: Endpoint
  readonly isPublic: boolean
}

interface OpenDoorsOptions extends DoorsOptions {
  readonly uploads: Semaphore
  readonly uploading: Uploading
  readonly reads: Semaphore
}

/** Runs before the body is read: a call that is not allowed costs nothing more, and a malformed form counts as a try too. */
async function admit({ key, declared }: OpenedDoor, { readViewer, limits }: DoorsOptions, request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOf(request, readViewer, declared)
  if (viewer.kind === 'signed-in') noteAccount(request, viewer.id)
  const refusal = refuseCall(declared.access, viewer)
  if (refusal === 'area-missing') throw areaMissing(areasOf(declared.access))
  if (refusal !== null) throw new RefusalError(refusal)
  if (declared.isOpenForm === true && !isAdmin(viewer)) await limits.take(`${key} ${callerOf(request.ip)}`, LIMITS.openForms)
  const limit = ofPerson(declared, viewer)
  if (limit !== null) await limits.take(limit.key, limit.rule)
  return viewer
}

function ofPerson({ personLimit }: Endpoint, viewer: Viewer): { readonly key: string; readonly rule: LimitRule } | null {
  if (personLimit === undefined || viewer.kind === 'anonymous') return null
  return { key: `${personLimit} ${viewer.id}`, rule: LIMITS[personLimit] }
}

/** A refused form has changed nothing, so it uses up none of the sender's limit. */
async function countingDone<T>({ declared }: OpenedDoor, limits: Limits, viewer: Viewer, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const limit = ofPerson(declared, viewer)
    if (limit !== null) await limits.giveBack(limit.key)
    throw isAccountGone(error, viewer) ? new RefusalError('unauthorized') : error
  }
}

/** The viewer's account was deleted while the call was running: it is answered as any call after that. */
function isAccountGone(error: unknown, viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && isNamedRowGone(error, viewer.id)
}

function areaMissing(areas: readonly Area[]): RefusalError {
  return new RefusalError('area-missing', { values: { areas: areaNames(areas) } })
}

/** A record that staff do not find for want of an area is one that they may not see: they are told which area. */
async function withinArea<T>({ declared }: OpenedDoor, call: AdmittedCall, work: (call: AdmittedCall) => Promise<T>): Promise<T> {
  const { asStaff } = declared
  const viewer = viewerWithin(asStaff, call.viewer)
  if (asStaff === undefined || viewer === call.viewer) return work(call)
  try {
    return await work({ ...call, viewer })
  } catch (error) {
    const status = error instanceof RefusalError ? REFUSALS[error.refusal] : 0
    if (status !== 403 && status !== 404) throw error
    throw call.viewer.kind === 'signed-in' && refuseOutside(call.viewer) === 'code-missing'
      ? new RefusalError('code-missing')
      : areaMissing([asStaff])
  }
}

/** A call that has passed the viewer and limit checks. */
interface AdmittedCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly viewer: Viewer
}

async function passThrough(door: OpenedDoor, options: OpenDoorsOptions, call: AdmittedCall): Promise<unknown> {
  const { request, viewer } = call
  const { upload, uploadMost = PICTURE_MOST } = door.declared
  if (upload === undefined) return answerCall(door, options, { ...call, body: request.body, upload: null })
  const who = viewer.kind === 'signed-in' ? viewer.id : callerOf(request.ip)
  const work = () =>
    options.uploads.run(async () => {
      const { texts, file } = await readUpload(request, upload, uploadMost)
      return answerCall(door, options, { ...call, body: texts, upload: file })
    })
  return inOwnTurn(options.uploading, who, work)
}

/** Runs few uploads of one person at a time, so that nobody takes all slots. */
async function inOwnTurn<T>(uploading: Uploading, who: string, work: () => Promise<T>): Promise<T> {
  const own = uploading.get(who) ?? { semaphore: createSemaphore({ slots: UPLOADS_EACH, waitingMax: UPLOADS_WAITING_MAX }), count: 0 }
  uploading.set(who, own)
  own.count += 1
  try {
    return await own.semaphore.run(work)
  } finally {
    own.count -= 1
    if (own.count === 0) uploading.delete(who)
  }
}

/** An admitted call with its body and file. */
interface MadeCall extends AdmittedCall {
  readonly body: unknown
  readonly upload: Buffer | null
}

async function answerCall(door: OpenedDoor, options: OpenDoorsOptions, call: MadeCall): Promise<unknown> {
  const { declared } = door
  const { request, reply, viewer, body, upload } = call
  const read = readParts(declared, { params: request.params, query: request.query, body, upload })
  if (!read.ok) throw new ValidationError(read.issues)
  const cookie = renewalCookie(request, reply, options.publicUrl)
  const caller = { viewer, from: callerOf(request.ip), userAgent: request.headers['user-agent'] ?? '', cookie }
  const context = { ...caller, noteAccount: (accountId: string) => noteAccount(request, accountId), ...read.parts } as DoorContext<
    Door['key']
  >
  if (declared.sendsFile === true) return sendFile(reply, (await door.answer(context)) as SentFile | StreamedFile)
  const make = () => door.answer(context)
  const ask = declared.isBounded === true ? () => options.reads.run(make) : make
  if (declared.isCached === true && viewer.kind === 'anonymous') {
    const key = `${door.key} ${JSON.stringify(read.parts)}`
    const answerCached = answerFromCache({ cache: options.cache, request, reply, key }, async () => {
      const answer = await ask()
      if (answer instanceof EndlessList) throw new EndlessAnswerError()
      const headers = { ...API_HEADERS, 'cache-control': PUBLIC_CACHING }
      return { status: 200, headers, body: bytesOf(writeReply(reply, declared.reply, answer)), validity: validityOf(door, context, answer) }
    })
    const isEndless = await answerCached.then(() => false, isEndlessAnswer)
    if (!isEndless) return undefined
  }
  // An answer to a form is private even for anonymous senders: it may be a token.
  const caching = viewer.kind === 'anonymous' && door.isPublic ? PUBLIC_CACHING : PRIVATE_CACHING
  // The answer is returned, because Fastify would take an empty return for a second answer while this one is being compressed.
  const answer = await ask()
  noteValidity(reply.raw, validityOf(door, context, answer))
  if (declared.securityEvent !== undefined) logSecurity(request, declared.securityEvent, (request.params as { readonly id?: string }).id)
  const isEndless = answer instanceof EndlessList
  const sent = isEndless ? Readable.from(writePieces(reply, declared.reply, answer)) : writeReply(reply, declared.reply, answer)
  return reply.headers({ ...API_HEADERS, 'cache-control': caching }).send(sent)
}

/** Thrown where an answer has no end: nobody shares it, and each caller is sent an own one while it is read. */
class EndlessAnswerError extends Error {}

function isEndlessAnswer(error: unknown): true {
  if (error instanceof EndlessAnswerError) return true
  throw error
}

function validityOf(door: OpenedDoor, context: DoorContext<Door['key']>, answer: unknown): Validity {
  return door.tags === undefined ? ANY_CHANGE : { tags: door.tags(context, answer), until: Infinity }
}

/** Admins send forms on behalf of others, so the limits of one sender do not fit them. */
function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && viewer.role === 'ROLE ADMIN'
}

async function viewerOf(request: FastifyRequest, readViewer: ReadViewer, { takesOverTokens = false }: Endpoint): Promise<Viewer> {
  const language = languageOf(request.headers['accept-language'])
  const { authorization } = request.headers
  return authorization === undefined ? anonymousViewer(language) : readViewer(authorization, language, { mayBeOver: takesOverTokens })
}
