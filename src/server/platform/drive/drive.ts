import { z } from 'zod'
import type { Log } from '#server/platform/log/log.ts'

/**
 * Where the shop's photographs are kept, a folder for each SKU, with somebody else: only ids of pictures are ours.
 * What the drive can't be asked for is answered as nothing, since every picture has a stand-in.
 */
export interface PictureDrive {
  /** Whether the drive can be asked what a folder holds. */
  readonly isSetUp: boolean
  /** For people to open; null where the shop has no such place. */
  folderUrl(sku: string): string | null
  /** Ids of the pictures in a SKU's folder, in the order of the drive. */
  listImages(sku: string): Promise<string[]>
}

export interface DriveOptions {
  /** With `{sku}` in it. */
  readonly folderUrl?: string | undefined
  /** With `{sku}` in it, and `{key}` where the key goes into the address instead of a header; answers `{ "files": [{ "id": "…", "mimeType": "image/jpeg" }] }`. */
  readonly apiUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly log: Log
  readonly timeoutMs?: number
}

/** What takes longer is given up: somebody is waiting at a form. */
const TIMEOUT_MS = 5_000
const ANSWER_BYTES_MAX = 1024 * 1024
/** As many as a product may have. */
const IMAGES_MAX = 20
const ID = /^[A-Za-z0-9_-]{1,100}$/

/** As Google Drive's `files.list` answers; other keys are passed over. */
const Listing = z.object({ files: z.array(z.object({ id: z.string(), mimeType: z.string().optional() })) })

export function openDrive({ folderUrl, apiUrl, apiKey, log, timeoutMs = TIMEOUT_MS }: DriveOptions): PictureDrive {
  return {
    isSetUp: apiUrl !== undefined,
    folderUrl: (sku) => (folderUrl === undefined ? null : addressFor(folderUrl, sku)),
    async listImages(sku) {
      if (apiUrl === undefined) return []
      try {
        return imagesOf(await ask({ address: addressFor(apiUrl, sku), apiKey, timeoutMs }))
      } catch (error) {
        // The address may hold the key, so that only what went wrong is written down.
        log.warn({ reason: error instanceof Error ? error.message : String(error), sku }, 'the picture drive could not be asked')
        return []
      }
    },
  }
}

function addressFor(template: string, sku: string): string {
  return template.replaceAll('{sku}', encodeURIComponent(sku))
}

interface Question {
  readonly address: string
  readonly apiKey: string | undefined
  readonly timeoutMs: number
}

async function ask({ address, apiKey, timeoutMs }: Question): Promise<unknown> {
  const isInAddress = address.includes('{key}')
  const headers = { accept: 'application/json', ...(apiKey === undefined || isInAddress ? {} : { authorization: `Bearer ${apiKey}` }) }
  const answer = await fetch(address.replaceAll('{key}', encodeURIComponent(apiKey ?? '')), {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`answered ${answer.status}`)
  }
  return JSON.parse(await textOf(answer))
}

/** Whatever the drive sends, only so much of it is held. */
async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > ANSWER_BYTES_MAX) throw new Error('answered more than can be a list')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function imagesOf(answer: unknown): string[] {
  const listing = Listing.safeParse(answer)
  if (!listing.success) throw new Error('answered no list of files')
  const ids = listing.data.files
    .filter(({ id, mimeType }) => ID.test(id) && (mimeType === undefined || mimeType.startsWith('image/')))
    .map(({ id }) => id)
  return [...new Set(ids)].slice(0, IMAGES_MAX)
}
