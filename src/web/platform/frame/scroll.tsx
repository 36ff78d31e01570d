import { useEffect, useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

/** A new page by a link glides to its top, Back is there at once; the style sheet leaves reduced motion alone. */
export function Scroll() {
  return (
    <>
      <ScrollManner />
      <ScrollRestoration />
    </>
  )
}

/** Stands before the restoration, so that its effect has spoken when the restoration scrolls. */
function ScrollManner() {
  const { key } = useLocation()
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, also one of the same kind
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.scroll = kind === 'POP' ? 'instant' : 'smooth'
    // Asking makes the style true at once; otherwise the restoration, which comes next, still scrolls in the manner before.
    getComputedStyle(page).getPropertyValue('scroll-behavior')
  }, [key, kind])
  useEffect(() => {
    addEventListener('popstate', stopGliding)
    return () => removeEventListener('popstate', stopGliding)
  }, [])
  return null
}

/** Otherwise the rest of the way would be added to the place that Back restores. */
function stopGliding(): void {
  scrollTo({ top: scrollY, behavior: 'instant' })
}
