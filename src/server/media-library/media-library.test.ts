import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MEDIA_FORMATS, MEDIA_WIDTHS, mediaPath, previewPath } from '#domain/catalogue/media.ts'
import { answerRefusal } from '#server/platform/http/server.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openPictures, type Pictures } from '#server/platform/media/pictures.ts'
import { openS3Storage } from '#server/platform/media/s3-storage.ts'
import { type MediaStorage, StorageError } from '#server/platform/media/storage.ts'
import { inspect, movingPng, photo, photoWithLocation, pngOfClaimedSize } from '#tests/support/pictures/pictures.ts'
import { savePicture } from '#tests/support/pictures/save-picture.ts'
import { startS3Server } from '#tests/support/s3/s3-server.ts'
import { registerMediaRoutes } from './media-library.routes.ts'
import { createMediaDeps, type MediaDeps, makeUsualFiles, saveTrustedPicture } from './media-library.service.ts'

const UNKNOWN = '0123456789abcdef0123456789abcdef01234567'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#c33" d="M1 1h2v1H1z"/></svg>'

interface Written {
  readonly level: string
  readonly message: string
}

let folder: string
let storage: MediaStorage
let pictures: Pictures
let deps: MediaDeps
let app: FastifyInstance
let puts: string[]
let logged: Written[]

/** A real store that also records what is put into it. */
function watched(real: MediaStorage): MediaStorage {
  const put: MediaStorage['put'] = (key, bytes, contentType) => {
    puts.push(key)
    return real.put(key, bytes, contentType)
  }
  return { ...real, put }
}

function openDoor(over: MediaStorage): void {
  const write = (level: string) => (_fields: object, message: string) => void logged.push({ level, message })
  deps = createMediaDeps({ storage: over, pictures, log: { info: write('info'), warn: write('warn'), error: write('error') } })
  app = Fastify()
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  registerMediaRoutes(app, deps)
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'))
  puts = []
  logged = []
  pictures = await openPictures()
  storage = watched(await openDiskStorage({ folder }))
  openDoor(storage)
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const LARGE = { width: 1200, height: 750 }
async function savedPhoto(size = { width: 800, height: 500 }): Promise<string> {
  const { name } = await savePicture(deps, await photo(size).jpeg().toBuffer())
  return name
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe('requesting a picture', () => {
  test('every listed size and format is answered with its own type and cached for ever', async () => {
    const name = await savedPhoto(LARGE)
    for (const width of MEDIA_WIDTHS) {
      for (const format of MEDIA_FORMATS) {
        const reply = await app.inject(mediaPath(name, width, format))
        expect(reply.statusCode).toBe(200)
        expect(reply.headers).toMatchObject({
          'content-type': { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }[format],
          'content-length': String(reply.rawPayload.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          etag: `"${name}.${width}.${format}"`,
        })
        expect(await inspect(reply.rawPayload)).toMatchObject({ width, height: (width * LARGE.height) / LARGE.width })
      }
    }
  })

  test('the link preview is a JPEG of 1200 × 630', async () => {
    const reply = await app.inject(previewPath(await savedPhoto(LARGE)))
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(await inspect(reply.rawPayload)).toMatchObject({ width: 1200, height: 630 })
  })

  test('HEAD answers the same headers without the body', async () => {
    const url = mediaPath(await savedPhoto(), 400, 'webp')
    const got = await app.inject(url)
    const headed = await app.inject({ method: 'HEAD', url })
    expect(headed.statusCode).toBe(200)
    expect(headed.rawPayload.length).toBe(0)
    for (const header of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(headed.headers[header]).toBe(got.headers[header])
  })

  test('a client that has it already gets a 304', async () => {
    const url = mediaPath(await savedPhoto(), 400, 'webp')
    const { etag = '' } = (await app.inject(url)).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await app.inject({ url, headers: { 'if-none-match': String(known) } })
      expect(reply.statusCode).toBe(304)
      expect(reply.rawPayload.length).toBe(0)
      expect(reply.headers.etag).toBe(etag)
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  test('twenty concurrent requests make it once, and later ones not again', async () => {
    const url = mediaPath(await savedPhoto(), 800, 'webp')
    puts = []
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject(url)))
    expect(replies.every((reply) => reply.statusCode === 200 && reply.rawPayload.equals(replies[0]?.rawPayload ?? Buffer.alloc(0)))).toBe(
      true,
    )
    openDoor(storage)
    expect((await app.inject(url)).rawPayload).toEqual(replies[0]?.rawPayload)
    expect(puts).toEqual([`renditions/${url.split('/')[2]}.800.webp`])
  })

  test('two processes on one store answer the same bytes', async () => {
    const url = mediaPath(await savedPhoto(), 400, 'webp')
    const first = app
    openDoor(storage)
    const [one, other] = await Promise.all([first.inject(url), app.inject(url)])
    expect(one.rawPayload).toEqual(other.rawPayload)
  })

  test('an absent picture is not found, also with If-None-Match', async () => {
    const reply = await app.inject({ url: mediaPath(UNKNOWN, 400, 'webp'), headers: { 'if-none-match': '*' } })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'media/not-found' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await storedFiles()).toEqual([])
  })

  test('no other size, format, file or path is answered, and requests for them store nothing', async () => {
    const name = await savedPhoto()
    const before = await storedFiles()
    const files = [
      '401.webp',
      '0.webp',
      '-400.webp',
      '400.gif',
      '400.png',
      '400.svg',
      '400',
      '400.webp.webp',
      '0400.webp',
      '400.WEBP',
      'original',
      'preview.webp',
      'preview.jpg.jpg',
      '%2e%2e',
      '..%2f..',
      '400.webp%00',
      '400.webp%2f',
      '__proto__',
      'constructor',
    ]
    const urls = [
      ...files.map((file) => `/media/${name}/${file}`),
      `/media/${name.toUpperCase()}/400.webp`,
      `/media/${name.slice(0, 20)}/400.webp`,
      `/media/${name}x/400.webp`,
      `/media/${name}%00/400.webp`,
      `/media/..%2foriginals%2f${name}/400.webp`,
      `/media/../originals/${name}`,
      '/media/../../../../etc/passwd',
      '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd/400.webp',
      `/media/${name}`,
      `/media/${name}/`,
      `/media/${name}/400.webp/`,
      `/media//${name}/400.webp`,
      `/media/${'a'.repeat(80)}/400.webp`,
    ]
    for (const url of urls) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
    expect(await storedFiles()).toEqual(before)
  })

  test('a picture can only be read at its address', async () => {
    const url = mediaPath(await savedPhoto(), 400, 'webp')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) expect((await app.inject({ method, url })).statusCode).toBe(404)
  })

  test('when too many different pictures are requested, the last get 503 with retry-after, and work later', async () => {
    const names: string[] = []
    for (let each = 0; each < 8; each++)
      names.push((await savePicture(deps, await photo({ width: 300, height: 200 }).png().toBuffer())).name)
    const urls = names.flatMap((name) => MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => mediaPath(name, width, format))))
    const replies = await Promise.all(urls.map((url) => app.inject(url)))
    const busy = replies.filter((reply) => reply.statusCode !== 200)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.every((reply) => reply.statusCode === 503 && Number(reply.headers['retry-after']) > 0)).toBe(true)
    for (const url of urls.slice(-3)) expect((await app.inject(url)).statusCode).toBe(200)
  })
})

describe('when the store fails', () => {
  test('a picture is sent although the disk is full, and the failure is logged', async () => {
    const name = await savedPhoto()
    openDoor({ ...storage, put: () => Promise.reject(new StorageError('full', new Error('no space'))) })
    expect((await app.inject(mediaPath(name, 400, 'webp'))).statusCode).toBe(200)
    expect(logged).toEqual([{ level: 'warn', message: 'a picture file could not be kept' }])
    await expect(savePicture(deps, await photo({ width: 9, height: 9 }).png().toBuffer())).rejects.toMatchObject({ refusal: 'unavailable' })
  })

  test('an unreachable store is answered with 503 without detail, not with 404', async () => {
    const server = await startS3Server()
    const s3 = await openS3Storage({ ...server, forcePathStyle: true })
    openDoor(s3)
    const { name } = await saveTrustedPicture(deps, DRAWING)
    expect((await app.inject(mediaPath(name, 200, 'jpg'))).statusCode).toBe(200)
    server.failWith = 500
    const reply = await app.inject(mediaPath(name, 400, 'jpg'))
    expect(reply.statusCode).toBe(503)
    expect(reply.body).not.toContain('storage')
    expect(logged.map(({ level }) => level)).toContain('error')
    expect((await app.inject(mediaPath(name, 200, 'jpg'))).statusCode).toBe(200)
    server.failWith = undefined
    expect((await app.inject(mediaPath(name, 400, 'jpg'))).statusCode).toBe(200)
    s3.close()
    await server.close()
  })
})

test('files in memory stay while they are asked for, and none pushes out all others', () => {
  const file = (megabytes: number) => ({ bytes: Buffer.alloc(megabytes * 1024 * 1024), contentType: 'image/webp', etag: '"a"' })
  const { hot } = deps
  for (let n = 0; n < 20; n++) {
    hot.set(`renditions/${n}`, file(3))
    expect(hot.get('renditions/0')).toBeDefined()
  }
  expect(hot.get('renditions/1')).toBeUndefined()
  hot.set('renditions/large', file(5))
  expect(hot.get('renditions/large')).toBeUndefined()
  expect(hot.get('renditions/19')).toBeDefined()
})

describe('saving a picture', () => {
  test('forty concurrent hostile uploads leave nothing behind', async () => {
    const good = await photoWithLocation({ width: 300, height: 200 }, 6)
    const png = await photo({ width: 300, height: 200 }).png().toBuffer()
    const hostile = [
      Buffer.alloc(0),
      good.subarray(0, good.length / 2),
      png.subarray(0, png.length / 2),
      pngOfClaimedSize({ width: 60_000, height: 60_000 }),
      pngOfClaimedSize({ width: 9_999, height: 9_999 }),
      Buffer.from(DRAWING),
      Buffer.from('GIF89a'),
      Buffer.concat([png, Buffer.alloc(9_000_000)]),
    ]
    const uploads = Array.from({ length: 5 }, () => hostile).flat()
    const outcomes = await Promise.allSettled(uploads.map((bytes) => savePicture(deps, bytes)))
    for (const each of outcomes) expect(each).toMatchObject({ status: 'rejected', reason: { refusal: expect.stringMatching(/^media\//) } })
    expect(await storedFiles()).toEqual([])
    expect(logged).toEqual([])
  })

  test('no size of a picture contains the place it was taken', async () => {
    const { name } = await savePicture(deps, await photoWithLocation({ width: 800, height: 600 }, 1))
    for (const url of [mediaPath(name, 1200, 'jpg'), mediaPath(name, 1200, 'webp'), mediaPath(name, 200, 'avif'), previewPath(name)]) {
      const { exif, xmp, iptc } = await inspect((await app.inject(url)).rawPayload)
      expect({ exif, xmp, iptc }).toEqual({})
    }
  })

  test('the same upload twice is stored as one picture', async () => {
    const upload = movingPng(await photo({ width: 90, height: 60 }).png().toBuffer())
    expect(await savePicture(deps, upload)).toEqual(await savePicture(deps, upload))
    expect((await storedFiles()).length).toBe(1)
  })

  test('a drawing of the shop is served like any picture', async () => {
    const { name } = await saveTrustedPicture(deps, DRAWING)
    expect(await inspect((await app.inject(mediaPath(name, 1200, 'webp'))).rawPayload)).toMatchObject({ width: 1200, height: 900 })
  })

  test('the usual sizes can be made in advance, and a second run does nothing', async () => {
    const name = await savedPhoto()
    await makeUsualFiles(deps, name)
    await makeUsualFiles(deps, name)
    expect(puts).toEqual([`originals/${name}`, `renditions/${name}.400.webp`, `renditions/${name}.800.webp`])
  })
})
