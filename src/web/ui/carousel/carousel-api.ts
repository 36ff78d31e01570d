import type { UseEmblaCarouselType } from 'embla-carousel-react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
