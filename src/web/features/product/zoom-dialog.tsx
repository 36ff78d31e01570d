import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { productTexts } from '#i18n/sets/product.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ProductPicture } from './pictures.ts'
import styles from './zoom-dialog.module.css'

/** Phones pan a picture larger than the screen. */
const SIZES = '(max-width: 767px) 300vw, 100vw'

const MIDDLE = { x: 0.5, y: 0.5 }

export interface ZoomDialogProps {
  readonly name: string
  readonly pictures: readonly ProductPicture[]
  readonly altOf: (picture: ProductPicture, index: number) => string
  readonly at: number
  readonly isOpen: boolean
  readonly onMove: (index: number) => void
  readonly onClose: () => void
}

/** Shows a picture as large as the screen; the code loads when somebody first opens it. */
export function ZoomDialog({ isOpen, onClose, ...rest }: ZoomDialogProps) {
  const { t } = useTexts(productTexts)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={rest.name} closeLabel={t('product.gallery.close')} side="cover">
      <Room {...rest} />
    </Drawer>
  )
}

function Room({ altOf, pictures, at, onMove }: Omit<ZoomDialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useTexts(productTexts)
  const [isLarge, setLarge] = useState(false)
  const { view, lookAt } = useLookedAt(`${at} ${isLarge}`)
  const picture = pictures[at]
  const step = (by: number) => {
    lookAt(MIDDLE)
    setLarge(false)
    onMove((at + by + pictures.length) % pictures.length)
  }
  const enlarge = (point: typeof MIDDLE) => {
    lookAt(point)
    setLarge(!isLarge)
  }
  return (
    <div className={styles.room}>
      {picture !== undefined && (
        <section
          ref={view}
          aria-label={altOf(picture, at)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan a picture larger than the screen
          tabIndex={0}
          className={isLarge ? `${styles.view} ${styles.large}` : styles.view}
          dir="ltr"
          onDoubleClick={(event) => enlarge(pointOf(event))}
        >
          <FallbackPicture
            key={picture.key}
            className={styles.picture}
            sources={picture.sources}
            alt={altOf(picture, at)}
            sizes={SIZES}
            width={1200}
            height={900}
            isFirst
          />
        </section>
      )}
      <div className={styles.steps}>
        {pictures.length > 1 && (
          <PlainButton look="own" className={styles.previous} onPress={() => step(-1)}>
            <Icon name="arrow" />
            <span className="visually-hidden">{t('product.gallery.previous')}</span>
          </PlainButton>
        )}
        <PlainButton look="own" className={styles.larger} aria-pressed={isLarge} onPress={() => enlarge(MIDDLE)}>
          <Icon name="search" />
          <span className="visually-hidden">{t('product.gallery.zoom')}</span>
        </PlainButton>
        {pictures.length > 1 && (
          <PlainButton look="own" className={styles.next} onPress={() => step(1)}>
            <Icon name="arrow" />
            <span className="visually-hidden">{t('product.gallery.next')}</span>
          </PlainButton>
        )}
      </div>
    </div>
  )
}

/** The tapped point of a picture, as shares of its size. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): typeof MIDDLE {
  const { left, top } = currentTarget.getBoundingClientRect()
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = currentTarget
  return { x: (clientX - left + scrollLeft) / scrollWidth, y: (clientY - top + scrollTop) / scrollHeight }
}

/** Centres the tapped point whenever the picture changes its size. */
function useLookedAt(size: string) {
  const view = useRef<HTMLElement>(null)
  const point = useRef(MIDDLE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each size
  useEffect(() => {
    const { current } = view
    if (current === null) return
    const look = () =>
      current.scrollTo({
        left: current.scrollWidth * point.current.x - current.clientWidth / 2,
        top: current.scrollHeight * point.current.y - current.clientHeight / 2,
        behavior: 'instant',
      })
    // The observer also fires once at the beginning, when the dialog has its size.
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [size])
  const lookAt = (at: typeof MIDDLE) => {
    point.current = at
  }
  return { view, lookAt }
}
