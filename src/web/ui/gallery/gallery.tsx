import { type ReactNode, useState } from 'react'
import { Carousel, type CarouselJump } from '../carousel/carousel.tsx'
import type { CarouselTexts } from '../carousel/carousel-controls.tsx'
import styles from './gallery.module.css'

export interface GalleryPicture {
  readonly key: string
  readonly large: ReactNode
  readonly thumbnail: ReactNode
}

export interface GalleryProps {
  readonly label: string
  readonly texts: CarouselTexts
  readonly direction: 'ltr' | 'rtl'
  readonly pictures: readonly GalleryPicture[]
}

/** Pictures of one thing: a single one stands still; several are turned by swipe, dot or thumbnail and never by themselves. */
export function Gallery({ label, texts, direction, pictures }: GalleryProps) {
  const [selected, setSelected] = useState(0)
  const [jump, setJump] = useState<CarouselJump>()
  const [only] = pictures
  if (pictures.length < 2) return <div className={styles.frame}>{only?.large}</div>
  return (
    <div className={styles.gallery}>
      <Carousel
        label={label}
        texts={texts}
        direction={direction}
        marks="dots"
        jump={jump}
        onSelect={setSelected}
        slideClassName={styles.frame}
        controlsClassName={styles.controls}
        slides={pictures.map(({ key, large }) => ({ key, content: large }))}
      />

      <ul className={styles.thumbnails}>
        {pictures.map(({ key, thumbnail }, index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={texts.goTo(index + 1)}
              aria-current={index === selected || undefined}
              onClick={() => {
                setSelected(index)
                setJump({ index })
              }}
            >
              {thumbnail}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
