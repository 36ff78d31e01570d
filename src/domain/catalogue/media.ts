/** Pictures are made in these sizes and formats alone: others are not found, so nobody can fill the disk by asking. */
export const MEDIA_WIDTHS = [200, 400, 800, 1200] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]
export const MEDIA_FORMATS = ['webp', 'avif', 'jpg'] as const
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

/** A picture for link previews, 1200 × 630 on a plain ground. */
export const PREVIEW_FILE = 'preview.jpg'
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** The boxes that a company's logo and icon are fitted into: pages get the light file, emails and paper the large one. */
export const MARK_FILES = {
  'logo.webp': { width: 400, height: 96 },
  'logo.png': { width: 800, height: 192 },
  'icon-48.png': { width: 48, height: 48 },
  'icon-180.png': { width: 180, height: 180 },
} as const
export type MarkFile = keyof typeof MARK_FILES

export const UPLOAD_BYTES_MAX = 8 * 1024 * 1024
export const UPLOAD_SIDE_MAX_PX = 10_000

/** `name` is a hash of the content, so an address never changes its picture and may be cached for ever. */
export function mediaPath(name: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${name}/${width}.${format}`
}

export function previewPath(name: string): string {
  return `/media/${name}/${PREVIEW_FILE}`
}

export function markPath(name: string, file: MarkFile): string {
  return `/media/${name}/${file}`
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of a picture within a box, never larger than it is. */
export function fitted({ width, height }: PictureSize, box: PictureSize): PictureSize {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Another size or format of the same picture; a foreign address is returned unchanged. */
export function mediaVariant(imageUrl: string, width: MediaWidth, format: MediaFormat): string {
  const name = mediaName(imageUrl)
  return name === null ? imageUrl : mediaPath(name, width, format)
}

/** The picture's name in its address; null for a foreign address and for none. */
export function mediaName(imageUrl: string | null): string | null {
  return /^\/media\/([0-9a-f]{32,64})\//.exec(imageUrl ?? '')?.[1] ?? null
}
