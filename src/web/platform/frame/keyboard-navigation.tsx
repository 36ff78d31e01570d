import { useEffect } from 'react'

const CLASS = 'keyboard-navigation'

/** Marks the document while somebody navigates by Tab, until they use a pointer. */
export function KeyboardNavigation() {
  useEffect(() => {
    const { classList } = document.documentElement
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') classList.add(CLASS)
    }
    const onPointer = () => classList.remove(CLASS)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return null
}
