import type { ProductCard as Product } from '#contract/catalogue.ts'
import { MEDIA_WIDTHS, mediaVariant } from '#domain/media.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { nameOf } from './names.ts'
import styles from './product-picture.module.css'

const SIZES = '(min-width: 1100px) 290px, (min-width: 800px) 33vw, 50vw'

/** The picture on quiet steel, its width written under it where it is known. */
export function ProductPicture({ product }: { readonly product: Product }) {
  const language = useLanguage()
  const { imageUrl } = product
  const widthMm = product.specs.widthMm
  return (
    <div className={styles.well}>
      {imageUrl !== null && (
        <img
          className={styles.picture}
          src={mediaVariant(imageUrl, 400, 'webp')}
          srcSet={MEDIA_WIDTHS.map((width) => `${mediaVariant(imageUrl, width, 'webp')} ${width}w`).join(', ')}
          sizes={SIZES}
          width={400}
          height={300}
          alt={nameOf(product, language)}
          loading="lazy"
          decoding="async"
        />
      )}
      {widthMm !== undefined && (
        <p className={styles.tick}>
          <Ltr>{`${formatNumber(widthMm, language).replace(',', '\u00a0')}\u00a0mm`}</Ltr>
        </p>
      )}
    </div>
  )
}
