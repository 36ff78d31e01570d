import { type RefObject, useEffect, useRef } from 'react'

/** A pointer closer than this to an edge of the screen scrolls the list. */
const EDGE_PX = 56
const STEP_PX = 10

/** Scrolls a long list while a row is held near the upper or lower edge of the screen. */
export function useEdgeScroll(
  list: RefObject<HTMLElement | null>,
  isHeld: boolean,
  pointer: RefObject<{ readonly y: number }>,
  onScrolled: () => void,
): void {
  const newest = useRef(onScrolled)
  useEffect(() => {
    newest.current = onScrolled
  })
  useEffect(() => {
    if (!isHeld) return
    const scroller = scrollerOf(list.current)
    let frame = 0
    const look = () => {
      const { y } = pointer.current
      const step = y < EDGE_PX ? -STEP_PX : y > innerHeight - EDGE_PX ? STEP_PX : 0
      if (step !== 0) {
        scroller.scrollBy({ top: step, behavior: 'instant' })
        newest.current()
      }
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [list, isHeld, pointer])
}

/** The nearest element around the list that scrolls; the page where there is none. */
function scrollerOf(list: HTMLElement | null): Element {
  for (let around = list?.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around
  }
  return document.scrollingElement ?? document.documentElement
}
