import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import type { CarouselApi } from './carousel-api.ts'

export interface CarouselEngineProps {
  readonly viewport: HTMLElement
  readonly direction: 'ltr' | 'rtl'
  readonly startIndex: number
  readonly autoplayMs: number | undefined
  readonly mayMove: boolean
  readonly onMove: (isMoving: boolean) => void
  readonly onApi: (api: CarouselApi | null) => void
}

/** Moves the slides. It loads when a carousel comes near the screen, so that no page waits for it. */
export function CarouselEngine({ viewport, direction, startIndex, autoplayMs, mayMove, onMove, onApi }: CarouselEngineProps) {
  const autoplay = useAutoplay(autoplayMs !== undefined)
  const [attach, api] = useEmblaCarousel(
    { loop: true, align: 'start', inViewThreshold: 0.5, direction, startIndex },
    autoplayMs === undefined ? undefined : autoplay?.autoplayPlugins(autoplayMs),
  )
  useEffect(() => {
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    if (api === undefined) return
    onApi(api)
    return () => onApi(null)
  }, [api, onApi])
  useEffect(() => api && autoplay?.followAutoplay(api, mayMove, onMove), [api, autoplay, mayMove, onMove])
  return null
}

/** Loads after the engine, because the slides need not move by themselves at once. */
function useAutoplay(isWanted: boolean): typeof import('./autoplay.ts') | undefined {
  const [autoplay, setAutoplay] = useState<typeof import('./autoplay.ts')>()
  useEffect(() => {
    if (isWanted) import('./autoplay.ts').then(setAutoplay, () => undefined)
  }, [isWanted])
  return autoplay
}
