import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { enterModal } from './open-modals.ts'

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  readonly onPointerDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Opens a `dialog` as the browser's modal one: the focus stays inside, the page behind it is inert, and closing returns the focus. Escape
 * and a press beside it close it. With `isModal` false it only takes and returns the focus.
 */
export function useModal(isOpen: boolean, onClose: () => void, isModal = true): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(null)
  const pressed = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (isOpen && current?.open === false) {
      opener.current = document.activeElement as HTMLElement | null
      if (isModal) current.showModal()
      else current.show()
    }
    if (!isOpen && current?.open) {
      current.close()
      // The browser returns the focus itself, except from a non-modal dialog whose focused content is already gone.
      if (!isModal && document.activeElement === document.body) opener.current?.focus()
    }
    return isOpen && isModal && current !== null ? enterModal(current) : undefined
  }, [isOpen, isModal])
  return {
    ref,
    onClose,
    onPointerDown: ({ target }) => {
      pressed.current = target
    },
    // A text selected to beyond the edge also ends beside the dialog. The second press of the double click that opened the dialog comes down beside it, and must not close it.
    onClick: ({ target, currentTarget, detail }) => {
      if (target === currentTarget && target === pressed.current && detail < 2) onClose()
    },
  }
}
