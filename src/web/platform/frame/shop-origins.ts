import { usePublicUrl } from './root-data.ts'

/** Where addresses of this shop begin: as it calls itself, and as this browser has it. */
export function useShopOrigins(): readonly string[] {
  const publicUrl = usePublicUrl()
  return publicUrl === undefined ? [location.origin] : [new URL(publicUrl).origin, location.origin]
}
