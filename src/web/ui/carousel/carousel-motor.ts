import type { UseEmblaCarouselType } from 'embla-carousel-react'

export type CarouselMotor = NonNullable<UseEmblaCarouselType[1]>
