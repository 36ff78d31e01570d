import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import { PICTURE_NAME_MAX } from '#domain/sheets/pictures.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { LaterError } from '../../../platform/calls/files/upload.ts'

/** The pauses after a line that broke, or a shop that was busy and named none itself. */
const PAUSES_SECONDS = [2, 5, 10, 20]
/** A shop that asks for more patience is tried again by a press. */
const LONGEST_PAUSE_SECONDS = 60

/** A file under the name by which the shop matches it. */
export interface NamedFile {
  readonly name: string
  readonly file: File
}

export interface SendingPictures {
  /** Null once it was called off. */
  readonly send: (file: NamedFile, run: string | undefined) => Promise<PictureRun | null>
  /** Resolves early once the sending is called off. */
  readonly pause: (ms: number) => Promise<void>
  readonly isCancelled: () => boolean
  readonly onProgress: (progress: { readonly sent: number; readonly isPaused: boolean }) => void
  readonly onRun: (run: PictureRun) => void
}

export interface Unsent {
  readonly files: readonly NamedFile[]
  /** The run that the sent ones are in, for those that are sent later. */
  readonly run: string | undefined
  /** The reason why the sending stopped; null where it was called off. */
  readonly error: ApiError | null
}

export interface Sent {
  /** Files that the shop does not take, such as a zip that is damaged. */
  readonly refused: readonly { readonly name: string; readonly error: ApiError }[]
  /** Null where all files were sent. */
  readonly unsent: Unsent | null
}

export function isZip({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.zip$/i.test(name) || type.includes('zip')
}

/** Pictures go before zips, whose work is followed, and the main picture of a product before its further ones, whose names are longer. */
export function inSendingOrder(files: readonly File[]): NamedFile[] {
  const byNumber = new Intl.Collator('en', { numeric: true })
  const sorted = files.toSorted(
    (a, b) => Number(isZip(a)) - Number(isZip(b)) || byNumber.compare(partsOf(a.name).stem, partsOf(b.name).stem),
  )
  const taken = new Map<string, number>()
  return sorted.map((file) => {
    const count = (taken.get(file.name) ?? 0) + 1
    taken.set(file.name, count)
    const { stem, ending } = partsOf(file.name)
    // Two folders may hold files of one name: the second one is a further picture.
    return { file, name: (count === 1 ? file.name : `${stem} (${count})${ending}`).slice(-PICTURE_NAME_MAX) }
  })
}

function partsOf(name: string) {
  const stem = name.replace(/\.[^.]*$/, '')
  return { stem, ending: name.slice(stem.length) }
}

/** Sends the files one after the other; after a busy moment or a broken line it goes on by itself a few times. */
export async function sendPictures(files: readonly NamedFile[], begun: string | undefined, sending: SendingPictures): Promise<Sent> {
  const refused: { readonly name: string; readonly error: ApiError }[] = []
  let run = begun
  for (const [sent, each] of files.entries()) {
    sending.onProgress({ sent, isPaused: false })
    const unsent = { files: files.slice(sent), run }
    try {
      const answer = await sendPatiently(() => sending.send(each, isZip(each.file) ? undefined : run), {
        ...sending,
        onPaused: (isPaused) => sending.onProgress({ sent, isPaused }),
      })
      if (answer === null) return { refused, unsent: { ...unsent, error: null } }
      if (!isZip(each.file)) run = answer._id
      sending.onRun(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isAboutFile(error)) return { refused, unsent: { ...unsent, error } }
      refused.push({ name: each.name, error })
    }
  }
  return { refused, unsent: null }
}

interface Patience extends Pick<SendingPictures, 'pause' | 'isCancelled'> {
  readonly onPaused: (isPaused: boolean) => void
}

async function sendPatiently(
  send: () => Promise<PictureRun | null>,
  { pause, isCancelled, onPaused }: Patience,
): Promise<PictureRun | null> {
  for (let tries = 0; ; tries += 1) {
    // Cancelling is asked for here too: between two files no request is on its way that could be aborted.
    if (isCancelled()) return null
    try {
      return await send()
    } catch (error) {
      const seconds = pauseOf(error, tries)
      if (seconds === null) throw error
      onPaused(true)
      await pause(seconds * 1000)
      onPaused(false)
    }
  }
}

/** Null where it is of no use, or too early, to try again. */
function pauseOf(error: unknown, tries: number): number | null {
  const usual = PAUSES_SECONDS[tries]
  if (usual === undefined || !(error instanceof ApiError) || isAboutFile(error)) return null
  if (error instanceof LaterError) return error.pauseSeconds <= LONGEST_PAUSE_SECONDS ? error.pauseSeconds : null
  return error.code === 'unreachable' ? usual : null
}

/** Another file may be taken; not where there are too many of them. */
function isAboutFile({ status, fields }: ApiError): boolean {
  if (fields.total !== undefined) return false
  return status === 400 || status === 413 || status === 415
}
