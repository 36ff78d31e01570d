import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Makes a `dialog` the browser's own modal one, which keeps the focus inside, the page behind it inert, and gives the focus back
 * when it closes. Escape and a press beside it close it.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (isOpen && current?.open === false) current.showModal()
    if (!isOpen && current?.open) current.close()
  }, [isOpen])
  return {
    ref,
    onClose,
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget) onClose()
    },
  }
}
