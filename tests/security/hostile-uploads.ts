import http from 'node:http'
import { finished } from 'node:stream/promises'
import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import { multipart } from '#tests/support/http/multipart.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { type HostileFile, hostileFiles, whatIsLeft } from './hostile-files.ts'

/** A shop that receives pictures, and the place where they end up. */
export interface UploadTarget {
  readonly url: string
  /** The token of somebody who may upload. */
  readonly authorization: string
  /** The product whose picture is replaced again and again. */
  readonly productId: string
  /** Every file of the shop's pictures, by its path. */
  files(): Promise<readonly string[]>
  original(name: string): Promise<Buffer>
}

export interface UploadsResult {
  readonly sent: number
  readonly cleaned: number
  readonly refused: number
  readonly faults: readonly string[]
  /** The name of the picture that the product has at last; null where it was refused. */
  readonly last: string | null
}

interface Answer {
  readonly status: number
  readonly text: string
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  /** Sends piece by piece, as long as somebody listens. */
  readonly body: Iterable<Buffer>
  readonly authorization?: string | null
  readonly isCutOff?: boolean
}

const ANSWER_LIMIT_MS = 20_000

/** Makes one request whose answer may come while the body is still being sent. */
async function send({ url, authorization, productId }: UploadTarget, sent: Sent): Promise<Answer> {
  const token = sent.authorization === undefined ? authorization : sent.authorization
  const request = http.request(`${url}/api/product/${productId}/image`, {
    method: 'PUT',
    headers: { ...sent.headers, ...(token === null ? {} : { authorization: token }) },
  })
  const answered = new Promise<Answer>((resolve, reject) => {
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      response.once('error', reject)
    })
    request.once('error', reject)
    request.setTimeout(ANSWER_LIMIT_MS, () => request.destroy(new Error('no answer')))
  })
  let isAnswered = false
  const watched = answered.finally(() => {
    isAnswered = true
  })
  watched.catch(() => undefined)
  for (const piece of sent.body) {
    if (isAnswered || request.destroyed) break
    if (!request.write(piece))
      await Promise.race([new Promise((resolve) => request.once('drain', resolve)), watched.catch(() => undefined)])
  }
  if (sent.isCutOff === true) request.destroy()
  else request.end()
  try {
    return await watched
  } finally {
    request.destroy()
    await finished(request, { error: false }).catch(() => undefined)
  }
}

/** Sends hostile files and malformed forms and at last a harmless picture, and returns what the shop did wrong. */
export async function hostileUploads(target: UploadTarget, size: 'full' | 'small'): Promise<UploadsResult> {
  const faults: string[] = []
  const counts = { sent: 0, cleaned: 0, refused: 0 }
  for (const file of hostileFiles(size)) {
    counts.sent += 1
    const fault = await sendFile(target, file)
    if (fault !== null) faults.push(`${file.what}: ${fault}`)
    counts[file.outcome === 'cleaned' ? 'cleaned' : 'refused'] += 1
  }
  for (const { what, sent, status, code } of await hostileForms(size)) {
    counts.sent += 1
    counts.refused += 1
    const answer = await send(target, sent).catch((error: Error) => ({ status: 0, text: error.message }))
    if (sent.isCutOff !== true && (answer.status !== status || codeOf(answer) !== code))
      faults.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  const form = multipart([{ name: 'image', file: await photo({ width: 70, height: 30 }).jpeg().toBuffer() }])
  const answer = await send(target, { headers: form.headers, body: [form.body] })
  if (answer.status !== 200) return { ...counts, last: null, faults: [...faults, `afterwards a picture is refused: ${answer.text}`] }
  return { ...counts, last: nameIn(answer), faults }
}

async function sendFile(target: UploadTarget, { make, outcome, fileName, type }: HostileFile): Promise<string | null> {
  const form = multipart([
    { name: 'image', file: await make(), ...(fileName === undefined ? {} : { fileName }), ...(type === undefined ? {} : { type }) },
  ])
  const answer = await send(target, { headers: { ...form.headers, 'content-length': String(form.body.length) }, body: [form.body] })
  if (outcome !== 'cleaned') return codeOf(answer) === outcome ? messageFault(answer) : `${answer.status} ${answer.text.slice(0, 200)}`
  if (answer.status !== 200) return `${answer.status} ${answer.text.slice(0, 200)}`
  return whatIsLeft(await target.original(nameIn(answer)))
}

/** A refusal must say what is wrong in words, at the picture's field. */
function messageFault({ text }: Answer): string | null {
  const { error, fields } = JSON.parse(text)
  return typeof error === 'string' && error.length > 10 && Array.isArray(fields?.image) ? null : `a refusal without a word: ${text}`
}

function codeOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text).code
  } catch {
    return null
  }
}

function nameIn({ text }: Answer): string {
  return /^\/media\/([0-9a-f]+)\//.exec(JSON.parse(text).product.imageUrl)?.[1] ?? ''
}

interface HostileForm {
  readonly what: string
  readonly sent: Sent
  readonly status: number
  readonly code: string | undefined
}

const MB = 1024 * 1024

const TYPED = { 'content-type': 'multipart/form-data; boundary=x' }

async function hostileForms(size: 'full' | 'small'): Promise<readonly HostileForm[]> {
  const picture = { name: 'image', file: await photo({ width: 50, height: 40 }).png().toBuffer() }
  return [...overlongForms(size === 'full' ? 200 : 24), ...formsOfWrongParts(picture), ...brokenForms(multipart([picture]))]
}

function overlongForms(mostMb: number): readonly HostileForm[] {
  const endless = (pieces: number): Iterable<Buffer> =>
    stream('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n', pieces)
  return [
    {
      what: `${mostMb} MB that say so`,
      sent: { headers: { ...TYPED, 'content-length': String(mostMb * MB) }, body: endless(mostMb - 1) },
      status: 413,
      code: 'media/too-large',
    },
    { what: `${mostMb} MB that do not say so`, sent: { headers: TYPED, body: endless(mostMb) }, status: 413, code: 'media/too-large' },
    {
      what: `${mostMb} MB of nobody`,
      sent: { headers: TYPED, body: endless(mostMb), authorization: null },
      status: 401,
      code: 'unauthorized',
    },
    {
      what: 'somebody who goes away late',
      sent: { headers: TYPED, body: endless(UPLOAD_BYTES_MAX / MB - 1), isCutOff: true },
      status: 0,
      code: undefined,
    },
  ]
}

function formsOfWrongParts(picture: { readonly name: string; readonly file: Buffer }): readonly HostileForm[] {
  const form = (parts: Parameters<typeof multipart>[0]): Sent => {
    const { headers, body } = multipart(parts)
    return { headers, body: [body] }
  }
  return [
    { what: 'two pictures', sent: form([picture, { ...picture, name: 'other' }]), status: 400, code: 'media/only-one' },
    { what: 'two pictures of one name', sent: form([picture, picture]), status: 400, code: 'media/only-one' },
    { what: 'a picture under another name', sent: form([{ ...picture, name: 'photo' }]), status: 400, code: 'validation' },
    { what: 'a text where the picture belongs', sent: form([{ name: 'image', value: 'picture' }]), status: 400, code: 'validation' },
    { what: 'no parts', sent: form([]), status: 400, code: 'validation' },
    {
      what: 'a name that is a prototype',
      sent: form([{ name: '__proto__', value: 'x' }, picture]),
      status: 400,
      code: 'request-malformed',
    },
    { what: 'a file named like a prototype', sent: form([{ ...picture, name: 'constructor' }]), status: 400, code: 'request-malformed' },
    {
      what: '5,000 texts',
      sent: form(Array.from({ length: 5000 }, (_, n) => ({ name: `n${n}`, value: 'x' }))),
      status: 413,
      code: 'too-large',
    },
    {
      what: 'JSON that is none',
      sent: form([{ name: 'a', value: '{', type: 'application/json' }, picture]),
      status: 400,
      code: 'request-malformed',
    },
  ]
}

function brokenForms(whole: ReturnType<typeof multipart>): readonly HostileForm[] {
  return [
    {
      what: 'no boundary',
      sent: { headers: { 'content-type': 'multipart/form-data' }, body: [whole.body] },
      status: 400,
      code: 'request-malformed',
    },
    {
      what: 'another boundary',
      sent: { headers: { 'content-type': 'multipart/form-data; boundary=other' }, body: [whole.body] },
      status: 400,
      code: 'request-malformed',
    },
    {
      what: 'no end',
      sent: { headers: whole.headers, body: [whole.body.subarray(0, whole.body.length - 60)] },
      status: 400,
      code: 'request-malformed',
    },
    {
      what: 'a head without end',
      sent: { headers: TYPED, body: stream('--x\r\nContent-Disposition: form-data; name="', 2) },
      status: 400,
      code: 'request-malformed',
    },
    {
      what: 'plain text',
      sent: { headers: { 'content-type': 'text/plain' }, body: [whole.body] },
      status: 400,
      code: 'validation',
    },
    {
      what: 'JSON',
      sent: { headers: { 'content-type': 'application/json' }, body: [Buffer.from('{"image":"x"}')] },
      status: 400,
      code: 'validation',
    },
    {
      what: 'somebody who goes away',
      sent: { headers: whole.headers, body: [whole.body.subarray(0, 300)], isCutOff: true },
      status: 0,
      code: undefined,
    },
  ]
}

function* stream(head: string, megabytes: number): Iterable<Buffer> {
  yield Buffer.from(head)
  const piece = Buffer.alloc(MB, 'a')
  for (let n = 0; n < megabytes; n += 1) yield piece
}

/** Pictures that stay although the last one replaced them and their time is over. */
export async function leftBehind({ files }: Pick<UploadTarget, 'files'>, last: string | null): Promise<string[]> {
  for (let attempt = 0; ; attempt += 1) {
    const left = (await files()).filter((file) => last === null || !file.includes(last))
    if (left.length === 0) return []
    if (attempt === 100) return [`left behind: ${left.slice(0, 5).join(', ')}`]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
