import type { Raw, ResizeOptions, SharpOptions } from 'sharp'
import { UPLOAD_SIDE_MAX_PX } from '#domain/catalogue/media.ts'

/**
 * One original is stored, at most this long: twice the largest rendition, so that larger ones can be added later, and small enough that
 * making a rendition never decodes 100 million pixels again.
 */
export const ORIGINAL_SIDE_MAX_PX = 2400

export const READING: SharpOptions = { failOn: 'error', sequentialRead: true, limitInputPixels: UPLOAD_SIDE_MAX_PX ** 2 }
export const SHRUNK: ResizeOptions = {
  width: ORIGINAL_SIDE_MAX_PX,
  height: ORIGINAL_SIDE_MAX_PX,
  fit: 'inside',
  withoutEnlargement: true,
}

export type ShrunkHeader = Pick<Raw, 'width' | 'height' | 'channels'>
