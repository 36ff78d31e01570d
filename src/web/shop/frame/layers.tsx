import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'

/** Layers that float above a page. At most one is open: opening one closes the others. */
export type Layer = 'categories' | 'brands' | 'menu' | 'search' | 'contact' | 'account' | 'bag'

/** The hash that opens the bag: somebody who signs in to confirm comes back to it. */
export const BAG_HASH = '#bag'

interface LayersState {
  readonly current: Layer | null
  readonly change: (to: (current: Layer | null) => Layer | null) => void
}

const LayersContext = createContext<LayersState>({ current: null, change: () => undefined })

export function Layers({ children }: { readonly children: ReactNode }) {
  const [current, change] = useState<Layer | null>(null)
  const { key, hash } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  // Navigation closes the layer.
  if (key !== openedAt) {
    setOpenedAt(key)
    change(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming again to the same place counts
  useEffect(() => {
    if (hash === BAG_HASH) change('bag')
  }, [hash, key])
  const state = useMemo(() => ({ current, change }), [current])
  return <LayersContext value={state}>{children}</LayersContext>
}

export interface LayerControl {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

export function useLayer(layer: Layer): LayerControl {
  const { current, change } = useContext(LayersContext)
  const setOpen = useCallback(
    (isOpen: boolean) => {
      change((open) => {
        if (isOpen) return layer
        return open === layer ? null : open
      })
    },
    [change, layer],
  )
  return { isOpen: current === layer, setOpen }
}

export function useCloseLayers(): () => void {
  const { change } = useContext(LayersContext)
  return useCallback(() => change(() => null), [change])
}
