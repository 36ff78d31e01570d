/** Labels of a carousel; `slide` and `goTo` name a place, counted from 1. */
export interface CarouselTexts {
  readonly carousel: string
  readonly slide: string
  readonly position: (n: number, count: number) => string
  readonly goTo: (n: number) => string
  readonly pause: string
  readonly play: string
  readonly previous: string
  readonly next: string
}
