import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ShopLink } from '#domain/support/chat-links.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Thumbnail } from '../../shop/thumbnail.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import styles from './link-card.module.css'

/** Shows a product or order of this shop that a message links to. */
export function LinkCard({ link }: { readonly link: ShopLink }) {
  return link.kind === 'product' ? <ProductCard slug={link.slug} /> : <OrderCard id={link.id} />
}

interface Shown {
  readonly name: string
  readonly nameAr: string
  readonly sku: string
  readonly imageUrl: string | null
  readonly images: readonly string[]
}

/** Shows nothing for a product that does not exist: the text holds the link anyway. */
function ProductCard({ slug }: { readonly slug: string }) {
  const { t } = useTexts(supportTexts)
  const language = useLanguage()
  const api = useApi()
  const [product, setProduct] = useState<Shown | null>(null)
  useEffect(() => {
    let isWanted = true
    api.call('GET /api/product/item/:slug', { params: { slug } }).then(
      ({ product: found }) => {
        if (isWanted) setProduct(found)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api, slug])
  if (product === null) return null
  return (
    <Link className={styles.card} to={pathInLanguage(`/product/${slug}`, language)}>
      <Thumbnail product={product} size={56} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.kind}>{t('support.productCard')}</span>
        <bdi className={styles.name}>{nameOf(product, language)}</bdi>
        <bdi className={styles.kind} dir="ltr">
          {product.sku}
        </bdi>
      </span>
    </Link>
  )
}

/** The order's own page decides whether the reader may see it. */
function OrderCard({ id }: { readonly id: string }) {
  const { t } = useTexts(supportTexts)
  return (
    <Link className={styles.card} to={pathInLanguage(`/order/${id}`, useLanguage())}>
      <span className={styles.sign}>
        <AnyIcon name="receipt" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t('support.orderCard')}</span>
        <bdi className={styles.kind} dir="ltr">
          {id}
        </bdi>
      </span>
    </Link>
  )
}
