import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { syncFolder } from '#server/platform/durable-file.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  readonly sha256: string
}

export interface ArchiveWriter {
  /** The place where the archive is until it is put to its name. */
  readonly unfinished: string
  add(name: string, size: number, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<ArchiveEntry>
  /** Everything is on disk afterwards. */
  finish(): Promise<void>
  /** Gives the finished archive its name. */
  publish(): Promise<void>
  /** Removes whatever was written. */
  abandon(): Promise<void>
}

/** Pictures are compressed already; rows shrink well at any level. */
const LEVEL = 1
const OWNER_ONLY = 0o600

/** A tar file, compressed, that has its name only once it is whole. */
export function openArchiveWriter(file: string): ArchiveWriter {
  const unfinished = `${file}.unfinished`
  const { readable, controller } = createTarPacker()
  const bytes = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0])
  const written = pipeline(bytes, createGzip({ level: LEVEL }), createWriteStream(unfinished, { mode: OWNER_ONLY }))
  written.catch((error: unknown) => controller.error(error))
  /** A disk that takes no more ends the pipeline, and nothing would wake the entry that is being written. */
  const orFailed = <T>(work: Promise<T>): Promise<T> => Promise.race([work, written.then(() => work)])
  return {
    unfinished,
    async add(name, size, chunks) {
      const hash = createHash('sha256')
      const writer = controller.add({ name, size, mode: OWNER_ONLY }).getWriter()
      for await (const chunk of chunks) {
        hash.update(chunk)
        await orFailed(writer.write(chunk))
      }
      await orFailed(writer.close())
      return { name, size, sha256: hash.digest('hex') }
    },
    async finish() {
      controller.finalize()
      await written
      await sync(unfinished)
    },
    async publish() {
      await rename(unfinished, file)
      await syncFolder(dirname(file))
    },
    async abandon() {
      controller.error(new Error('The archive was given up.'))
      await written.catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
