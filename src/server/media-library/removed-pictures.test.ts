import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mediaPath } from '#domain/catalogue/media.ts'
import { answerRefusal } from '#server/platform/http/server.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openPictures, type Pictures } from '#server/platform/media/pictures.ts'
import type { MediaStorage } from '#server/platform/media/storage.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { savePicture } from '#tests/support/pictures/save-picture.ts'
import { registerMediaRoutes } from './media-library.routes.ts'
import { createMediaDeps, type MediaDeps, makeUsualFiles, removePicture } from './media-library.service.ts'

let folder: string
let storage: MediaStorage
let pictures: Pictures
let deps: MediaDeps
let app: FastifyInstance

/** One process of the shop over a shared store. */
function processOn(over: MediaStorage): { deps: MediaDeps; app: FastifyInstance } {
  const opened = { deps: createMediaDeps({ storage: over, pictures, log: pino({ level: 'silent' }) }), app: Fastify() }
  opened.app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  registerMediaRoutes(opened.app, opened.deps)
  return opened
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-removed-'))
  pictures = await openPictures()
  storage = await openDiskStorage({ folder })
  ;({ deps, app } = processOn(storage))
})

afterEach(() => rm(folder, { recursive: true }))

async function savedPhoto(): Promise<string> {
  const { name } = await savePicture(deps, await photo({ width: 1600, height: 1000 }).jpeg().toBuffer())
  return name
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('a removed picture leaves no file', async () => {
  const name = await savedPhoto()
  await makeUsualFiles(deps, name)
  await removePicture(deps, name)
  expect(await storedFiles()).toEqual([])
  expect((await app.inject(mediaPath(name, 400, 'webp'))).statusCode).toBe(404)
})

test('a file that is being fetched while its picture is removed is deleted too', async () => {
  const name = await savedPhoto()
  await makeUsualFiles(deps, name)
  const removed = Promise.withResolvers<void>()
  const get: MediaStorage['get'] = async (key) => {
    const bytes = await storage.get(key)
    await removed.promise
    return bytes
  }
  const remove: MediaStorage['delete'] = async (key) => {
    await storage.delete(key)
    if (key === `originals/${name}`) removed.resolve()
  }
  const asking = processOn({ ...storage, get, delete: remove })
  const asked = asking.app.inject(mediaPath(name, 400, 'webp'))
  await Promise.all([asked, removePicture(asking.deps, name)])
  expect((await asking.app.inject(mediaPath(name, 400, 'webp'))).statusCode).toBe(404)
  expect(await storedFiles()).toEqual([])
})

test('a file that another process makes while the picture is removed is deleted too', async () => {
  const name = await savedPhoto()
  const [making, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const put: MediaStorage['put'] = async (...file) => {
    making.resolve()
    await removed.promise
    await storage.put(...file)
  }
  const other = processOn({ ...storage, put })
  const asked = other.app.inject(mediaPath(name, 400, 'webp'))
  await making.promise
  await removePicture(deps, name)
  removed.resolve()
  expect((await asked).statusCode).toBe(404)
  expect(await storedFiles()).toEqual([])
})
