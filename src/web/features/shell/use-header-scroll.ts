import { type RefObject, useEffect } from 'react'

/** Where the header has reached its place at the edge of the screen. */
const STUCK_FROM_PX = 52
/** A thumb trembles: smaller movements are no change of direction. */
const TREMBLE_PX = 8
const AWAY_FROM_PX = 160

/** Tells the header's style by attributes whether it is stuck and whether the page goes down; nothing is rendered while scrolling. */
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
