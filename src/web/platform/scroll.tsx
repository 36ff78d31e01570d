import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

/** A new page by a link glides to its top, Back is there at once; the style sheet leaves reduced motion alone. */
export function Scroll() {
  const { key } = useLocation()
  const kind = useNavigationType()
  // Runs before the restoration below, which then scrolls in the way that is set here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, also one of the same kind
  useLayoutEffect(() => {
    document.documentElement.dataset.scroll = kind === 'POP' ? 'instant' : 'smooth'
  }, [key, kind])
  return <ScrollRestoration />
}
