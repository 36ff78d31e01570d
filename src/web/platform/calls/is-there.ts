import { type RefObject, useEffect, useRef } from 'react'

/** False once the component has left the page, as its calls may come back later than that. */
export function useIsThere(): Readonly<RefObject<boolean>> {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
