/** Shown pictures have an address that anybody may read; printed ones, such as the stamp, have none. */
export const PICTURE_USES = ['shown', 'printed'] as const
export type PictureUse = (typeof PICTURE_USES)[number]

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
