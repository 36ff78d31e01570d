import { previewPath } from '#domain/catalogue/media.ts'

/** Returns the rendition of a shop's picture that link previews use. */
export function previewOf(imageUrl: string | null): string | undefined {
  const name = /^\/media\/([0-9a-f]{32,64})\//.exec(imageUrl ?? '')?.[1]
  return name === undefined ? undefined : previewPath(name)
}
