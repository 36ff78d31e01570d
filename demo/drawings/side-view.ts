import type { Frame } from './frame.ts'

/** Machines drawn from the side turn with the style: 0 is always their front, 1 their back. */
export function facing(f: Frame, right: boolean): (at: number) => number {
  return (at) => (right ? f.x + f.w * at : f.x + f.w * (1 - at))
}

/** Left edge and width of the span between two places, whichever comes first. */
export function between(a: number, b: number): readonly [x: number, w: number] {
  return [Math.min(a, b), Math.abs(b - a)]
}
