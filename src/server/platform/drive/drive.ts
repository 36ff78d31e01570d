import { z } from 'zod'
import { DRIVE_IMAGES_MAX } from '#domain/catalogue/products.ts'
import type { Log } from '#server/platform/log/log.ts'

/**
 * The shop's photographs at another service, one folder per SKU; only the ids of pictures are stored here. A failing drive answers as an
 * empty one, since every picture has a stand-in.
 */
export interface PictureDrive {
  /** True when the drive has an API that lists folders. */
  readonly isSetUp: boolean
  /** The address where people open the folder; null when none is configured. */
  folderUrl(sku: string): string | null
  /** Ids of the pictures in a SKU's folder, in the drive's order. */
  listImages(sku: string): Promise<string[]>
}

export interface DriveOptions {
  /** A template with `{sku}` in it. */
  readonly folderUrl?: string | undefined
  /**
   * A template with `{sku}` in it, and `{key}` where the key belongs into the address instead of a header; answers `{ "files": [{ "id":
   * "…", "mimeType": "image/jpeg" }] }`.
   */
  readonly apiUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly log: Log
  readonly timeoutMs?: number
}

/** A short limit, because somebody is waiting at a form. */
const TIMEOUT_MS = 5_000
const ANSWER_BYTES_MAX = 1024 * 1024
const ID = /^[A-Za-z0-9_-]{1,100}$/

/** The shape of Google Drive's `files.list`; other keys are ignored. */
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
        // The address may contain the key, so only the failure is logged.
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

/** Reads the body up to the limit, whatever length the drive announces. */
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
  return [...new Set(ids)].slice(0, DRIVE_IMAGES_MAX)
}
