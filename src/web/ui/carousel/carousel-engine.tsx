import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

export type CarouselMotor = NonNullable<UseEmblaCarouselType[1]>

export interface CarouselEngineProps {
  readonly viewport: HTMLElement
  readonly direction: 'ltr' | 'rtl'
  readonly startIndex: number
  readonly onMotor: (motor: CarouselMotor | null) => void
}

/** Moves the slides. It loads when a carousel comes near the screen, so that no page waits for it. */
export function CarouselEngine({ viewport, direction, startIndex, onMotor }: CarouselEngineProps) {
  const [attach, motor] = useEmblaCarousel({ loop: true, align: 'start', inViewThreshold: 0.5, direction, startIndex })
  useEffect(() => {
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    if (motor === undefined) return
    onMotor(motor)
    return () => onMotor(null)
  }, [motor, onMotor])
  return null
}
