import type { Socket } from 'node:net'
import { finished } from 'node:stream'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import { RefusalError } from '#domain/errors.ts'

/** A form with a file: its texts by name, several under one name as a list, and the file. */
export interface UploadedForm {
  readonly texts: Readonly<Record<string, unknown>>
  readonly file: Buffer | null
}

type UploadMost = NonNullable<Endpoint['uploadMost']>

/** The limit of forms that name none. */
export const PICTURE_MOST: UploadMost = { bytes: UPLOAD_BYTES_MAX, refusal: 'media/too-large' }

const TEXT_BYTES_MAX = 16 * 1024
const TEXTS_MAX = 60
const NAME_BYTES_MAX = 100
/** The least that must arrive between two checks: 4 KB a second, half the speed of a modem. */
const PACE_LOOK_MS = 10_000
const PACE_BYTES_LEAST = 40 * 1024
/** Bytes of the form around the file. */
const FORM_BYTES_MAX = TEXTS_MAX * TEXT_BYTES_MAX

/** Lets the doors in this scope read forms with files. Nothing is read before a door asks for it. */
export async function takeUploads(app: FastifyInstance, bytesMost: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fileSize: bytesMost,
      fields: TEXTS_MAX,
      fieldSize: TEXT_BYTES_MAX,
      fieldNameSize: NAME_BYTES_MAX,
      parts: TEXTS_MAX + 1,
    },
  })
}

/**
 * Reads a form with one file of this name into memory. A file that is too large is refused before it is read or, when its size is not
 * announced, at the moment it passes the limit; the rest is skipped and never held.
 */
export async function readUpload(request: FastifyRequest, name: string, most: UploadMost): Promise<UploadedForm> {
  if (!request.isMultipart()) return { texts: (request.body ?? {}) as UploadedForm['texts'], file: null }
  if (Number(request.headers['content-length'] ?? 0) > most.bytes + FORM_BYTES_MAX) throw tooLarge(name, most)
  const pace = minimumPace(request.raw.socket)
  try {
    return await Promise.race([readForm(request, name, most), pace.isLost])
  } catch (error) {
    // A client that is still sending gets the answer, and the rest of its bytes is discarded.
    request.raw.unpipe()
    request.raw.resume()
    throw refusalOf(error, name)
  } finally {
    pace.stop()
  }
}

async function readForm(request: FastifyRequest, name: string, most: UploadMost): Promise<UploadedForm> {
  const texts: Record<string, unknown> = {}
  let file: Buffer | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') addText(texts, part)
    else if (part.fieldname === name) file = await bytesOf(part, most)
    else part.file.resume()
  }
  return { texts, file: file?.length === 0 ? null : file }
}

/** Rejects senders slower than the slowest of lines: they hold a place that others wait for. */
function minimumPace(socket: Socket): { readonly isLost: Promise<never>; stop(): void } {
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => {})
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before < PACE_BYTES_LEAST) lost.reject(new RefusalError('request-malformed'))
    before = socket.bytesRead
  }, PACE_LOOK_MS)
  return { isLost: lost.promise, stop: () => clearInterval(timer) }
}

function addText(texts: Record<string, unknown>, { fieldname, value }: MultipartValue): void {
  const before = texts[fieldname]
  if (before === undefined) texts[fieldname] = value
  else texts[fieldname] = Array.isArray(before) ? [...before, value] : [before, value]
}

/** Stops at the limit and not at the end of the file. */
function bytesOf({ file, fieldname }: MultipartFile, most: UploadMost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    file.once('limit', () => reject(tooLarge(fieldname, most)))
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A form that breaks off may have closed its file already, without an end.
    // A form that came in one piece passed the limit before anybody listened.
    finished(file, (error) => (error ? reject(error) : file.truncated ? reject(tooLarge(fieldname, most)) : resolve(Buffer.concat(chunks))))
  })
}

function tooLarge(field: string, { refusal }: UploadMost): RefusalError {
  return new RefusalError(refusal, { field })
}

/** Any failure while a form is read is the form's fault: its parser throws plain errors for most of them. */
function refusalOf(error: unknown, field: string): Error {
  if (error instanceof RefusalError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return new RefusalError('media/only-one', { field })
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new RefusalError('too-large')
  return new RefusalError('request-malformed')
}
