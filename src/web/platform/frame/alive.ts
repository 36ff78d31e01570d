import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the browser's first render: parts that need scripts are drawn once they run. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
