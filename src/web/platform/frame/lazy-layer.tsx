import { type ComponentType, useCallback, useEffect } from 'react'
import { type Layer, useLayer } from './layers.tsx'
import { useLazyPart } from './lazy-part.ts'

export interface LazyLayerProps {
  readonly layer: Layer
  readonly fetchLayer: () => Promise<ComponentType>
}

/** A layer that most visits never open. It is fetched with the first touch of the page, and so is there when a finger lifts. */
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
