import { type RefObject, useEffect } from 'react'

/** The scroll position at which the header has reached the edge of the screen. */
const STUCK_FROM_PX = 52
/** Smaller movements are a thumb's tremble and no change of direction. */
const TREMBLE_PX = 8
const AWAY_FROM_PX = 160

/** Marks by attributes whether the header is stuck and whether the page scrolls down; nothing is rendered while scrolling. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const scrolled = Math.max(0, window.scrollY)
      header.current?.toggleAttribute('data-stuck', scrolled >= STUCK_FROM_PX)
      if (Math.abs(scrolled - last) < TREMBLE_PX) return
      header.current?.toggleAttribute('data-away', scrolled > last && scrolled > AWAY_FROM_PX)
      last = scrolled
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [header])
}
