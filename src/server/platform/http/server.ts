import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { RefusalError } from '#domain/errors.ts'
import { JSON_BYTES_MAX } from '#domain/limits.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#domain/text/language.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import { type Answered, answeredByPino, type LogAnswered } from '#server/platform/log/answered-lines.ts'
import { loggedPath } from '#server/platform/log/logged-path.ts'
import { VERSION } from '#server/platform/version.ts'
import { currentTrail, onTrail, type Trail } from '#server/platform/watch/trail.ts'
import type { Watch } from '#server/platform/watch/watch.ts'
import { originForm, readableForm } from './addresses.ts'
import { routeOf, sendCached } from './cache/cached-answer.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { isOurProxy } from './client-address.ts'
import { API_CONTENT_POLICY, HSTS, SECURITY_HEADERS } from './headers.ts'
import { isNestedTooDeep } from './nesting.ts'
import { type RefusalAnswer, refusalAnswer } from './refusals.ts'
import { logSecurityOf } from './security-log.ts'
import { isSocketRequest } from './socket-path.ts'
import type { UnderWay } from './under-way.ts'

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger
  readonly newId: () => string
  readonly trustProxy: boolean
  readonly isHttps: boolean
  readonly cache: ResponseCache
  /** Throws when the process cannot serve. */
  readonly checkReady: () => Promise<void>
  /** Tracks open connections and running answers, so that closing cuts off neither. */
  readonly underWay?: UnderWay
  readonly watch?: Watch | null
  /** Logs cached answers, by the log where none is given. */
  readonly logCached?: LogAnswered
}

/** Room for ten thousand open chats and for who asks meanwhile; each costs about 8 KB, even a silent one. */
const CONNECTIONS_MOST = 12_000

/** A request may take two minutes to arrive: eight megabytes over a slow line take more than one. The head is small and gets less. */
const WAITS = { keepAliveTimeout: 65_000, requestTimeout: 120_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as const

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { log, underWay } = options
  const serving = { ...options, logCached: options.logCached ?? answeredByPino(log) }
  const always = { ...SECURITY_HEADERS, ...(options.isHttps ? HSTS : {}) }
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A call that a page makes of the shop's own doors belongs to the page's request.
    genReqId: () => currentTrail()?.requestId ?? options.newId(),
    // Each line names its request itself, so the framework need not.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy && isOurProxy,
    rewriteUrl: (request) => readableForm(originForm(request.url ?? '/'), request.headers.accept),
    bodyLimit: JSON_BYTES_MAX,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerRefusal(error, request, reply.headers(always)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, options),
    serverFactory: (handle) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        if (serveCached(serving, request, response)) return
        underWay?.see(response)
        handle(request, response)
      }
      // A protocol upgrade elsewhere is answered as if it had not been asked for. An unknown expectation is ignored; Node alone would
      // answer it past every door.
      const server = createServer({ ...WAITS, shouldUpgradeCallback: isSocketRequest }, answer).on('checkExpectation', answer)
      server.maxConnections = CONNECTIONS_MOST
      underWay?.watch(server)
      return server
    },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  followRequests(app, options)
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  await app.register(cookies)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] })
  takeEmptyBodies(app)
  registerHealth(app, options.checkReady)
  return app
}

/** Whatever runs for a request finds its id: log lines, statements, and the jobs that it sends. */
function followRequests(app: FastifyInstance, { log, watch, trustProxy }: HttpServerOptions): void {
  const logAnswered = answeredByPino(log)
  const trails = new WeakMap<FastifyRequest, Trail>()
  const within = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', (request, _reply, done) => {
    const around = currentTrail()
    if (around !== undefined) within.add(request)
    // Strangers name no traces of ours; the proxy in front may.
    const trail = around ?? { requestId: request.id, span: watch?.begin(trustProxy ? traceparentOf(request) : undefined) }
    trails.set(request, trail)
    onTrail(trail, done)
  })
  // The bytes of a body arrive outside of what asked for them.
  app.addHook('preHandler', (request, _reply, done) => onTrail(trails.get(request) ?? { requestId: request.id }, done))
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const { statusCode: status, elapsedTime: ms } = reply
    logAnswered(answeredFacts(method, url, status, ms, request.id))
    if (within.has(request)) return
    watch?.answered({ method, route: routeOf(request), status, ms, trail: trails.get(request) })
  })
}

function traceparentOf({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  return typeof traceparent === 'string' ? traceparent : undefined
}

/** Many clients name a content type even where they send no body, such as with DELETE. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (isNestedTooDeep(String(body))) done(new RefusalError('request-malformed'))
    else void parse(request, String(body), done)
  })
}

/** Cached bytes go out before any routing. A request with a token has a view of its own and never gets them. */
function serveCached(
  { cache, log, logCached, newId, watch }: HttpServerOptions & { readonly logCached: LogAnswered },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.authorization !== undefined) return false
  const url = request.url ?? '/'
  const answer = cache.find(url)
  if (answer === undefined) return false
  const startedAt = performance.now()
  const requestId = newId()
  if (answer.status >= 400) response.setHeader('x-request-id', requestId)
  let status: number
  try {
    status = sendCached(answer, request, response)
  } catch (error) {
    // Nothing above this listener catches: an error that left it would end the process.
    log.error({ err: withoutValues(error), requestId, method: request.method, path: loggedPath(url) }, 'a cached answer could not be sent')
    response.destroy()
    return true
  }
  const ms = performance.now() - startedAt
  cache.counts.hits += 1
  logCached(answeredFacts(request.method, url, status, ms, requestId))
  watch?.answered({ method: request.method, route: answer.route, status, ms })
  return true
}

function answeredFacts(method: string | undefined, url: string, status: number, elapsedMs: number, requestId: string): Answered {
  return { requestId, method, path: loggedPath(url), status, ms: Math.round(elapsedMs * 100) / 100 }
}

export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = refusalAnswer(error, languageOf(request.headers['accept-language']), request.id)
  logSecurityOf(request, error)
  // A client that breaks off in the middle of a body is no fault of the shop.
  if (!request.raw.readableAborted) logFailure(request, error, answer)
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds))
  reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', API_CONTENT_POLICY)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body))
}

function logFailure(request: FastifyRequest, error: unknown, { isBug, isAway }: RefusalAnswer): void {
  const about = { requestId: request.id, method: request.method, path: loggedPath(request.url) }
  if (isAway === true) request.log.warn({ reason: reasonOf(error), ...about }, 'the database cannot be used')
  else if (isBug) request.log.error({ err: withoutValues(error), ...about }, 'unexpected error')
}

function reasonOf(error: unknown): string {
  const cause = withoutValues(error)
  return cause instanceof Error ? cause.message : String(cause)
}

const UNREADABLE_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Bytes that are not HTTP reach no door; they are answered on the socket, in the shape of every refusal. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket, { log, newId }: HttpServerOptions): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = UNREADABLE_STATUS[error.code ?? ''] ?? 400
  const requestId = newId()
  const body = JSON.stringify(refusalAnswer(new RefusalError('request-malformed'), DEFAULT_LANGUAGE, requestId).body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ]
  log.info({ requestId, status, code: error.code }, 'a request could not be read')
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function registerHealth(app: FastifyInstance, checkReady: () => Promise<void>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await checkReady()
      return reply.send({ status: 'ready', version: VERSION })
    } catch (error) {
      request.log.warn({ err: withoutValues(error), requestId: request.id }, 'not ready')
      throw new RefusalError('unavailable')
    }
  })
}
