import { previewPath } from '#domain/media.ts'

/** The picture for link previews of one of the shop's own pictures. */
export function previewOf(imageUrl: string | null): string | undefined {
  const name = /^\/media\/([0-9a-f]{32,64})\//.exec(imageUrl ?? '')?.[1]
  return name === undefined ? undefined : previewPath(name)
}
