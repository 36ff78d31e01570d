import { SERIAL_MAX } from '#domain/offers/limits.ts'

export interface TypedSerials {
  readonly serials: readonly string[]
  /** A number that stands there twice. */
  readonly repeated: string | null
}

/** Serial numbers, one a line, or as a row of a table or a sentence has them. */
export function readSerials(typed: string): TypedSerials {
  const serials = typed
    .split(/[\n\r\t,;،؛]+/)
    .map((serial) => serial.trim().slice(0, SERIAL_MAX))
    .filter((serial) => serial !== '')
  const repeated = serials.find((serial, index) => serials.indexOf(serial) !== index) ?? null
  return { serials, repeated }
}
