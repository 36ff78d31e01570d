import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { RefusalError } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#domain/language.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import { API_CONTENT_POLICY, HSTS, SECURITY_HEADERS } from './headers.ts'
import { type KeptAnswers, sendKept } from './kept-answers.ts'
import { refusalAnswer } from './refusals.ts'

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger
  readonly newId: () => string
  readonly trustProxy: boolean
  readonly isHttps: boolean
  readonly kept: KeptAnswers
  /** Throws while the process can't serve. */
  readonly checkReady: () => Promise<void>
}

const JSON_BODY_MAX_BYTES = 1024 * 1024

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { log, kept } = options
  const always = { ...SECURITY_HEADERS, ...(options.isHttps ? HSTS : {}) }
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => options.newId(),
    trustProxy: options.trustProxy,
    rewriteUrl: (request) => originForm(request.url ?? '/'),
    bodyLimit: JSON_BODY_MAX_BYTES,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    frameworkErrors: (error, request, reply) => answerRefusal(error, request, reply.headers(always)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket),
    serverFactory: (handle) => {
      const answer = (request: IncomingMessage, response: ServerResponse) =>
        serveKept(kept, log, request, response) || handle(request, response)
      // An expectation that nobody knows is passed over; by itself Node would answer it past every door.
      return createServer({ keepAliveTimeout: 65_000 }, answer).on('checkExpectation', answer)
    },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(log, request.method, request.url, reply.statusCode, reply.elapsedTime, request.id)
  })
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] })
  registerHealth(app, options.checkReady)
  return app
}

/** HTTP allows a whole address, as if to a proxy, and `*`: the host is never believed, and neither may reach the pages as it is. */
function originForm(url: string): string {
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Kept bytes go out before any routing. A request with a token asks for its own view and never meets them. */
function serveKept(kept: KeptAnswers, log: FastifyBaseLogger, request: IncomingMessage, response: ServerResponse): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.authorization !== undefined) return false
  const url = request.url ?? '/'
  const answer = kept.find(url)
  if (answer === undefined) return false
  const startedAt = performance.now()
  const status = sendKept(answer, request, response)
  logAnswer(log, request.method, url, status, performance.now() - startedAt, undefined)
  return true
}

function logAnswer(
  log: FastifyBaseLogger,
  method: string,
  url: string,
  status: number,
  elapsedMs: number,
  requestId: string | undefined,
): void {
  log.info({ requestId, method, path: pathOf(url), status, ms: Math.round(elapsedMs * 100) / 100 }, 'answered')
}

/** Queries hold what people type, so they stay out of the log. */
function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = refusalAnswer(error, languageOf(request.headers['accept-language']), request.id)
  if (answer.isBug)
    request.log.error(
      { err: withoutValues(error), requestId: request.id, method: request.method, path: pathOf(request.url) },
      'unexpected error',
    )
  if (answer.status === 503 || answer.status === 429) reply.header('retry-after', '5')
  reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', API_CONTENT_POLICY)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body))
}

const UNREADABLE_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What is no HTTP reaches no door and is answered on the socket, in the shape of every refusal. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = UNREADABLE_STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(refusalAnswer(new RefusalError('request-malformed'), DEFAULT_LANGUAGE, '').body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function registerHealth(app: FastifyInstance, checkReady: () => Promise<void>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await checkReady()
      return reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: withoutValues(error), requestId: request.id }, 'not ready')
      throw new RefusalError('unavailable')
    }
  })
}
