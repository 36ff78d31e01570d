import { homeTexts } from '#i18n/sets/home.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { CarouselTexts } from '../../ui/carousel/carousel-controls.tsx'

export function useCarouselTexts(): CarouselTexts {
  const { t } = useTexts(homeTexts)
  return {
    carousel: t('home.carousel.name'),
    slide: t('home.carousel.slide'),
    position: (n, count) => t('home.carousel.position', { n, count }),
    goTo: (n) => t('home.carousel.goTo', { n }),
    pause: t('home.carousel.pause'),
    play: t('home.carousel.play'),
    previous: t('home.carousel.previous'),
    next: t('home.carousel.next'),
  }
}
