import { LRUCache } from 'lru-cache'
import {
  MARK_FILES,
  type MarkFile,
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaWidth,
  PREVIEW_FILE,
} from '#domain/catalogue/media.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { CleanPicture, Pictures } from '#server/platform/media/pictures.ts'
import { type MediaStorage, StorageError } from '#server/platform/media/storage.ts'
import { SingleFlight } from '#server/platform/single-flight.ts'
import { makeUsualFilesJob } from './media-library.jobs.ts'

/** One file of a picture, ready to be sent. */
export interface MediaFile {
  readonly bytes: Buffer
  readonly contentType: string
  readonly etag: string
}

export interface MediaTools {
  readonly storage: MediaStorage
  readonly pictures: Pictures
  readonly log: Log
}

export interface MediaDeps extends MediaTools {
  /** The files asked for most recently. */
  readonly hot: LRUCache<string, MediaFile>
  /** Files that are being fetched or made. */
  readonly flights: SingleFlight<MediaFile>
}

/** One file may not push out everything else. */
const HOT = {
  maxSize: 32 * 1024 * 1024,
  maxEntrySize: 4 * 1024 * 1024,
  sizeCalculation: ({ bytes }: MediaFile) => Math.max(1, bytes.length),
}
const NAME = /^[0-9a-f]{32,64}$/
const CONTENT_TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<MediaFormat, string>

interface Recipe {
  readonly contentType: string
  make(pictures: Pictures, original: Buffer): Promise<Buffer>
}

/** Every file that is made of a picture; no other name is ever looked up or made. */
const FILES: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  ...MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => rendition(width, format))),
  ...(Object.keys(MARK_FILES) as MarkFile[]).map((file) => mark(file)),
  [PREVIEW_FILE, { contentType: CONTENT_TYPES.jpg, make: (pictures: Pictures, original: Buffer) => pictures.makePreview(original) }],
])

/** The sizes on nearly every page; the others are made when first asked for. */
export const USUAL_FILES = ['400.webp', '800.webp'] as const

export function createMediaDeps(tools: MediaTools): MediaDeps {
  return { ...tools, hot: new LRUCache<string, MediaFile>(HOT), flights: new SingleFlight() }
}

/** The uploaded picture, cleaned and named, but not stored yet. */
export async function readPicture({ pictures }: MediaTools, bytes: Buffer): Promise<CleanPicture> {
  return pictures.readUpload(bytes)
}

async function hasPicture(deps: MediaTools, name: string): Promise<boolean> {
  return askStore(deps, () => deps.storage.has(originalKey(name)))
}

/** Must run in the transaction that names a new picture, so that its first viewer does not wait. */
export async function sendUsualFiles(tx: Db, jobs: Pick<Jobs, 'send'>, name: string): Promise<void> {
  await jobs.send(tx, makeUsualFilesJob, { name })
}

/** Stores a drawing without the checks of uploads, so it may be called for the shop's own drawings alone. */
export async function saveTrustedPicture(deps: MediaTools, svg: string): Promise<{ name: string }> {
  return storePicture(deps, await deps.pictures.rasterise(svg))
}

/** Deletes a picture that no product names any more; the caller has made sure of that. */
export async function removePicture(deps: MediaDeps, name: string): Promise<void> {
  // The original goes after its files, so that an interrupted removal can be repeated.
  await removeFiles(deps, name)
  await askStore(deps, () => deps.storage.delete(originalKey(name)))
  // Files that were being made or fetched meanwhile appear after the first removal.
  await Promise.allSettled([...FILES.keys()].map((file) => deps.flights.find(renditionKey(name, file))))
  await removeFiles(deps, name)
}

async function removeFiles(deps: MediaDeps, name: string): Promise<void> {
  for (const file of FILES.keys()) {
    const key = renditionKey(name, file)
    deps.hot.delete(key)
    await askStore(deps, () => deps.storage.delete(key))
  }
}

export async function getMediaFile(deps: MediaDeps, name: string, file: string): Promise<MediaFile> {
  if (!NAME.test(name) || !FILES.has(file)) throw new RefusalError('media/not-found')
  const key = renditionKey(name, file)
  const hot = deps.hot.get(key)
  if (hot !== undefined) return hot
  return deps.flights.run(key, () => fetchOrMake(deps, name, file))
}

/** The bytes of a logo or an icon; null where there is none. */
export async function readMark(deps: MediaDeps, name: string | undefined, file: MarkFile): Promise<Buffer | null> {
  if (name === undefined) return null
  try {
    return (await getMediaFile(deps, name, file)).bytes
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

export async function makeUsualFiles(deps: MediaDeps, name: string): Promise<void> {
  for (const file of USUAL_FILES) await getMediaFile(deps, name, file)
}

function rendition(width: MediaWidth, format: MediaFormat) {
  const make = (pictures: Pictures, original: Buffer) => pictures.makeRendition(original, { width, format })
  return [`${width}.${format}`, { contentType: CONTENT_TYPES[format], make }] as const
}

function mark(file: MarkFile) {
  const make = (pictures: Pictures, original: Buffer) => pictures.makeMark(original, file)
  return [file, { contentType: file.endsWith('.webp') ? CONTENT_TYPES.webp : 'image/png', make }] as const
}

export async function storePicture(deps: MediaTools, picture: CleanPicture): Promise<{ name: string }> {
  await askStore(deps, () => deps.storage.put(originalKey(picture.name), picture.bytes, picture.contentType))
  return { name: picture.name }
}

async function fetchOrMake(deps: MediaDeps, name: string, file: string): Promise<MediaFile> {
  const recipe = FILES.get(file)
  if (recipe === undefined) throw new RefusalError('media/not-found')
  const key = renditionKey(name, file)
  const stored = await askStore(deps, () => deps.storage.get(key))
  const bytes = stored ?? (await recipe.make(deps.pictures, await getOriginal(deps, name)))
  if (stored === null) {
    await storeIfPossible(deps, key, bytes, recipe.contentType)
    // Another process may have removed the picture meanwhile, and will not look for this file again.
    if (!(await hasPicture(deps, name))) {
      await askStore(deps, () => deps.storage.delete(key))
      throw new RefusalError('media/not-found')
    }
  }
  const found = { bytes, contentType: recipe.contentType, etag: `"${name}.${file}"` }
  deps.hot.set(key, found)
  return found
}

async function getOriginal(deps: MediaDeps, name: string): Promise<Buffer> {
  const original = await askStore(deps, () => deps.storage.get(originalKey(name)))
  if (original === null) throw new RefusalError('media/not-found')
  return original
}

/** A full disk is no reason to withhold the picture: the file can be made again. */
async function storeIfPossible(deps: MediaDeps, key: string, bytes: Buffer, contentType: string): Promise<void> {
  try {
    await deps.storage.put(key, bytes, contentType)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error, key }, 'a picture file could not be kept')
  }
}

/** Asks the store; while it does not work, the shop is at fault and not the caller. */
export async function askStore<T>({ log }: MediaTools, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'the picture store failed')
    throw new RefusalError('unavailable')
  }
}

function originalKey(name: string): string {
  return `originals/${name}`
}

function renditionKey(name: string, file: string): string {
  return `renditions/${name}.${file}`
}
