/** Messages between the two sides of the worker, besides raw bytes of PostgreSQL's wire protocol. */
export interface EmbeddedStart {
  /** The cluster's directory; null keeps everything in memory. */
  directory: string | null
  snapshot: Uint8Array | null
}

export type EmbeddedAsk = { ask: 'reset' | 'snapshot' | 'counts' | 'close' }

export interface EmbeddedCounts {
  fsyncs: number
  checkpoints: number
  vacuums: number
}

export type EmbeddedAnswer =
  | { answer: 'ready' | 'reset' | 'closed' }
  | { answer: 'snapshot'; bytes: Uint8Array }
  | { answer: 'counts'; counts: EmbeddedCounts }
  | { answer: 'failed'; message: string }

export const QUERY = 0x51
export const SYNC = 0x53
const DATA_ROW = 0x44

const HEAD_BYTES = 5

/** Calls back with the type and place of every complete message; answers where the first incomplete one starts. */
export function walkMessages(bytes: Buffer, see: (type: number, start: number, end: number) => void): number {
  let at = 0
  while (at + HEAD_BYTES <= bytes.length) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) break
    see(bytes[at] ?? 0, at, end)
    at = end
  }
  return at
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const text = (value: string) => Buffer.from(`${value}\0`)

export function simpleQuery(sql: string): Buffer {
  return message('Q', text(sql))
}

/** The server's answer to a startup message when no password is needed. */
export function greeting(): Buffer {
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('S', Buffer.concat([text('client_encoding'), text('UTF8')])),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ])
}

/** 'I' outside a transaction, 'T' inside one, 'E' inside a failed one: the last byte of the closing ReadyForQuery. */
export function transactionStatus(answer: Buffer): string {
  return String.fromCharCode(answer[answer.length - 1] ?? 0)
}

const READY_BYTES = 6

/** True for a whole answer, which ends with ReadyForQuery. */
export function isWhole(answer: Buffer): boolean {
  const at = answer.length - READY_BYTES
  return at >= 0 && answer.toString('latin1', at, at + 1) === 'Z' && answer.readInt32BE(at + 1) === READY_BYTES - 1
}

/** The first column of the first row. */
export function firstValue(answer: Buffer): string | null {
  let value: string | null = null
  walkMessages(answer, (type, start) => {
    if (type !== DATA_ROW || value !== null) return
    const length = answer.readInt32BE(start + 7)
    if (length >= 0) value = answer.toString('utf8', start + 11, start + 11 + length)
  })
  return value
}
