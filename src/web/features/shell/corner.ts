const OBSTACLES = '[type="submit"], [data-action-bar], #request > *, [data-quantity-note]'
const GAP_PX = 8

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Returns how far a box must move up to cover none of the obstacles; above one it may meet the next. */
export function liftOf(box: Box, obstacles: readonly Box[]): number {
  let lift = 0
  for (const { left, right, top, bottom } of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = right <= box.left || left >= box.right
    if (!isBeside && bottom > box.top - lift && top < box.bottom - lift) lift = box.bottom - top + GAP_PX
  }
  return lift
}

/** Keeps the floating widget off the buttons that submit forms, and off a product's buttons with the note above them. */
export function keepCornerClear(): () => void {
  let frame = 0
  const position = () => {
    const corner = document.querySelector<HTMLElement>('[data-corner]')
    if (corner === null) return
    // On its way, the widget stands where its computed style says, and not yet where its own leads.
    const lifted = Number.parseFloat(getComputedStyle(corner).translate.split(' ')[1] ?? '0')
    const { left, right, top, bottom } = corner.getBoundingClientRect()
    const rest = { left, right, top: top - lifted, bottom: bottom - lifted }
    const seen = [...document.querySelectorAll(OBSTACLES)].map((obstacle) => obstacle.getBoundingClientRect())
    const lift = liftOf(
      rest,
      seen.filter(({ height, bottom: end }) => height > 0 && end > 0),
    )
    corner.style.translate = lift === 0 ? '' : `0 ${-lift}px`
  }
  const ask = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(position)
  }
  const observer = new ResizeObserver(ask)
  observer.observe(document.body)
  addEventListener('scroll', ask, { passive: true })
  // A window that becomes lower moves the widget, and changes nothing of the page; neither does a font that arrives.
  addEventListener('resize', ask)
  document.fonts.addEventListener('loadingdone', ask)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    removeEventListener('scroll', ask)
    removeEventListener('resize', ask)
    document.fonts.removeEventListener('loadingdone', ask)
  }
}
