import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 80
const NEAR_START_PX = 160

interface Scrolling {
  readonly first: string | undefined
  readonly last: string | undefined
  /** The time at which the reader wrote the newest pending message. */
  readonly writtenAt: number
  readonly loadOlder: (() => Promise<void>) | null
}

/** Keeps the reading position: a reader at the end stays at the end, a reader further up keeps the place. */
export function useScrolling({ first, last, writtenAt, loadOlder }: Scrolling) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const scroll = useRef({ top: 0, fromEnd: 0, isAtEnd: true, first: undefined as string | undefined, writtenAt })
  const [isAtEnd, setAtEnd] = useState(true)
  const [isLoading, setLoading] = useState(false)
  const goToEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const hasOlderNow = scroll.current.first !== undefined && scroll.current.first !== first
    // The reader's own new message scrolls into view.
    if (writtenAt > scroll.current.writtenAt) scroll.current.isAtEnd = true
    // Older messages above move everything down, so the scroll position moves with the lines being read.
    if (scroll.current.isAtEnd) current.scrollTop = current.scrollHeight
    else if (hasOlderNow) current.scrollTop = current.scrollHeight - scroll.current.fromEnd
    scroll.current.first = first
    scroll.current.writtenAt = Math.max(writtenAt, scroll.current.writtenAt)
    scroll.current.top = current.scrollTop
    scroll.current.fromEnd = current.scrollHeight - current.scrollTop
  }, [first, last, writtenAt])
  useEffect(() => {
    const { current } = box
    if (current === null || list.current === null) return
    // A phone's keyboard, a taller composer or a late card resizes the list: a reader at its end stays there.
    const watcher = new ResizeObserver(() => {
      if (!scroll.current.isAtEnd) return
      current.scrollTop = current.scrollHeight
      scroll.current.top = current.scrollTop
    })
    watcher.observe(current)
    watcher.observe(list.current)
    return () => watcher.disconnect()
  }, [])
  const onScroll = () => {
    const { current } = box
    if (current === null) return
    const left = current.scrollHeight - current.scrollTop - current.clientHeight
    // Content that grew does not count as leaving the end; only scrolling up does.
    const isStaying = scroll.current.isAtEnd && current.scrollTop >= scroll.current.top
    scroll.current.isAtEnd = left < NEAR_END_PX || isStaying
    scroll.current.top = current.scrollTop
    scroll.current.fromEnd = current.scrollHeight - current.scrollTop
    setAtEnd(scroll.current.isAtEnd)
    if (loadOlder === null || isLoading || current.scrollTop > NEAR_START_PX) return
    setLoading(true)
    void loadOlder().finally(() => setLoading(false))
  }
  return { box, list, isAtEnd, isLoading, goToEnd, onScroll }
}
