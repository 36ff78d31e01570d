import { fileURLToPath } from 'node:url'
import { RefusalError } from '#domain/errors.ts'
import { runLimited } from '#server/platform/limited-process.ts'
import type { ShrunkHeader } from './reading.ts'

const LIMIT_MS = 60_000
/** A picture that takes more of the processor than this is meant to. */
const PROCESSOR_SECONDS = 60
/** The largest picture of 16 bits takes 970 MB. */
const MEMORY_LIMIT_KB = 2_000_000
const PRIORITY = 5
const SCRIPT = fileURLToPath(new URL('./shrink-process.ts', import.meta.url))

export interface RawPicture extends ShrunkHeader {
  readonly data: Buffer
}

/**
 * Shrinks a picture in a process of its own with a memory limit of the operating system: a picture that must be decoded whole can neither
 * end the server nor leave its memory behind.
 */
export async function shrinkInChild(bytes: Buffer): Promise<RawPicture> {
  const { code, output, errors } = await runLimited([SCRIPT], bytes, {
    timeout: LIMIT_MS,
    memoryKb: MEMORY_LIMIT_KB,
    processorSeconds: PROCESSOR_SECONDS,
    priority: PRIORITY,
  })
  if (code !== 0) throw new RefusalError(code === null || isOutOfMemory(errors) ? 'unavailable' : 'media/not-an-image')
  const end = output.indexOf('\n')
  return { ...JSON.parse(output.toString('utf8', 0, end)), data: output.subarray(end + 1) }
}

function isOutOfMemory(errors: Buffer): boolean {
  return /memory/i.test(errors.toString('utf8'))
}
