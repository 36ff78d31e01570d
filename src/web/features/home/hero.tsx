import type { HeroSlide } from '#domain/settings/shop-settings.ts'
import { directionOf, inLanguage } from '#domain/text/language.ts'
import { homeTexts } from '#i18n/sets/home.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { WhatsAppLink } from '../../shop/contact/contact-links.tsx'
import { storedPicture } from '../../shop/pictures.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { useCarouselTexts } from './carousel-texts.ts'
import styles from './hero.module.css'
import { KitchenLine } from './kitchen-line.tsx'
import { linkInLanguage } from './link-in-language.ts'

const SLIDE_MS = 5000

export function Hero({ slides }: { readonly slides: readonly HeroSlide[] }) {
  const { t } = useTexts(homeTexts)
  const texts = useCarouselTexts()
  const language = useLanguage()
  if (slides.length === 0) return null
  return (
    <Carousel
      className={styles.hero}
      controlsClassName={styles.controls}
      label={t('home.hero')}
      texts={texts}
      direction={directionOf(language)}
      slides={slides.map((slide, index) => ({ key: slide.title.en, content: <Slide slide={slide} isFirst={index === 0} /> }))}
      autoplayMs={SLIDE_MS}
      marks="bars"
    />
  )
}

function Slide({ slide, isFirst }: { readonly slide: HeroSlide; readonly isFirst: boolean }) {
  const language = useLanguage()
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <Heading className={styles.heading}>{inLanguage(slide.title, language)}</Heading>
        <p className={styles.lead}>{inLanguage(slide.text, language)}</p>
        <div className={styles.ways}>
          <ButtonLink tone="primary" to={linkInLanguage(inLanguage(slide.link.to, language), language)}>
            {inLanguage(slide.link.label, language)}
          </ButtonLink>
          <WhatsAppLink className={buttonLook('secondary')} />
        </div>
      </div>
      {slide.picture === undefined ? (
        <KitchenLine line={slide.line} isFirst={isFirst} />
      ) : (
        <SlidePicture src={slide.picture} isFirst={isFirst} />
      )}
    </div>
  )
}

const WIDTHS = { plain: 1200, light: [400, 800, 1200] } as const

function SlidePicture({ src, isFirst }: { readonly src: string; readonly isFirst: boolean }) {
  const [{ src: plain, formats }] = storedPicture(src, WIDTHS)
  return (
    <picture className={styles.picture}>
      {formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 1024px) 1232px, 100vw" />
      ))}
      <img
        src={plain}
        width={1232}
        height={344}
        alt=""
        {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', fetchPriority: 'low', decoding: 'async' })}
      />
    </picture>
  )
}
