import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Focus moves to the heading of a page that a button leads to, because the button is on the page before; going back or reloading moves nothing,
 * and neither does an address that leads on to another before anything is pressed.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const manner = useNavigationType()
  const focusTitle = useEffectEvent(() => {
    if (manner !== 'POP' && isPressed()) title.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusTitle(), [])
  return title
}

/** A browser that can't tell is taken for one whose page was pressed. */
function isPressed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}
