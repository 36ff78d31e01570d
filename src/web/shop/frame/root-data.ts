import { useRouteLoaderData } from 'react-router'
import { type ShopSettings, UNKNOWN_SHOP } from '#domain/settings/shop-settings.ts'

/** The shop's settings that pages need. */
export interface RootData {
  readonly publicUrl: string
  /** A template with `{id}` in it; null where the shop has no pictures on a drive. */
  readonly driveImageUrl: string | null
  readonly shop: ShopSettings
}

const PUBLIC_URL = 'data-public-url'
const DRIVE_IMAGE_URL = 'data-drive-image-url'
const SHOP = 'data-shop'

/** Attributes of the document that pass the data to the browser. */
export function rootAttributes(facts: RootData | undefined): Record<string, string> {
  if (facts === undefined) return {}
  const { publicUrl, driveImageUrl, shop } = facts
  return { [PUBLIC_URL]: publicUrl, ...(driveImageUrl === null ? {} : { [DRIVE_IMAGE_URL]: driveImageUrl }), [SHOP]: JSON.stringify(shop) }
}

export function rootDataOfDocument(): RootData {
  const { documentElement } = document
  return {
    publicUrl: documentElement.getAttribute(PUBLIC_URL) ?? location.origin,
    driveImageUrl: documentElement.getAttribute(DRIVE_IMAGE_URL),
    shop: JSON.parse(documentElement.getAttribute(SHOP) ?? 'null') ?? UNKNOWN_SHOP,
  }
}

export function putShopInDocument(shop: ShopSettings): void {
  document.documentElement.setAttribute(SHOP, JSON.stringify(shop))
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

export function usePublicUrl(): string | undefined {
  return useRootData()?.publicUrl
}

/** The company's facts as its owner filled them in. */
export function useShop(): ShopSettings {
  return useRootData()?.shop ?? UNKNOWN_SHOP
}
