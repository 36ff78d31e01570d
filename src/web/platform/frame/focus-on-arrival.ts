import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Focus moves to the heading of a page that a button leads to, because the button is on the page before; going back or reloading moves nothing. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const manner = useNavigationType()
  const focusTitle = useEffectEvent(() => {
    if (manner !== 'POP') title.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusTitle(), [])
  return title
}
