import { useRouteLoaderData } from 'react-router'

/** The shop's settings that pages need. */
export interface RootData {
  readonly publicUrl: string
  /** A template with `{id}` in it; null where the shop has no pictures on a drive. */
  readonly driveImageUrl: string | null
}

const PUBLIC_URL = 'data-public-url'
const DRIVE_IMAGE_URL = 'data-drive-image-url'

/** Attributes of the document that pass the data to the browser. */
export function rootAttributes(facts: RootData | undefined): Record<string, string> {
  if (facts === undefined) return {}
  const { publicUrl, driveImageUrl } = facts
  return { [PUBLIC_URL]: publicUrl, ...(driveImageUrl === null ? {} : { [DRIVE_IMAGE_URL]: driveImageUrl }) }
}

export function rootDataOfDocument(): RootData {
  const { documentElement } = document
  return {
    publicUrl: documentElement.getAttribute(PUBLIC_URL) ?? location.origin,
    driveImageUrl: documentElement.getAttribute(DRIVE_IMAGE_URL),
  }
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

export function usePublicUrl(): string | undefined {
  return useRootData()?.publicUrl
}
