import { type DragEvent, useEffect, useState } from 'react'

/** A file dropped beside the zone is ignored: the browser would open it in place of the page, and the typed text would be lost. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: () => setDepth((inside) => inside + 1),
      onDragLeave: () => setDepth((inside) => Math.max(0, inside - 1)),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setDepth(0)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
