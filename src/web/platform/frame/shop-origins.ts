import { usePublicUrl } from './root-data.ts'

/** The origins of this shop: the configured one, and the one in this browser's address bar. */
export function useShopOrigins(): readonly string[] {
  const publicUrl = usePublicUrl()
  return publicUrl === undefined ? [location.origin] : [new URL(publicUrl).origin, location.origin]
}
