import { useTexts } from '../../platform/texts.ts'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ProductPicture } from './pictures.ts'
import styles from './zoom-dialog.module.css'

/** Fingers pull a picture larger than a phone's screen. */
const SIZES = '(max-width: 799px) 200vw, 100vw'

export interface ZoomDialogProps {
  readonly name: string
  readonly pictures: readonly ProductPicture[]
  readonly at: number
  readonly isOpen: boolean
  readonly onMove: (index: number) => void
  readonly onClose: () => void
}

/** A picture as large as the screen; fetched when somebody first wants it. */
export default function ZoomDialog({ name, pictures, at, isOpen, onMove, onClose }: ZoomDialogProps) {
  const { t } = useTexts()
  const picture = pictures[at]
  const step = (by: number) => onMove((at + by + pictures.length) % pictures.length)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={name} closeLabel={t('product.gallery.close')} side="cover">
      <div className={styles.room}>
        {picture !== undefined && (
          <FallbackPicture
            key={picture.key}
            className={styles.picture}
            sources={picture.sources}
            alt={name}
            sizes={SIZES}
            width={1200}
            height={900}
            isFirst
          />
        )}
        {pictures.length > 1 && (
          <div className={styles.steps}>
            <button type="button" className={styles.previous} onClick={() => step(-1)}>
              <Icon name="arrow" />
              <span className="visually-hidden">{t('product.gallery.previous')}</span>
            </button>
            <button type="button" className={styles.next} onClick={() => step(1)}>
              <Icon name="arrow" />
              <span className="visually-hidden">{t('product.gallery.next')}</span>
            </button>
          </div>
        )}
      </div>
    </Drawer>
  )
}
