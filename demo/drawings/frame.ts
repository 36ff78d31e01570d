import { type Ink, rect } from './primitives.ts'

/** A box to draw in; `k` is drawing units for one millimetre. */
export interface Frame {
  x: number
  y: number
  w: number
  h: number
  k: number
}

export function frame(x: number, y: number, w: number, h: number, k: number): Frame {
  return { x, y, w: Math.max(w, 1), h: Math.max(h, 1), k }
}

export function inset(f: Frame, dx: number, dy = dx): Frame {
  return frame(f.x + dx, f.y + dy, f.w - 2 * dx, f.h - 2 * dy, f.k)
}

/** The upper strip and what remains below it. */
export function cutTop(f: Frame, height: number): [Frame, Frame] {
  return [frame(f.x, f.y, f.w, height, f.k), frame(f.x, f.y + height, f.w, f.h - height, f.k)]
}

/** The lower strip and what remains above it. */
export function cutFoot(f: Frame, height: number): [Frame, Frame] {
  return [frame(f.x, f.y + f.h - height, f.w, height, f.k), frame(f.x, f.y, f.w, f.h - height, f.k)]
}

/** A strip at one side and what remains beside it. */
export function cutSide(f: Frame, width: number, side: 'left' | 'right'): [Frame, Frame] {
  return side === 'left'
    ? [frame(f.x, f.y, width, f.h, f.k), frame(f.x + width, f.y, f.w - width, f.h, f.k)]
    : [frame(f.x + f.w - width, f.y, width, f.h, f.k), frame(f.x, f.y, f.w - width, f.h, f.k)]
}

export function columns(f: Frame, times: number, gap: number): Frame[] {
  const w = (f.w - gap * (times - 1)) / times
  return Array.from({ length: times }, (_, i) => frame(f.x + i * (w + gap), f.y, w, f.h, f.k))
}

export function rows(f: Frame, times: number, gap: number): Frame[] {
  const h = (f.h - gap * (times - 1)) / times
  return Array.from({ length: times }, (_, i) => frame(f.x, f.y + i * (h + gap), f.w, h, f.k))
}

export function box(f: Frame, ink: Ink = {}): string {
  return rect(f.x, f.y, f.w, f.h, ink)
}

/** Millimetres on paper, but never too small to be seen nor too large to be believed. */
export function mm(f: Frame, millimetres: number, least = 0, most = 1000): number {
  return Math.min(Math.max(millimetres * f.k, least), most)
}
