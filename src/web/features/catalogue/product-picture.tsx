import { formatMeasure } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useProductPicture } from '../../shop/drive-images.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import type { CardProduct } from './card-product.ts'
import styles from './product-picture.module.css'

const WIDTHS = { plain: 400, light: [200, 400, 800] } as const
const SIZES = '(min-width: 1100px) 270px, (min-width: 768px) 28vw, 42vw'

export interface ProductPictureProps {
  readonly product: CardProduct
  /** The picture is among those that a visitor sees first. */
  readonly isFirst: boolean
}

/** Shows the picture on a grey ground, with the product's width written under it where it is known. */
export function ProductPicture({ product, isFirst }: ProductPictureProps) {
  const language = useLanguage()
  const widthMm = product.specs.widthMm
  const sources = useProductPicture(product, WIDTHS)
  return (
    <div className={styles.well}>
      <FallbackPicture
        key={sources[0].src}
        className={styles.picture}
        sources={sources}
        alt={nameOf(product, language)}
        sizes={SIZES}
        width={400}
        height={300}
        isFirst={isFirst}
      />
      {widthMm !== undefined && (
        <p className={styles.width}>
          <Ltr>{formatMeasure(widthMm, 'mm', language)}</Ltr>
        </p>
      )}
    </div>
  )
}
