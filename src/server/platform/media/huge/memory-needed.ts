export interface PictureShape {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly isDeep: boolean
  readonly isProgressive: boolean
}

const BYTES_PER_JPEG_VALUE = 2
/** Segments before the first scan in any file that a program wrote. */
const SEGMENTS_MAX = 2_000

/**
 * What the usual readers hold of a picture while they decode it, beyond a few rows: everything, where it does not come
 * from top to bottom. An interlaced PNG is held as pixels, a JPEG in several scans as the values of its blocks.
 */
export function memoryNeeded(format: 'jpeg' | 'png', bytes: Uint8Array, shape: PictureShape): number {
  const pixels = shape.width * shape.height
  if (format === 'png') return shape.isProgressive ? pixels * shape.channels * (shape.isDeep ? 2 : 1) : 0
  return pixels * valuesPerPixel(bytes) * BYTES_PER_JPEG_VALUE
}

/** How many values a JPEG has for each pixel where they come in several scans; else none are held. */
function valuesPerPixel(bytes: Uint8Array): number {
  let planes: readonly { readonly area: number }[] = []
  let isProgressive = false
  for (let at = 2, n = 0; n < SEGMENTS_MAX && at + 4 < bytes.length; n += 1) {
    if (bytes[at] !== 0xff) {
      at += 1
      continue
    }
    const code = bytes[at + 1] ?? 0
    if (code === 0xff || code === 0) {
      at += 1
      continue
    }
    const segment = at + 4
    if (code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)) {
      isProgressive = code % 4 === 2
      const count = bytes[segment + 5] ?? 0
      planes = Array.from({ length: count }, (_, i) => {
        const sampling = bytes[segment + 7 + i * 3] ?? 0
        return { area: (sampling >> 4) * (sampling & 15) }
      })
    }
    if (code === 0xda) {
      const isInOneScan = !isProgressive && (bytes[segment] ?? 0) === planes.length
      const largest = Math.max(1, ...planes.map(({ area }) => area))
      return isInOneScan ? 0 : planes.reduce((sum, { area }) => sum + area / largest, 0)
    }
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return 0
}
