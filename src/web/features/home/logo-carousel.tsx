import { Link } from 'react-router'
import type { Logo } from '#domain/settings/shop-settings.ts'
import { directionOf, inLanguage } from '#domain/text/language.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { useCarouselTexts } from './carousel-texts.ts'
import styles from './logo-carousel.module.css'
import { wordmarkOf } from './wordmark.ts'

const STEP_MS = 2000

export interface LogoCarouselProps {
  readonly label: string
  readonly logos: readonly Logo[]
  /** Slugs of brands that have a page, by English name. */
  readonly brandSlugs?: ReadonlyMap<string, string>
}

/** Shows several logos and moves one further at every step; a logo is grey until it is pointed at. */
export function LogoCarousel({ label, logos, brandSlugs }: LogoCarouselProps) {
  const texts = useCarouselTexts()
  const language = useLanguage()
  if (logos.length === 0) return null
  return (
    <Carousel
      className={styles.carousel}
      slideClassName={styles.slide}
      controlsClassName={styles.controls}
      view="several"
      label={label}
      texts={texts}
      direction={directionOf(language)}
      slides={logos.map((logo) => ({ key: logo.name.en, content: <LogoSlide logo={logo} slug={brandSlugs?.get(logo.name.en)} /> }))}
      autoplayMs={STEP_MS}
      hasArrows
    />
  )
}

function LogoSlide({ logo, slug }: { readonly logo: Logo; readonly slug: string | undefined }) {
  const language = useLanguage()
  const name = inLanguage(logo.name, language)
  const src = wordmarkOf(logo)
  const picture =
    src === null ? (
      <span className={styles.name}>{name}</span>
    ) : (
      <img className={styles.logo} src={src} width={140} height={48} alt={name} loading="lazy" decoding="async" />
    )
  if (slug === undefined) return <div className={styles.box}>{picture}</div>
  return (
    <Link className={styles.box} to={pathInLanguage(`/shop/brand/${slug}`, language)} draggable={false}>
      {picture}
    </Link>
  )
}
