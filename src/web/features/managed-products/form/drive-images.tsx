import { isolate } from '#i18n/bidi.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Thumbnail } from '../../../shop/thumbnail.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import rowStyles from '../pictures/picture-row.module.css'
import thumbnail from '../thumbnail.module.css'
import styles from './drive-fields.module.css'

export interface DriveImagesProps {
  readonly images: readonly string[]
  readonly onFirst: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** Shows the chosen pictures in their order; a broken one shows the placeholder. */
export function DriveImages({ images, onFirst, onRemove }: DriveImagesProps) {
  const { t } = useTexts(productsTexts)
  return (
    <ul className="stack gap-2" aria-label={t('products.drive.list')}>
      {images.map((id, index) => (
        <li key={id} className={rowStyles.row}>
          <Thumbnail product={{ imageUrl: null, images: [id] }} size={48} className={thumbnail.thumbnail} />
          <Ltr className={rowStyles.words}>{id}</Ltr>
          {index === 0 ? (
            <Badge tone="nile">{t('products.drive.main')}</Badge>
          ) : (
            <PlainButton look="icon" aria-label={t('products.drive.first', { id: isolate(id) })} onPress={() => onFirst(id)}>
              <span className={styles.up}>
                <Icon name="chevron" />
              </span>
            </PlainButton>
          )}
          <PlainButton look="icon" aria-label={t('products.drive.remove', { id: isolate(id) })} onPress={() => onRemove(id)}>
            <Icon name="close" />
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}
