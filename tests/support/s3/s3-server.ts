import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small stand-in for an S3-compatible store: one bucket, path style, in memory. */
export interface S3Server {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly objects: ReadonlyMap<string, StoredObject>
  /** While set, every request is answered with this status. */
  failWith: number | undefined
  close(): Promise<void>
}

export interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
}

const BUCKET = 'pictures'
const REGION = 'test-1'
const ACCESS_KEY = 'TESTKEY0000000000000'
const LIST_PAGE = 3

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const state: { failWith: number | undefined } = { failWith: undefined }
  const server = createServer((request, response) => {
    void answer(request, response, objects, state.failWith)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: REGION,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: 'a-secret-for-tests-only',
    objects,
    get failWith() {
      return state.failWith
    },
    set failWith(status) {
      state.failWith = status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  failWith: number | undefined,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  if (failWith !== undefined) return refuse(response, failWith, 'InternalError')
  if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
  const url = new URL(request.url ?? '/', 'http://store')
  const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent)
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  const key = rest.join('/')
  if (key === '' && request.method === 'GET') return listObjects(response, objects, url.searchParams)
  return answerObject(request, response, objects, key, body)
}

/** Checks the shape of a version 4 signature and the digest of the body; the signature itself is not computed again. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers
  const digest = request.headers['x-amz-content-sha256']
  const shape = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/\\d{8}/${REGION}/s3/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$`,
  ).exec(authorization)
  const signed = shape?.[1]?.split(';') ?? []
  const isComplete = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))
  const isBodyRight = digest === 'UNSIGNED-PAYLOAD' || digest === createHash('sha256').update(body).digest('hex')
  return isComplete && isBodyRight && /^\d{8}T\d{6}Z$/.test(String(request.headers['x-amz-date']))
}

function answerObject(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  key: string,
  body: Buffer,
): void {
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' })
    response.writeHead(200, { etag: etagOf(body) }).end()
    return
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  const found = objects.get(key)
  if (found === undefined) {
    refuse(response, 404, 'NoSuchKey')
    return
  }
  response.writeHead(200, { 'content-type': found.contentType, 'content-length': found.bytes.length, etag: etagOf(found.bytes) })
  response.end(request.method === 'HEAD' ? undefined : found.bytes)
}

function listObjects(response: ServerResponse, objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, LIST_PAGE)
  const isTruncated = keys.length > LIST_PAGE
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length ?? 0}</Size></Contents>`).join('')
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${isTruncated}</IsTruncated>${contents}${next}</ListBucketResult>`,
    )
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
