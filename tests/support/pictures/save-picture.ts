import { type MediaTools, readPicture, storePicture } from '#server/media-library/media-library.service.ts'

/** Stores an upload at once, without the product that names it in the shop. */
export async function savePicture(deps: MediaTools, bytes: Buffer): Promise<{ name: string }> {
  return storePicture(deps, await readPicture(deps, bytes))
}
