import { randomBytes } from 'node:crypto'
import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { mediaPath } from '#domain/catalogue/media.ts'
import { type FieldRefusals, RefusalError } from '#domain/errors.ts'
import { IS_FIT, MARKS, type Mark, type PictureUse, pathsNamingPictures, picturesNamedIn } from '#domain/settings/pictures.ts'
import type { SettingsSection } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { settingsMistakeText } from '#i18n/settings-mistakes.ts'
import { type MediaDeps, readPicture, removePicture, sendUsualFiles, storePicture } from '#server/media-library/media-library.service.ts'
import { deletePrivateFile, getPrivateFile, putPrivateFile } from '#server/media-library/private-files.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { CleanPicture } from '#server/platform/media/pictures.ts'
import { deleteUnnamedPicture, findPicture, insertPicture, lockPictures } from './settings-pictures.repository.ts'
import { dropSettingsPictureJob } from './shop-settings.jobs.ts'

export interface PictureDroppingDeps {
  readonly database: Database
  readonly media: MediaDeps
}

export interface SettingsPictureDeps extends PictureDroppingDeps {
  readonly jobs: Jobs
  readonly now: () => Date
}

const FIELD = 'picture'
/** Time to fill in the rest of the form and to save it. */
const LEFT_BEHIND_AFTER_SECONDS = 24 * 60 * 60
const OWN_NAME_BYTES = 8
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** Stores a picture that a section may name from then on; every upload has a name of its own, as those of products have. */
export async function addSettingsPicture(
  deps: SettingsPictureDeps,
  viewer: Admin,
  { use, upload }: { readonly use: PictureUse; readonly upload: Buffer },
): Promise<CallReply<'POST /api/settings/pictures'>> {
  const cleaned = await readNamingField(deps.media, upload)
  const picture = { ...cleaned, name: `${cleaned.name}${randomBytes(OWN_NAME_BYTES).toString('hex')}` }
  const { name, width, height } = picture
  await deps.database.transaction(async (tx) => {
    await insertPicture(tx, { name, use, width, height, createdAt: deps.now() })
    await deps.jobs.send(tx, dropSettingsPictureJob, { name }, { afterSeconds: LEFT_BEHIND_AFTER_SECONDS })
  })
  if (use === 'printed') await putPrivateFile(deps.media, name, picture)
  else await storePicture(deps.media, picture)
  const src = use === 'printed' ? name : mediaPath(name, 800, 'webp')
  return { success: true, message: messageText('settingsPictureStored', viewer.language), picture: { src, width, height } }
}

/** A printed picture, for staff who change it. */
export async function readPrintedPicture({ database, media }: PictureDroppingDeps, name: string): Promise<SentFile> {
  const found = await findPicture(database.db, name)
  const bytes = found?.use === 'printed' ? await getPrivateFile(media, name) : null
  if (bytes === null) throw new RefusalError('media/not-found')
  const isPng = bytes.subarray(0, PNG.length).equals(PNG)
  return { name: isPng ? 'picture.png' : 'picture.jpg', contentType: isPng ? 'image/png' : 'image/jpeg', bytes }
}

export interface NamedPictures {
  readonly section: SettingsSection
  readonly before: unknown
  readonly after: unknown
  /** The content to which a step back led until now. */
  readonly forgotten: unknown
  readonly language: Language
}

/** Must run in the transaction that changes a section: it names only pictures that are there, and lets go of those that none names then. */
export async function followPictures(
  tx: Db,
  { jobs }: Pick<SettingsPictureDeps, 'jobs'>,
  { section, before, after, forgotten, language }: NamedPictures,
): Promise<void> {
  const [old, named] = [picturesNamedIn(before), picturesNamedIn(after)]
  const news = await newPictures(tx, { section, before, after, language })
  if (pictureUse(section) === 'shown') for (const name of news) await sendUsualFiles(tx, jobs, name)
  const gone = [...picturesNamedIn(forgotten)].filter((name) => !old.has(name) && !named.has(name))
  for (const name of gone) await jobs.send(tx, dropSettingsPictureJob, { name })
}

/** The pictures that a section did not name before; refused are those that were not uploaded for it. */
export async function newPictures(
  db: Db,
  { section, before, after, language }: Omit<NamedPictures, 'forgotten'>,
): Promise<readonly string[]> {
  const old = picturesNamedIn(before)
  const news = [...picturesNamedIn(after)].filter((name) => !old.has(name))
  const locked = news.length === 0 ? new Set() : await lockPictures(db, news, pictureUse(section))
  const lost = news.filter((name) => !locked.has(name))
  if (lost.length > 0) throw new RefusalError('validation', { fields: lostPictureFields(after, new Set(lost), language) })
  if (section === 'pictures') await refuseUnfit(db, { before, after, language })
  return news
}

/** A picture that stood at its place before is left there, however small it is. */
async function refuseUnfit(db: Db, { before, after, language }: Pick<NamedPictures, 'before' | 'after' | 'language'>): Promise<void> {
  const fields: Record<string, readonly string[]> = {}
  for (const mark of MARKS) {
    const [name] = namedAt(after, mark)
    if (name === undefined || namedAt(before, mark).includes(name)) continue
    const { width, height } = (await findPicture(db, name)) ?? {}
    if (width == null || height == null || IS_FIT[mark]({ width, height })) continue
    fields[mark] = [settingsMistakeText(`${mark}-size`, language, { field: mark, limit: undefined })]
  }
  if (Object.keys(fields).length > 0) throw new RefusalError('validation', { fields })
}

function namedAt(content: unknown, mark: Mark): readonly string[] {
  const value = typeof content === 'object' && content !== null && mark in content ? content[mark as keyof typeof content] : null
  return [...picturesNamedIn(value)]
}

function pictureUse(section: SettingsSection): PictureUse {
  return section === 'registered' ? 'printed' : 'shown'
}

export async function dropUnnamedPicture({ database, media }: PictureDroppingDeps, name: string): Promise<void> {
  const deleted = await database.transaction((tx) => deleteUnnamedPicture(tx, name))
  // Its name is given to no other picture, so that the store may take its time.
  if (deleted?.use === 'printed') await deletePrivateFile(media, name)
  else if (deleted !== null) await removePicture(media, name)
}

function lostPictureFields(content: unknown, lost: ReadonlySet<string>, language: Language): FieldRefusals {
  const sentence = settingsMistakeText('picture-gone', language, { field: FIELD, limit: undefined })
  return Object.fromEntries(pathsNamingPictures(content, lost).map((path) => [path.replace(/\.src$/, ''), [sentence]]))
}

async function readNamingField(media: MediaDeps, upload: Buffer): Promise<CleanPicture> {
  try {
    return await readPicture(media, upload)
  } catch (error) {
    const isAboutPicture = error instanceof RefusalError && error.refusal.startsWith('media/')
    throw isAboutPicture ? new RefusalError(error.refusal, { field: FIELD }) : error
  }
}
