/** The kinds of files that may be put on a request or an offer. */
export const ORDER_FILE_KINDS = ['pdf', 'jpg', 'png'] as const
export type OrderFileKind = (typeof ORDER_FILE_KINDS)[number]

/** Staff's reasons to put a file on an offer: a signed paper or purchase order, and the proof of a transfer. */
export const FILE_PURPOSES = ['answer', 'payment'] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

/** The most files on one request or offer. */
export const ORDER_FILES_MAX = 10
export const ORDER_FILE_MB_MAX = 10
export const ORDER_FILE_BYTES_MAX = ORDER_FILE_MB_MAX * 1024 * 1024
export const ORDER_FILE_NAME_MAX = 120

const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const UNSAFE = /["<>:|?*]/g

/** The name under which a file is stored and saved: its last part, with the ending of its real type. */
export function orderFileName(typed: string, kind: OrderFileKind): string {
  const last = typed.replace(DIRECTION_MARKS, '').split(/[/\\]/).at(-1) ?? ''
  const base = last
    .replace(UNSAFE, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${base === '' ? 'file' : base}.${kind}`
}

/** The reason why a file can't be put there; null where it can. Its first bytes tell its kind. */
export function refuseFile({ bytes, head }: { readonly bytes: number; readonly head: Uint8Array }): 'tooLarge' | 'wrongType' | null {
  if (bytes > ORDER_FILE_BYTES_MAX) return 'tooLarge'
  return orderFileKind(head) === null ? 'wrongType' : null
}

const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d]
const JPEG_HEAD = [0xff, 0xd8, 0xff]
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The kind by content; the name and the declared type of a file are never trusted. Null for any other file. */
export function orderFileKind(bytes: Uint8Array): OrderFileKind | null {
  const begins = (head: readonly number[]) => head.every((byte, index) => bytes[index] === byte)
  return begins(PDF_HEAD) ? 'pdf' : begins(JPEG_HEAD) ? 'jpg' : begins(PNG_HEAD) ? 'png' : null
}
