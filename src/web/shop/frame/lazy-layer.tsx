import { type ComponentType, useCallback, useEffect } from 'react'
import { useLazyPart } from '../../platform/frame/lazy-part.ts'
import { type Layer, useLayer } from './layers.tsx'

export interface LazyLayerProps {
  readonly layer: Layer
  readonly fetchLayer: () => Promise<ComponentType>
}

/** A layer that most visits never open. Its code loads with the first touch of the page, and is there when the finger lifts. */
export function LazyLayer({ layer, fetchLayer }: LazyLayerProps) {
  const { isOpen, setOpen } = useLayer(layer)
  const giveUp = useCallback(() => setOpen(false), [setOpen])
  const { part: Content, load } = useLazyPart(fetchLayer, giveUp)
  const isMissing = Content === null
  useEffect(() => {
    if (!isMissing) return
    if (isOpen) load()
    document.addEventListener('pointerdown', load, { once: true, passive: true })
    return () => document.removeEventListener('pointerdown', load)
  }, [isMissing, isOpen, load])
  return Content === null ? null : <Content />
}
