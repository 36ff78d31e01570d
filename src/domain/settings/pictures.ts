import type { PictureSize } from '../catalogue/media.ts'

/** Shown pictures have an address that anybody may read; printed ones, such as the stamp, have none. */
export const PICTURE_USES = ['shown', 'printed'] as const
export type PictureUse = (typeof PICTURE_USES)[number]

/** The pictures of one purpose, which can't serve it where they are too small. */
export const MARKS = ['logo', 'icon', 'share'] as const
export type Mark = (typeof MARKS)[number]

const ICON_LEAST_PX = 180
/** The logo of pages is fitted into a box of this size. */
const LOGO_LEAST: PictureSize = { width: 400, height: 96 }
/** The least size of a picture for previews of links: half of the preview's own, which most services still show over the whole width. */
const SHARE_LEAST: PictureSize = { width: 600, height: 315 }
/** An export may be a pixel off. */
const SQUARE_WITHIN = 0.01

/** Says for each purpose whether a picture of this size can serve it. */
export const IS_FIT: Readonly<Record<Mark, (size: PictureSize) => boolean>> = {
  logo: ({ width, height }) => width >= LOGO_LEAST.width || height >= LOGO_LEAST.height,
  icon: ({ width, height }) =>
    Math.min(width, height) >= ICON_LEAST_PX && Math.abs(width - height) <= SQUARE_WITHIN * Math.max(width, height),
  share: ({ width, height }) => width >= SHARE_LEAST.width && height >= SHARE_LEAST.height,
}

const NAME = /(?<![0-9a-f])[0-9a-f]{56}(?![0-9a-f])/g

/** The pictures that a section's content names, wherever they stand in it, each once. */
export function picturesNamedIn(content: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(content ?? null).match(NAME) ?? [])
}

/** The paths of a content at which one of these pictures is named: `banners.0.picture`. */
export function pathsNamingPictures(content: unknown, names: ReadonlySet<string>, path: readonly string[] = []): string[] {
  if (typeof content === 'string') return [...picturesNamedIn(content)].some((name) => names.has(name)) ? [path.join('.')] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => pathsNamingPictures(value, names, [...path, key]))
}
