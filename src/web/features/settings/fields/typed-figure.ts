import { readTypedNumber } from '#domain/text/typed-numbers.ts'

/** Products of decimals miss the whole number that is meant by less than this: 14.55 × 100 is a little more than 1455. */
const NEARLY_NONE = 1e-6

/**
 * A typed figure as it is sent: in whole parts, of which `scale` make one. A finer one, and what is no number, is sent as it stands, so that
 * the server refuses it with a sentence and nothing is rounded unseen.
 */
export function figureOf(typed: string, scale: number): number | string {
  const number = readTypedNumber(typed)
  if (number === undefined || Number.isNaN(number)) return typed.trim()
  const parts = Math.round(number * scale)
  return Math.abs(number * scale - parts) < NEARLY_NONE ? parts : typed.trim()
}
