import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './clamped.module.css'

export interface ClampedProps {
  readonly children: string
  readonly more: string
  readonly less: string
  /** The button's full label for screen readers. */
  readonly moreLabel: string
  readonly lessLabel: string
}

/** Shows at most three lines of a person's text until a button opens the rest. */
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

/** True if the text has more than three lines, which depends on the screen's width. */
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
