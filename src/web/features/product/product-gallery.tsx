import { type ReactNode, useState } from 'react'
import { directionOf, inLanguage } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { CarouselTexts } from '../../ui/carousel/carousel-controls.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { Gallery } from '../../ui/gallery/gallery.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ProductPicture } from './pictures.ts'
import styles from './product-gallery.module.css'

const { Section: ZoomDialog } = lazySection(() => import('./zoom-dialog.tsx').then((module) => module.ZoomDialog), null)

const SIZES = '(min-width: 1280px) 720px, (min-width: 768px) 56vw, 100vw'

interface Zoom {
  readonly at: number
  /** A closed dialog stays in the document, so that it can return the focus. */
  readonly isOpen: boolean
}

export interface ProductGalleryProps {
  readonly name: string
  readonly pictures: readonly ProductPicture[]
}

export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const count = pictures.length
  const altOf = ({ told }: ProductPicture, index: number) =>
    inLanguage({ en: told?.alt ?? '', ar: told?.altAr ?? '' }, language) || positionOf(index)
  const positionOf = (index: number) =>
    count === 1 ? name : t('product.gallery.alt', { name, n: formatNumber(index + 1, language), total: formatNumber(count, language) })
  return (
    <div className={styles.gallery}>
      <Gallery
        label={t('product.gallery.label')}
        texts={useCarouselTexts()}
        direction={directionOf(language)}
        pictures={pictures.map((picture, index) => ({
          key: picture.key,
          large: (
            <>
              <FallbackPicture
                key={picture.key}
                className={styles.picture}
                sources={picture.sources}
                alt={altOf(picture, index)}
                sizes={SIZES}
                width={800}
                height={600}
                isFirst={index === 0}
              />
              <ZoomControl address={picture.sources[0].src} onOpen={() => setZoom({ at: index, isOpen: true })}>
                {t('product.gallery.zoom')}
              </ZoomControl>
            </>
          ),
          thumbnail: (
            <FallbackPicture
              key={picture.key}
              className={styles.thumbnail}
              sources={picture.sources}
              alt=""
              sizes="96px"
              width={96}
              height={72}
            />
          ),
        }))}
      />
      {zoom !== null && (
        <ZoomDialog
          name={name}
          pictures={pictures}
          altOf={altOf}
          {...zoom}
          onMove={(at) => setZoom({ at, isOpen: true })}
          onClose={() => setZoom({ ...zoom, isOpen: false })}
        />
      )}
    </div>
  )
}

interface ZoomControlProps {
  readonly address: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** A link to the picture until scripts can open it in a dialog. */
function ZoomControl({ address, onOpen, children }: ZoomControlProps) {
  const content = (
    <>
      <span className={styles.lens}>
        <Icon name="search" />
      </span>
      <span className="visually-hidden">{children}</span>
    </>
  )
  return useIsHydrated() ? (
    <button type="button" className={styles.zoom} aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <a className={styles.zoom} href={address}>
      {content}
    </a>
  )
}

function useCarouselTexts(): CarouselTexts {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return {
    carousel: t('product.gallery.carousel'),
    slide: t('product.gallery.slide'),
    position: (n, count) => t('product.gallery.position', { n: number(n), total: number(count) }),
    goTo: (n) => t('product.gallery.goTo', { n: number(n) }),
    previous: t('product.gallery.previous'),
    next: t('product.gallery.next'),
    // The carousel never plays by itself.
    pause: '',
    play: '',
  }
}
