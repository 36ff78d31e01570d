import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ShopPlace } from '#domain/chat-links.ts'
import { inLanguage } from '#domain/language.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { keptPicture } from '../../platform/pictures.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './place-card.module.css'

const WIDTHS = { plain: 200, light: [200] } as const
const SIZE = 56

/** A product or order of this shop that somebody named by its address. */
export function PlaceCard({ place }: { readonly place: ShopPlace }) {
  return place.kind === 'product' ? <ProductCard slug={place.slug} /> : <OrderCard id={place.id} />
}

interface Shown {
  readonly name: string
  readonly nameAr: string
  readonly sku: string
  readonly imageUrl: string | null
}

/** Nothing for a product that is not there: its address is a link all the same. */
function ProductCard({ slug }: { readonly slug: string }) {
  const { t } = useTexts()
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
      <FallbackPicture
        className={styles.picture}
        sources={keptPicture(product.imageUrl, WIDTHS)}
        alt=""
        sizes={`${SIZE}px`}
        width={SIZE}
        height={SIZE}
      />
      <span className={styles.words}>
        <span className={styles.kind}>{t('support.productCard')}</span>
        <bdi className={styles.name}>{inLanguage({ en: product.name, ar: product.nameAr }, language)}</bdi>
        <bdi className={styles.kind} dir="ltr">
          {product.sku}
        </bdi>
      </span>
    </Link>
  )
}

/** Whether it may be seen is for its own page to say. */
function OrderCard({ id }: { readonly id: string }) {
  const { t } = useTexts()
  return (
    <Link className={styles.card} to={pathInLanguage(`/order/${id}`, useLanguage())}>
      <span className={styles.sign}>
        <Icon name="receipt" />
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
