/** Storage of picture files. Keys are `kind/file`; the content of a key never changes meaning, so two processes may write the same key. */
export interface MediaStorage {
  /** All or nothing: a reader sees the whole file or none, and once this resolves it survives a crash. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Deleting an absent key is no error. */
  delete(key: string): Promise<void>
  /** Every key that starts with the prefix, in no promised order. */
  list(prefix: string): AsyncIterable<string>
}

export type StorageFailure = 'full' | 'unreachable'

/** The store does not work at the moment: the caller is not at fault, and another try later may succeed. */
export class StorageError extends Error {
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, cause: unknown) {
    super(`media storage ${failure}`, { cause })
    this.name = 'StorageError'
    this.failure = failure
  }
}

const KEY = /^[a-z]{1,32}\/[0-9a-z]{4}[0-9a-z._-]{0,120}$/

export function isKey(key: string): boolean {
  return KEY.test(key)
}

/** Keys become file paths and addresses: any other key is a mistake of the calling code, not of a visitor. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`not a media key: ${JSON.stringify(key.slice(0, 200))}`)
}
