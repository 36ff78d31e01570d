import { type ComponentType, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLazyPart } from '../../platform/frame/lazy-part.ts'
import { topModal } from '../../ui/dialog/open-modals.ts'
import type { PaletteProps } from './palette.tsx'
import { isPaletteKey, withKey } from './palette-key.ts'
import type { PaletteUser } from './palette-user.ts'

/** The palette with the pages of all capabilities. */
type FullPalette = ComponentType<Omit<PaletteProps, 'more'>>

export interface PaletteHandle {
  readonly open: () => void
  /** Loads it, so that it opens at once. */
  readonly load: () => void
  readonly palette: ReactNode
}

/** The palette of staff and merchants, which loads with its first use; null for everybody else. */
export function usePalette(user: PaletteUser | null, fetchPalette: () => Promise<FullPalette>): PaletteHandle | null {
  const isAtWork = user !== null && (user.role === 'ROLE MERCHANT' || user.areas.length > 0)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { part: Palette, load } = useLazyPart(fetchPalette, close)
  const [early, setEarly] = useState('')
  const open = () => {
    setEarly('')
    load()
    setOpen(true)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (isOpen && Palette === null && !isPaletteKey(event)) {
      // Keys typed before the palette's code is there belong to it: on the desk a digit would log a call.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') close()
      else setEarly((before) => withKey(before, event))
      return
    }
    if (!isPaletteKey(event)) return
    // The browser would go to its own search.
    event.preventDefault()
    if (event.repeat) return
    if (isOpen) close()
    else if (topModal() === null) open()
  })
  useEffect(() => {
    if (!isAtWork) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isAtWork])
  if (!isAtWork) return null
  return { open, load, palette: Palette !== null && <Palette user={user} isOpen={isOpen} early={early} onClose={close} /> }
}
