import { buffer } from 'node:stream/consumers'
import { type Entry, fromBuffer, getFileNameLowLevel, type ZipFile } from 'yauzl'

/** The file is no zip, or its list of files can't be read. */
export class ZipError extends Error {
  override name = 'ZipError'
}

export interface ZippedFile {
  readonly name: string
  readonly bytes: number
}

export interface OpenZip {
  readonly files: readonly ZippedFile[]
  /** The content of a file; null where it is damaged or holds more than it says. */
  read(file: ZippedFile): Promise<Buffer | null>
}

/** Reads the list of files; a file is unpacked when it is asked for. */
export async function openZip(bytes: Buffer, filesMost: number): Promise<OpenZip> {
  const zip = await opened(bytes)
  if (zip.entryCount > filesMost) throw new ZipError('too many files')
  const entries = new Map((await listed(zip)).map((entry) => [{ name: nameOf(entry), bytes: entry.uncompressedSize }, entry]))
  return {
    files: [...entries.keys()],
    read: async (file) => {
      const entry = entries.get(file)
      return entry === undefined ? null : unpacked(zip, entry)
    },
  }
}

/** Nothing is written under these names, so one that leads out of its folder is no reason to refuse the others. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, decodeStrings: false }, (error, zip) =>
      error === null ? resolve(zip) : reject(new ZipError(error.message)),
    )
  })
}

function listed(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error: Error) => reject(new ZipError(error.message)))
    zip.readEntry()
  })
}

function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  return new Promise((resolve) => {
    if (entry.isEncrypted()) return resolve(null)
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) return resolve(null)
      buffer(stream).then(resolve, () => resolve(null))
    })
  })
}
