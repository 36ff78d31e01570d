import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { RefusalError } from '#domain/errors.ts'
import {
  isNoise,
  isPictureName,
  type PictureOutcome,
  type PictureResult,
  type PictureSpot,
  pictureOf,
  picturesByProduct,
  possibleSkus,
  spotOf,
  ZIP_FILES_MAX,
} from '#domain/sheets/pictures.ts'
import { secondsLeft } from '#domain/sheets/runs.ts'
import type { Language } from '#domain/text/language.ts'
import { unreadableText } from '#i18n/sheet-rows.ts'
import { refusalText } from '#i18n/texts.ts'
import { findIdsBySku } from '#server/catalogue/batches/product-batches.service.ts'
import { addPictureOnce, replacePicture } from '#server/catalogue/products/product-gallery.service.ts'
import type { ProductManagementDeps } from '#server/catalogue/products/product-management.service.ts'
import { storedRefusal } from '#server/platform/http/stored-refusal.ts'
import { type OpenZip, openZip, type ZippedFile } from '#server/platform/sheets/zip-files.ts'
import { managerOf } from '../sender/sender.service.ts'
import { sheetPicturesJob } from './sheet-pictures.jobs.ts'
import {
  addPictureResult,
  beginPictureWork,
  findLastPictureRun,
  findPictureRun,
  insertPictureRun,
  type PictureRunRow,
  writePictureRun,
} from './sheet-pictures.repository.ts'

export type SheetPictureDeps = ProductManagementDeps

const TRIES_MOST = 4
const ZIP_TYPE = 'application/zip'

interface Sent {
  readonly name: string
  readonly upload: Buffer
}

interface SentOfSeveral extends Sent {
  readonly run?: string | undefined
  readonly total: number
}

/** A zip is stored and worked on in the background; a single picture is placed at once. */
export async function sendPictures(
  deps: SheetPictureDeps,
  manager: Manager,
  sent: SentOfSeveral,
): Promise<CallReply<'POST /api/sheets/pictures'>> {
  const { name, upload } = sent
  if (upload.subarray(0, 2).toString('latin1') !== 'PK') {
    if (/\.zip$/i.test(name)) throw new RefusalError('sheet/zip-damaged', { field: 'file' })
    const run = await runOfDrop(deps, manager, sent)
    return { run: runReply(run, manager.language, deps.now()) }
  }
  const id = deps.newId()
  const run = { id, ownerId: manager.id, fileName: name, began: deps.now(), tries: 0, failure: null }
  await refuseZip(upload)
  await deps.media.storage.put(keyOf(id), upload, ZIP_TYPE)
  const working = { ...run, state: 'working', total: 0, results: [] } as const
  await deps.database.transaction(async (tx) => {
    await insertPictureRun(tx, working)
    await deps.jobs.send(tx, sheetPicturesJob, { runId: id })
  })
  return { run: runReply(working, manager.language, deps.now()) }
}

/** The keys of the store begin with the kind of file. */
export const ZIPS = 'sheets/'

function keyOf(id: string): string {
  return ZIPS + id
}

async function refuseZip(upload: Buffer): Promise<void> {
  const zip = await orDamaged(openZip(upload, ZIP_FILES_MAX))
  if (zip.files.some(({ name }) => name === '[Content_Types].xml')) throw new RefusalError('sheet/zip-is-sheet', { field: 'file' })
  if (!zip.files.some(({ name }) => !isNoise(name) && isPictureName(name))) throw new RefusalError('sheet/zip-empty', { field: 'file' })
}

async function orDamaged(opening: Promise<OpenZip>): Promise<OpenZip> {
  return opening.catch(() => {
    throw new RefusalError('sheet/zip-damaged', { field: 'file' })
  })
}

export async function readLastPictures(deps: SheetPictureDeps, manager: Manager): Promise<CallReply<'GET /api/sheets/pictures'>> {
  const run = await findLastPictureRun(deps.database.db, manager.id)
  return { run: run === null ? null : { ...runReply(run, manager.language, deps.now()), products: productsOf(run) } }
}

function productsOf({ state, results }: PictureRunRow): PictureRun['products'] {
  return state === 'working' ? [] : picturesByProduct(results)
}

function runReply(run: PictureRunRow, language: Language, now: Date): PictureRun {
  const { results } = run
  const count = (outcome: PictureOutcome) => results.filter((result) => result.outcome === outcome).length
  const progress = { done: results.length, total: run.total, beganMs: run.began.getTime(), nowMs: now.getTime() }
  return {
    _id: run.id,
    fileName: run.fileName,
    isDone: run.state !== 'working',
    failure: run.failure === null ? null : refusalText(storedRefusal(run.failure), language),
    done: results.length,
    total: run.total,
    secondsLeft: run.state === 'working' ? secondsLeft(progress) : null,
    counts: {
      placed: count('placed'),
      more: count('more'),
      same: count('same'),
      unmatched: count('unmatched'),
      refused: count('refused'),
      products: picturesByProduct(results).filter(({ placed }) => placed > 0).length,
    },
    // Hundreds of answers to one drop would repeat the products before: the last one tells them.
    products: results.length < run.total ? [] : productsOf(run),
    files: results
      .filter((result) => !isPlaced(result))
      .map(({ name, outcome, sku, refusal }) => ({
        name,
        outcome,
        sku,
        text: refusal === null ? '' : fileText({ name, refusal }, language),
      })),
  }
}

function fileText({ name, refusal }: { readonly name: string; readonly refusal: string }, language: Language): string {
  if (refusal === 'media/not-an-image') return unreadableText(name, language)
  return refusalText(storedRefusal(refusal), language, { limit: PRODUCT_PICTURES_MAX })
}

function isPlaced({ outcome }: PictureResult): boolean {
  return outcome === 'placed' || outcome === 'more' || outcome === 'same'
}

/** Pictures that are sent one after the other share a run, which knows the products that have a picture from it. */
async function runOfDrop(
  deps: SheetPictureDeps,
  manager: Manager,
  { name, upload, run: id, total }: SentOfSeveral,
): Promise<PictureRunRow> {
  const { db } = deps.database
  const ownerId = manager.id
  const run = id === undefined ? null : await findPictureRun(db, { id, ownerId })
  if (id !== undefined && run === null) throw new RefusalError('sheet/not-found')
  // The answer to an earlier sending was lost.
  if (run?.results.some((result) => result.name === name && isPlaced(result))) return run
  const result = await attachOne(deps, manager, { name, upload, before: run?.results ?? [] })
  if (run === null) {
    const begun = { id: deps.newId(), ownerId, fileName: name, began: deps.now(), tries: 0, failure: null, state: 'done', total } as const
    await insertPictureRun(db, { ...begun, results: [result] })
    return { ...begun, results: [result] }
  }
  const now = await addPictureResult(db, { id: run.id, ownerId, result })
  if (now === null) throw new RefusalError('sheet/not-found')
  return now
}

function withoutProduct(name: string): PictureResult {
  const refused = { outcome: 'refused', refusal: 'media/not-an-image' } as const
  return { name, sku: '', ...(isPictureName(name) ? { outcome: 'unmatched', refusal: null } : refused) }
}

interface PlacingOne extends Sent {
  readonly before: readonly PictureResult[]
}

async function attachOne(deps: SheetPictureDeps, manager: Manager, { name, upload, before }: PlacingOne): Promise<PictureResult> {
  const ids = await findIdsBySku(deps.database.db, managedScope(manager), possibleSkus(name))
  const found = pictureOf(name, (sku) => ids.has(sku))
  if (found === null) return withoutProduct(name)
  const { sku } = found
  return placed(deps, manager, { name, sku, id: ids.get(sku) ?? '', upload, spot: spotOf(found, before) })
}

interface Placing extends Sent {
  readonly sku: string
  readonly id: string
  readonly spot: PictureSpot
}

async function placed(deps: SheetPictureDeps, manager: Manager, { name, sku, id, upload: sent, spot }: Placing): Promise<PictureResult> {
  try {
    const upload = await deps.media.pictures.fromWebp(sent)
    if (spot === 'main') {
      await replacePicture(deps, manager, { id, upload })
      return { name, outcome: 'placed', sku, refusal: null }
    }
    const { isMain, isAdded } = await addPictureOnce(deps, manager, { id, upload, isFirst: spot === 'front' })
    if (spot === 'front') return { name, outcome: 'placed', sku, refusal: null }
    return { name, outcome: isAdded ? 'more' : 'same', sku, refusal: null, ...(isMain ? { isMain } : {}) }
  } catch (error) {
    if (!(error instanceof RefusalError) || error.refusal === 'unavailable') throw error
    return { name, outcome: 'refused', sku, refusal: error.refusal }
  }
}

/** Places the pictures of a zip one after the other; a file that the report names is done. */
export async function workOnPictures(deps: SheetPictureDeps, runId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps.database
  const run = await beginPictureWork(db, runId)
  // The sender may have deleted the account: nothing else would name the file any more.
  if (run === null) return deps.media.storage.delete(keyOf(runId))
  try {
    if (run.tries > TRIES_MOST) throw new RefusalError('internal')
    const bytes = await deps.media.storage.get(keyOf(runId))
    if (bytes === null) throw new RefusalError('sheet/not-found')
    await attachAll(deps, run, { zip: await orDamaged(openZip(bytes, ZIP_FILES_MAX)), signal })
    await writePictureRun(db, runId, { state: 'done' })
  } catch (error) {
    if (!(error instanceof RefusalError) || error.refusal === 'unavailable') throw error
    await writePictureRun(db, runId, { state: 'failed', failure: error.refusal })
  }
  await deps.media.storage.delete(keyOf(runId))
}

interface Opened {
  readonly zip: OpenZip
  readonly signal: AbortSignal
}

async function attachAll(deps: SheetPictureDeps, run: PictureRunRow, { zip, signal }: Opened): Promise<void> {
  const { db } = deps.database
  const sender = { ownerId: run.ownerId, kind: 'products' } as const
  const skus = zip.files.flatMap(({ name }) => possibleSkus(name))
  const ids = await findIdsBySku(db, managedScope(await managerOf(db, sender)), skus)
  const files = inOrder(zip.files, ids)
  const results = [...run.results]
  const named = new Set(results.map(({ name }) => name))
  for (const { file, sku, position } of files) {
    if (named.has(file.name)) continue
    signal.throwIfAborted()
    // A long zip outlasts the rights of somebody whose access ends meanwhile.
    const manager = await managerOf(db, sender)
    const result = await attachFile(deps, manager, {
      zip,
      file,
      sku,
      id: ids.get(sku) ?? '',
      spot: spotOf({ sku, position }, results),
    })
    results.push(result)
    // Tries that come forward are not counted.
    await writePictureRun(db, run.id, { results, total: files.length, tries: 1 })
  }
}

/** Sorts files by product, the first picture of each in front, and those that name no product at the end. */
function inOrder(files: readonly ZippedFile[], ids: ReadonlyMap<string, string>) {
  return files
    .filter(({ name }) => !isNoise(name))
    .map((file) => ({ file, ...(pictureOf(file.name, (sku) => ids.has(sku)) ?? { sku: '', position: 0 }) }))
    .sort((a, b) => Number(a.sku === '') - Number(b.sku === '') || (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : a.position - b.position))
}

interface PlacingFile {
  readonly zip: OpenZip
  readonly file: ZippedFile
  readonly sku: string
  readonly id: string
  readonly spot: PictureSpot
}

async function attachFile(deps: SheetPictureDeps, manager: Manager, { zip, file, sku, id, spot }: PlacingFile): Promise<PictureResult> {
  const { name } = file
  if (sku === '') return withoutProduct(name)
  if (file.bytes > UPLOAD_BYTES_MAX) return { name, outcome: 'refused', sku, refusal: 'media/too-large' }
  const upload = await zip.read(file)
  if (upload === null) return { name, outcome: 'refused', sku, refusal: 'media/not-an-image' }
  return placed(deps, manager, { name, sku, id, upload, spot })
}
