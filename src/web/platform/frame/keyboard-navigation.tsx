import { useEffect } from 'react'

const CLASS = 'keyboard-navigation'

/** Marks the document while somebody moves through it by Tab, until they point at something. */
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
