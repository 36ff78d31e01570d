import type { PictureSources } from '../ui/gallery/fallback-picture.tsx'
import { useRootData } from './frame/root-data.ts'
import { foreignPicture, type PictureWidths, storedPicture } from './pictures.ts'

const ID = '{id}'

/** The addresses of pictures on the shop's drive; empty where the shop has no template for them. */
export function driveImageAddresses(template: string | null, ids: readonly string[]): string[] {
  return template === null ? [] : ids.map((id) => template.replaceAll(ID, encodeURIComponent(id)))
}

export function useDriveImages(ids: readonly string[]): string[] {
  return driveImageAddresses(useRootData()?.driveImageUrl ?? null, ids)
}

export interface Pictured {
  readonly imageUrl: string | null
  readonly images: readonly string[]
}

/** The picture of a product: the drive's, else its own, else the placeholder. */
export function useProductPicture(product: Pictured | null, widths: PictureWidths): PictureSources {
  const own = storedPicture(product?.imageUrl ?? null, widths)
  const [onDrive] = useDriveImages(product?.images ?? [])
  return onDrive === undefined ? own : [foreignPicture(onDrive), ...own]
}
