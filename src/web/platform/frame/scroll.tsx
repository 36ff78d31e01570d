import { useEffect, useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

/** Scrolls smoothly to the top after a link, and at once after Back; the style sheet handles reduced motion. */
export function Scroll() {
  return (
    <>
      <ScrollManner />
      <ScrollRestoration />
    </>
  )
}

/** This component comes before the restoration, so that its effect runs before the restoration scrolls. */
function ScrollManner() {
  const { key } = useLocation()
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, also one of the same kind
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.scroll = kind === 'POP' ? 'instant' : 'smooth'
    // Reading the style applies it at once; otherwise the restoration, which comes next, would still scroll in the old manner.
    getComputedStyle(page).getPropertyValue('scroll-behavior')
  }, [key, kind])
  useEffect(() => {
    addEventListener('popstate', stopGliding)
    return () => removeEventListener('popstate', stopGliding)
  }, [])
  return null
}

/** Without this, the rest of a smooth scroll would be added to the position that Back restores. */
function stopGliding(): void {
  scrollTo({ top: scrollY, behavior: 'instant' })
}
