import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

const NEAR = '240px 0px'

/** Reports whether an element is on the screen, and whether it ever came near it. */
export function useNearness(element: RefObject<HTMLElement | null>): { readonly isNear: boolean; readonly isSeen: boolean } {
  const [isNear, setNear] = useState(false)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const isThere = (entries: readonly IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting ?? false
    const near = new IntersectionObserver((entries) => setNear((was) => was || isThere(entries)), { rootMargin: NEAR })
    const seen = new IntersectionObserver((entries) => setSeen(isThere(entries)))
    near.observe(element.current)
    seen.observe(element.current)
    return () => {
      near.disconnect()
      seen.disconnect()
    }
  }, [element])
  return { isNear, isSeen }
}

export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const read = () => setReduced(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isReduced
}

/** Reports whether somebody reads the carousel just now: the mouse rests on it or something in it has the focus. */
export function useReader() {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    isRead: isPointedAt || hasFocus,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  }
}
