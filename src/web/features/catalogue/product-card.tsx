import { useTranslation } from 'react-i18next'
import type { ProductCard as Product } from '#contract/catalogue.ts'
import { formatMoney } from '#i18n/formats.ts'
import { shop } from '#shop-config'
import { useLanguage } from '../../platform/language.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { nameOf } from './names.ts'
import styles from './product-card.module.css'
import { ProductPicture } from './product-picture.tsx'

export function ProductCard({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isInStock = product.inventory > 0
  return (
    <article className={styles.card}>
      <ProductPicture product={product} />
      <p className={product.taxable ? styles.badgeNew : styles.badgeUsed}>
        {t(product.taxable ? 'catalogue.card.new' : 'catalogue.card.used')}
      </p>
      <div className={styles.facts}>
        <p className={styles.brand}>{product.brand !== null && <Bdi>{nameOf(product.brand, language)}</Bdi>}</p>
        <h3 className={styles.name}>{nameOf(product, language)}</h3>
        <div className={styles.foot}>
          {product.price === undefined ? (
            <p className={styles.locked}>
              <Icon name="lock" />
              {t('catalogue.card.signInForPrice')}
            </p>
          ) : (
            <p className={styles.price}>
              <Ltr>{formatMoney(product.price, language, shop.priceLabel)}</Ltr>
            </p>
          )}
          <p className={isInStock ? styles.inStock : styles.outOfStock}>
            {t(isInStock ? 'catalogue.card.inStock' : 'catalogue.card.outOfStock')}
          </p>
        </div>
      </div>
    </article>
  )
}
