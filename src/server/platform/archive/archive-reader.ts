import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type { ArchiveEntry } from './archive-writer.ts'

export interface ReadEntry {
  readonly name: string
  readonly size: number
  /** Must be read to its end before the next entry. */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** The archive cannot be read to its end: cut short, changed or no archive at all. */
export class BrokenArchiveError extends Error {
  constructor(reason: unknown) {
    super(`The archive is damaged: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason })
    this.name = 'BrokenArchiveError'
  }
}

export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    const bytes = Readable.toWeb(source.pipe(unpacked)) as ReadableStream<Uint8Array>
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
      yield { name: header.name, size: header.size, chunks: readable(body) }
    }
  } catch (error) {
    throw readingError(error)
  } finally {
    source.destroy()
  }
}

/** Reads every entry to its end, hands on what is asked for, and answers what was there. */
export async function checkArchive(
  file: string,
  see: (entry: ReadEntry) => ((chunk: Uint8Array) => Promise<void> | void) | undefined,
): Promise<ArchiveEntry[]> {
  const found: ArchiveEntry[] = []
  for await (const entry of readArchive(file)) {
    const hash = createHash('sha256')
    const receive = see(entry)
    for await (const chunk of entry.chunks) {
      hash.update(chunk)
      await receive?.(chunk)
    }
    found.push({ name: entry.name, size: entry.size, sha256: hash.digest('hex') })
  }
  return found
}

async function* readable(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw readingError(error)
  }
}

/** A file that is missing or not ours to read is no damage. */
function readingError(error: unknown): unknown {
  const isOfFileSystem = error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
  return isOfFileSystem || error instanceof BrokenArchiveError ? error : new BrokenArchiveError(error)
}
