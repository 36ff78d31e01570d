import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until React has hydrated the page: parts that need scripts are drawn once they run. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
