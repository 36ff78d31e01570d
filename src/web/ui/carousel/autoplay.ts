import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay'
import type { CarouselApi } from './carousel-api.ts'

/** The plugin waits by itself while a finger holds the slides or the tab is hidden; the carousel says when else they may not move. */
export function autoplayPlugins(delay: number): AutoplayType[] {
  return [Autoplay({ delay, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false })]
}

/** Lets the slides move while they may, and reports whether they do; returns the function that ends this. */
export function followAutoplay(api: CarouselApi, mayMove: boolean, onMove: (isMoving: boolean) => void): () => void {
  // The plugin does not begin with slides that all fit, and fails when it is told to play them.
  const autoplay = () => (api.scrollSnapList().length > 1 ? api.plugins().autoplay : undefined)
  const apply = () => {
    hideWhereAllFit(api)
    if (mayMove) autoplay()?.play()
    else autoplay()?.stop()
  }
  // Released slides go on, also those that were stopped; the plugin can only be stopped after it has told that it plays.
  const onPlay = () => (mayMove ? onMove(true) : queueMicrotask(() => autoplay()?.stop()))
  const onStop = () => onMove(false)
  const onSelect = () => autoplay()?.reset()
  api.on('autoplay:play', onPlay).on('autoplay:stop', onStop).on('reInit', apply).on('select', onSelect)
  apply()
  return () => {
    api.off('autoplay:play', onPlay).off('autoplay:stop', onStop).off('reInit', apply).off('select', onSelect)
  }
}

/** Buttons that would move nothing are not shown. */
function hideWhereAllFit(api: CarouselApi): void {
  const controls = api.rootNode().nextElementSibling
  if (controls instanceof HTMLElement) controls.style.display = api.scrollSnapList().length > 1 ? '' : 'none'
}
