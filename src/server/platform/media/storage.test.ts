import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '#tests/support/s3/s3-server.ts'
import { openDiskStorage } from './disk-storage.ts'
import { openMediaStorage } from './open-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

interface Opened {
  readonly storage: MediaStorage
  readonly close: () => Promise<void>
}

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'media-'))
  return { storage: await openDiskStorage({ folder }), close: () => rm(folder, { recursive: true }) }
}

async function openS3(): Promise<Opened> {
  const server = await startS3Server()
  const storage = await openS3Storage({ ...server, forcePathStyle: true })
  const close = async () => {
    storage.close()
    await server.close()
  }
  return { storage, close }
}

async function listed(storage: MediaStorage, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list(prefix)) keys.push(key)
  return keys.sort()
}

describe.each([
  ['on disk', openDisk],
  ['in an S3-compatible store', openS3],
])('a picture store %s', (_where, openIt) => {
  let opened: Opened
  beforeEach(async () => {
    opened = await openIt()
  })
  afterEach(() => opened.close())

  test('gives back exactly the bytes it was given', async () => {
    const { storage } = opened
    const bytes = randomBytes(300_000)
    await storage.put('originals/abcd1234', bytes, 'image/png')
    expect(await storage.get('originals/abcd1234')).toEqual(bytes)
    expect(await storage.has('originals/abcd1234')).toBe(true)
  })

  test('gives back an empty file', async () => {
    await opened.storage.put('originals/abcd1234', Buffer.alloc(0), 'image/png')
    expect(await opened.storage.get('originals/abcd1234')).toEqual(Buffer.alloc(0))
  })

  test('answers null for a key that was never written', async () => {
    const { storage } = opened
    await storage.put('originals/abcd1234', Buffer.from('a'), 'image/png')
    expect(await storage.get('originals/abcd')).toBeNull()
    expect(await storage.get('renditions/abcd1234')).toBeNull()
    expect(await storage.has('originals/abce1234')).toBe(false)
  })

  test('replaces what was under the key', async () => {
    const { storage } = opened
    await storage.put('originals/abcd1234', Buffer.from('first and longer'), 'image/png')
    await storage.put('originals/abcd1234', Buffer.from('second'), 'image/png')
    expect(String(await storage.get('originals/abcd1234'))).toBe('second')
  })

  test('deletes one key and nothing else, and deleting again is fine', async () => {
    const { storage } = opened
    await storage.put('originals/abcd1234', Buffer.from('a'), 'image/png')
    await storage.put('originals/abcd1235', Buffer.from('b'), 'image/png')
    await storage.delete('originals/abcd1234')
    await storage.delete('originals/abcd1234')
    expect(await listed(storage, '')).toEqual(['originals/abcd1235'])
  })

  test('lists every key that starts with the prefix, however many pages it takes', async () => {
    const { storage } = opened
    const keys = ['abcd1', 'abcd2', 'abce1', 'abxx1', 'zzzz1', 'zzzz2', 'zzzz3'].map((name) => `originals/${name}`)
    for (const key of [...keys, 'renditions/abcd1.400.webp']) await storage.put(key, Buffer.from(key), 'image/png')
    expect(await listed(storage, 'originals/')).toEqual(keys)
    expect(await listed(storage, 'originals/ab')).toEqual(keys.slice(0, 4))
    expect(await listed(storage, 'originals/abcd')).toEqual(keys.slice(0, 2))
    expect(await listed(storage, 'originals/abcd2')).toEqual(['originals/abcd2'])
    expect(await listed(storage, 're')).toEqual(['renditions/abcd1.400.webp'])
    expect(await listed(storage, 'nothing/')).toEqual([])
    expect(await listed(storage, '')).toEqual([...keys, 'renditions/abcd1.400.webp'])
  })

  test('a reader sees the old or the new whole while twenty writers replace a file', async () => {
    const { storage } = opened
    const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index))
    await storage.put('originals/abcd1234', Buffer.alloc(200_000, 99), 'image/png')
    const writing = Promise.all(versions.map((bytes) => storage.put('originals/abcd1234', bytes, 'image/png')))
    for (let read = 0; read < 30; read++) {
      const seen = await storage.get('originals/abcd1234')
      expect(seen?.length).toBe(200_000)
      expect(seen?.every((byte) => byte === seen[0])).toBe(true)
    }
    await writing
    expect(await listed(storage, '')).toEqual(['originals/abcd1234'])
  })

  test.each([
    '',
    'originals',
    'originals/',
    'originals/ab',
    '/etc/passwd',
    '../originals/abcd',
    'originals/../abcd',
    'originals/....',
    'originals/abcd/efgh',
    'originals/ABCD',
    'originals/abcd\0',
    'originals/abcd\\efgh',
    `originals/${'a'.repeat(200)}`,
  ])('never touches the key %j', async (key) => {
    const { storage } = opened
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(TypeError)
    await expect(storage.get(key)).rejects.toThrow(TypeError)
    expect(await listed(storage, '')).toEqual([])
  })
})

describe('on disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'media-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('a full disk is reported as such, keeps the old file and leaves no partial one', async () => {
    let isFull = false
    const openNew = async (file: string) => {
      const handle = await open(file, 'wx')
      const writeFile = async (bytes: unknown) => {
        await handle.writeFile((bytes as Buffer).subarray(0, isFull ? 10 : undefined))
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      }
      return { writeFile, sync: () => handle.sync(), close: () => handle.close() }
    }
    const storage = await openDiskStorage({ folder, openNew })
    await storage.put('originals/abcd1234', Buffer.from('old'), 'image/png')
    isFull = true
    await expect(storage.put('originals/abcd1234', randomBytes(1000), 'image/png')).rejects.toMatchObject({ failure: 'full' })
    await expect(storage.put('originals/efgh1234', randomBytes(1000), 'image/png')).rejects.toMatchObject({ failure: 'full' })
    expect(String(await storage.get('originals/abcd1234'))).toBe('old')
    expect(await listed(storage, '')).toEqual(['originals/abcd1234'])
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  })

  test('unfinished files of a killed process are removed at the next start, those of a living one are not', async () => {
    const temp = path.join(folder, '.tmp')
    await mkdir(temp)
    const startedAt = Math.floor(performance.timeOrigin)
    const abandoned = [`a~999999999~1~${hostname()}`, `b~${process.pid}~1~${hostname()}`]
    const living = [`c~${process.pid}~${startedAt}~${hostname()}`, `d~${process.ppid}~1~${hostname()}`, 'e~1~1~another-machine']
    for (const name of [...abandoned, ...living]) await writeFile(path.join(temp, name), 'half')
    await openDiskStorage({ folder })
    expect((await readdir(temp)).sort()).toEqual(living)
  })

  test('a process killed in the middle of writing leaves no picture, and its partial file is removed', async () => {
    const script = path.join(import.meta.dirname, '../../../../tests/support/pictures/die-while-writing.ts')
    await expect(promisify(execFile)(process.execPath, [script, folder])).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect((await readdir(path.join(folder, '.tmp'))).length).toBe(1)
    const storage = await openDiskStorage({ folder })
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
    expect(await storage.get('originals/abcd1234')).toBeNull()
  })

  test('every key has a place of its own inside the folder', async () => {
    const storage = await openDiskStorage({ folder })
    const key = fc.stringMatching(/^[a-z]{1,5}\/[0-9a-z]{4}[0-9a-z._-]{0,9}$/)
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(key, { minLength: 1, maxLength: 8 }), async (keys) => {
        for (const each of keys) await storage.put(each, Buffer.from(each), 'image/png')
        for (const each of keys) expect(String(await storage.get(each))).toBe(each)
        expect(await listed(storage, '')).toEqual([...keys].sort())
        for (const each of keys) await storage.delete(each)
        expect(await listed(storage, '')).toEqual([])
      }),
      { numRuns: 15 },
    )
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    expect(files).toEqual([])
  })

  test('files lie in folders by their first characters', async () => {
    const storage = await openDiskStorage({ folder })
    await storage.put('originals/abcd1234', Buffer.from('here'), 'image/png')
    expect(String(await readFile(path.join(folder, 'originals/ab/cd/abcd1234')))).toBe('here')
  })
})

describe('in an S3-compatible store', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.close())

  test('stores the content type with the bytes', async () => {
    const storage = await openS3Storage({ ...server, forcePathStyle: true })
    await storage.put('originals/abcd1234', Buffer.from('a'), 'image/avif')
    expect(server.objects.get('originals/abcd1234')?.contentType).toBe('image/avif')
    storage.close()
  })

  test('a store that fails or refuses the key is an error, never an absent picture', async () => {
    const storage = await openS3Storage({ ...server, forcePathStyle: true })
    server.failWith = 500
    await expect(storage.get('originals/abcd1234')).rejects.toMatchObject({ failure: 'unreachable' })
    await expect(storage.has('originals/abcd1234')).rejects.toMatchObject({ failure: 'unreachable' })
    server.failWith = undefined
    storage.close()
    const stranger = await openS3Storage({ ...server, accessKeyId: 'SOMEONE', forcePathStyle: true })
    await expect(stranger.put('originals/abcd1234', Buffer.from('b'), 'image/png')).rejects.toMatchObject({ failure: 'unreachable' })
    stranger.close()
  })
})

test('pictures go to the bucket when one is named, else to the data directory', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'data-'))
  const server = await startS3Server()
  const common = { S3_REGION: server.region, S3_FORCE_PATH_STYLE: true }
  const onDisk = await openMediaStorage(common, dataDir)
  await onDisk.put('originals/abcd1234', Buffer.from('a'), 'image/png')
  expect(String(await readFile(path.join(dataDir, 'media/originals/ab/cd/abcd1234')))).toBe('a')
  const { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } = server
  const inBucket = await openMediaStorage({ ...common, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, dataDir)
  await inBucket.put('originals/efgh1234', Buffer.from('b'), 'image/png')
  expect([...server.objects.keys()]).toEqual(['originals/efgh1234'])
  await server.close()
  await rm(dataDir, { recursive: true })
})
