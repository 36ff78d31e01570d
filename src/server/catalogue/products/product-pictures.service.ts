import { randomBytes } from 'node:crypto'
import { RefusalError } from '#domain/errors.ts'
import { type MediaDeps, readPicture, removePicture, sendUsualFiles, storePicture } from '#server/media-library/media-library.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { CleanPicture } from '#server/platform/media/pictures.ts'
import { closePictureName, lockPictureName } from './product-management.repository.ts'
import { isPictureNamed } from './product-trash.repository.ts'
import { dropUnusedPictureJob } from './products.jobs.ts'

export interface PictureDeps {
  readonly database: Database
  readonly media: MediaDeps
  readonly jobs: Pick<Jobs, 'send'>
}

/** The form's field with the picture. */
const FIELD = 'image'
/** Far longer than the change that names the picture can take. */
const LEFT_BEHIND_AFTER_SECONDS = 60 * 60
/** How long a replaced or removed picture is still answered. */
const ASKED_FOR_SECONDS = 24 * 60 * 60

/** A random suffix of the name that is derived from the bytes. */
const OWN_NAME_BYTES = 8

/**
 * Cleans and stores an upload and passes it to the change that is to name it. No unnamed picture stays, even if the change or this
 * process fails: the clean-up job is queued before the file is stored. Every upload has a name of its own, so that removing an old
 * picture never takes the file that a new one has just stored, and no transaction has to ask the store.
 */
export async function withPicture<T>(deps: PictureDeps, upload: Buffer, change: (picture: CleanPicture) => Promise<T>): Promise<T> {
  const cleaned = await readNamingField(deps, upload)
  const picture = { ...cleaned, name: `${cleaned.name}${randomBytes(OWN_NAME_BYTES).toString('hex')}` }
  await sendDrop(deps, picture.name, LEFT_BEHIND_AFTER_SECONDS)
  try {
    await storePicture(deps.media, picture)
    return await change(picture)
  } catch (error) {
    // Queues the clean-up now instead of waiting for the job above.
    await sendDrop(deps, picture.name, 0).catch(() => undefined)
    throw error
  }
}

/** True for two uploads of the same bytes. */
export function isSameUpload(name: string, other: string): boolean {
  const content = (of: string) => of.slice(0, -2 * OWN_NAME_BYTES)
  return content(name) === content(other)
}

/** Must run in the transaction that names the picture: until it ends, no clean-up sees the picture as unnamed. */
export async function lockPicture(deps: PictureDeps, tx: Db, picture: Pick<CleanPicture, 'name'>): Promise<void> {
  await lockPictureName(tx, picture.name)
  await sendUsualFiles(tx, deps.jobs, picture.name)
}

/**
 * Must run in the transaction that stops naming it: the file goes only once nothing names it, and a day later, because open pages, caches
 * and emails from before still ask for it.
 */
export async function releasePicture({ jobs }: PictureDeps, tx: Db, name: string | null): Promise<void> {
  if (name !== null) await jobs.send(tx, dropUnusedPictureJob, { name }, { afterSeconds: ASKED_FOR_SECONDS })
}

/** The same for a picture that only its draft has shown: nobody else asks for it. */
export async function releaseDraftPicture({ jobs }: PictureDeps, tx: Db, name: string): Promise<void> {
  await jobs.send(tx, dropUnusedPictureJob, { name })
}

export async function dropUnusedPicture({ database, media }: Pick<PictureDeps, 'database' | 'media'>, name: string): Promise<void> {
  const isNamed = await database.transaction(async (tx) => {
    await closePictureName(tx, name)
    return isPictureNamed(tx, name)
  })
  // A name that was given up is never used again, so the store may take its time.
  if (!isNamed) await removePicture(media, name)
}

async function sendDrop({ database, jobs }: PictureDeps, name: string, afterSeconds: number): Promise<void> {
  await database.transaction((tx) => jobs.send(tx, dropUnusedPictureJob, { name }, { afterSeconds }))
}

async function readNamingField({ media }: PictureDeps, upload: Buffer): Promise<CleanPicture> {
  try {
    return await readPicture(media, upload)
  } catch (error) {
    const isOfPicture = error instanceof RefusalError && error.refusal.startsWith('media/')
    throw isOfPicture ? new RefusalError(error.refusal, { field: FIELD }) : error
  }
}
