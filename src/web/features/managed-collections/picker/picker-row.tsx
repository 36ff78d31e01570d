import type { ProductOption } from '#contract/products.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { storedPicture } from '../../../shop/pictures.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { FallbackPicture } from '../../../ui/gallery/fallback-picture.tsx'
import styles from './picker-row.module.css'

const WIDTHS = { plain: 200, light: [200] } as const
const SIZE = 44

export interface PickerRowProps {
  readonly product: ProductOption
  readonly isChosen: boolean
  readonly wasChosen: boolean
  readonly onPick: (isChosen: boolean) => void
}

export function PickerRow({ product, isChosen, wasChosen, onPick }: PickerRowProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <label className={styles.label}>
        <input type="checkbox" className={styles.box} checked={isChosen} onChange={({ target }) => onPick(target.checked)} />
        <FallbackPicture
          className={styles.picture}
          sources={storedPicture(product.imageUrl, WIDTHS)}
          alt=""
          sizes={`${SIZE}px`}
          width={SIZE}
          height={SIZE}
        />
        <span className={styles.words}>
          <bdi className={styles.name}>{nameOf(product, language)}</bdi>
          <Ltr className={styles.sku}>{product.sku}</Ltr>
        </span>
        <span className={styles.marks}>
          {!product.isActive && <Badge>{t('collections.picker.inactive')}</Badge>}
          {isChosen && !wasChosen && <Badge tone="success">{t('collections.picker.justAdded')}</Badge>}
          {!isChosen && wasChosen && <Badge tone="warning">{t('collections.picker.takenOut')}</Badge>}
        </span>
      </label>
    </li>
  )
}
