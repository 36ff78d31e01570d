import { useRootData } from './root-data.ts'

const ID = '{id}'

/** The addresses of pictures on the shop's drive; none where the shop has no template for them. */
export function driveImageAddresses(template: string | null, ids: readonly string[]): string[] {
  return template === null ? [] : ids.map((id) => template.replaceAll(ID, encodeURIComponent(id)))
}

export function useDriveImages(ids: readonly string[]): string[] {
  return driveImageAddresses(useRootData()?.driveImageUrl ?? null, ids)
}
