import type { ReactNode } from 'react'
import { productTexts } from '#i18n/sets/product.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useContactSubject } from '../../shop/contact/contact-subject.tsx'
import { useDriveImages } from '../../shop/drive-images.ts'
import { usePublicUrl } from '../../shop/frame/root-data.ts'
import { Band } from '../../ui/band/band.tsx'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ActionBar } from './action-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { picturesOf } from './pictures.ts'
import { PriceLine } from './price-line.tsx'
import { ProductGallery } from './product-gallery.tsx'
import type { ProductOnPage } from './product-on-page.ts'
import styles from './product-page.module.css'
import { ProductSections, RELATED_ID } from './product-sections.tsx'
import type { ProductSlots } from './product-slots.ts'
import { useQuantity } from './use-quantity.ts'

export interface ProductPageProps {
  readonly product: ProductOnPage
  readonly crumbs: readonly Crumb[]
  readonly slots?: ProductSlots
  /** Absent if there are no reviews. */
  readonly reviews?: ReactNode
  /** Absent if there are no related products. */
  readonly related?: ReactNode
}

export function ProductPage({ product, crumbs, slots = {}, reviews, related }: ProductPageProps) {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const publicUrl = usePublicUrl()
  const quantity = useQuantity(product.stock)
  const name = nameOf(product, language)
  const link = publicUrl === undefined ? undefined : publicUrl + pathInLanguage(`/product/${product.slug}`, language)
  useContactSubject({ name, sku: product.sku, link })
  return (
    <>
      <Band>
        <div className={styles.path}>
          <Breadcrumb label={t('product.path.label')} crumbs={crumbs} />
        </div>
        <div className={styles.product}>
          <div className={styles.gallery}>
            <ProductGallery name={name} pictures={picturesOf(product, useDriveImages(product.images))} />
          </div>
          <div className={styles.box}>
            <BuyBox product={product} quantity={quantity} link={link} {...slots} />
          </div>
          <div className={styles.sections}>
            <ProductSections product={product} reviews={reviews} hasRelated={related !== undefined} />
          </div>
        </div>
      </Band>
      {related !== undefined && (
        <Band>
          <section id={RELATED_ID} className={styles.related} aria-labelledby="related-title">
            <h2 id="related-title">{t('product.sections.related')}</h2>
            {related}
          </section>
        </Band>
      )}
      <ActionBar
        name={name}
        sku={product.sku}
        link={link}
        price={<PriceLine price={product.price} />}
        requestButton={slots.requestButton?.(quantity)}
      />
    </>
  )
}
