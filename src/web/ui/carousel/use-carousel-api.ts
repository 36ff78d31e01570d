import { useCallback, useEffect, useState } from 'react'
import type { CarouselApi } from './carousel-api.ts'
import type { CarouselEngineProps } from './carousel-engine.tsx'

type Engine = (props: CarouselEngineProps) => null

export interface CarouselApiState {
  readonly Engine: Engine | null
  readonly api: CarouselApi | null
  readonly setApi: (api: CarouselApi | null) => void
  readonly selected: number
  /** Places of the visible slides; null until the engine runs. */
  readonly shown: ReadonlySet<number> | null
}

/** Loads the engine once the carousel is near the screen, and follows its state. */
export function useCarouselApi(isNear: boolean): CarouselApiState {
  const [Engine, setEngine] = useState<Engine | null>(null)
  const [api, setApi] = useState<CarouselApi | null>(null)
  const [selected, setSelected] = useState(0)
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null)

  useEffect(() => {
    if (!isNear) return
    let isWanted = true
    import('./carousel-engine.tsx').then(
      (module) => isWanted && setEngine(() => module.CarouselEngine),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isNear])

  const follow = useCallback((followed: CarouselApi | null) => {
    setApi(followed)
    if (followed === null) return
    const onSelect = () => setSelected(followed.selectedScrollSnap())
    followed.on('select', onSelect).on('reInit', onSelect)
    const onView = () => setShown(new Set(followed.slidesInView()))
    followed.on('slidesInView', onView)
    onSelect()
    // The engine may have seen them before anybody followed it; slides that stand still would never be told of again.
    if (followed.slidesInView().length > 0) onView()
  }, [])

  return { Engine, api, setApi: follow, selected, shown }
}
