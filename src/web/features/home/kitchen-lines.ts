import type { HeroSlide } from '#domain/settings/shop-settings.ts'
import type { home } from '#i18n/en/home.ts'

/** The name and place of a station in a drawn kitchen line, in percent of the drawing from its start. */
export interface LineStation {
  readonly station: keyof (typeof home)['stations']
  readonly from: number
  readonly to: number
  readonly widthMm: number
}

/** The drawings arrive as images, so the labels repeat their measures; a test compares the two. */
export const LINE_STATIONS: Readonly<Record<HeroSlide['line'], readonly LineStation[]>> = {
  1: [
    { station: 'cold', from: 0.97, to: 25.31, widthMm: 2890 },
    { station: 'preparation', from: 32.11, to: 50.22, widthMm: 2150 },
    { station: 'cooking', from: 57.02, to: 79.17, widthMm: 2630 },
    { station: 'coffee', from: 85.97, to: 99.03, widthMm: 1550 },
  ],
  2: [
    { station: 'dough', from: 0.97, to: 19.59, widthMm: 2210 },
    { station: 'shaping', from: 24.87, to: 42.56, widthMm: 2100 },
    { station: 'baking', from: 47.84, to: 71.93, widthMm: 2860 },
    { station: 'display', from: 77.21, to: 99.03, widthMm: 2590 },
  ],
  3: [
    { station: 'coffee', from: 0.97, to: 15.96, widthMm: 1780 },
    { station: 'display', from: 24.7, to: 37.34, widthMm: 1500 },
    { station: 'cold', from: 46.07, to: 65.36, widthMm: 2290 },
    { station: 'washing', from: 74.1, to: 99.03, widthMm: 2960 },
  ],
}
