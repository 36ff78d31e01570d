import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './clamped.module.css'

export interface ClampedProps {
  readonly children: string
  readonly more: string
  readonly less: string
  /** The same for whoever can't see what the button stands under. */
  readonly moreLabel: string
  readonly lessLabel: string
}

/** What somebody wrote, in at most three lines until the rest is asked for. */
export function Clamped({ children, more, less, moreLabel, lessLabel }: ClampedProps) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(text, isOpen)
  return (
    <div>
      <p ref={text} id={id} className={styles.text} dir="auto" data-closed={isOpen ? undefined : ''}>
        {children}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? lessLabel : moreLabel}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </div>
  )
}

/** Whether there is more than three lines show, which changes with the width of the screen. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const { current } = text
    if (current === null || isOpen) return
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1))
    observer.observe(current)
    return () => observer.disconnect()
  }, [text, isOpen])
  return isCut
}
