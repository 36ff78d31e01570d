import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Makes a `dialog` the browser's own modal one, which keeps the focus inside, the page behind it inert, and gives the focus back
 * when it closes. Escape and a press beside it close it. One that isn't modal takes and gives back the focus, no more.
 */
export function useModal(isOpen: boolean, onClose: () => void, isModal = true): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (isOpen && current?.open === false) {
      opener.current = document.activeElement
      if (isModal) current.showModal()
      else current.show()
    }
    if (!isOpen && current?.open) {
      current.close()
      // The browser gives the focus back itself, but not where what had it went together with the content of a dialog that isn't modal.
      if (!isModal && document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [isOpen, isModal])
  return {
    ref,
    onClose,
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget) onClose()
    },
  }
}
