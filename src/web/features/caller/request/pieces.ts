import { MORE_PIECES_MAX } from '#domain/orders/delivery.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'

/** The typed quantity is a number of pieces that can be asked for. */
export function isPieces(typed: string): boolean {
  const pieces = readTypedNumber(typed)
  return pieces !== undefined && Number.isInteger(pieces) && pieces >= 1 && pieces <= MORE_PIECES_MAX
}
