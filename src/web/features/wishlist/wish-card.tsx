import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { WishReply } from '#contract/wishlist.ts'
import { inLanguage } from '#domain/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatMoney } from '#i18n/formats.ts'
import { shop } from '#shop-config'
import { useDriveImages } from '../../platform/drive-images.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { foreignPicture, keptPicture } from '../../platform/pictures.ts'
import { usePriceReason } from '../../platform/price-reason.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Price } from '../../ui/price/price.tsx'
import { Stock } from '../../ui/stock/stock.tsx'
import styles from './wish-card.module.css'
import type { WishedProduct } from './wish-list.ts'

export interface WishCardProps {
  readonly wish: WishReply
  readonly requestButton: ReactNode
  readonly onTakeOff: () => void
}

export function WishCard({ wish: { product, created }, requestButton, onTakeOff }: WishCardProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const name = product === null ? null : inLanguage({ en: product.name, ar: product.nameAr }, language)
  return (
    <li className={styles.card}>
      <Picture product={product} />
      <div className={styles.facts}>
        {product === null ? <p className={styles.gone}>{t('wishlist.gone')}</p> : <Facts product={product} />}
        <p className={styles.date}>{t('wishlist.added', { date: isolate(formatLongDate(created, language)) })}</p>
      </div>
      <div className={styles.actions}>
        {requestButton}
        <button
          type="button"
          className={styles.remove}
          aria-label={name === null ? t('wishlist.removeGone') : t('wishlist.removeOf', { name: isolate(name) })}
          onClick={onTakeOff}
        >
          <Icon name="trash" />
          <span>{t('wishlist.remove')}</span>
        </button>
      </div>
    </li>
  )
}

function Facts({ product }: { readonly product: WishedProduct }) {
  const { t } = useTexts()
  const language = useLanguage()
  const isInStock = product.inventory > 0
  return (
    <>
      {product.brand !== null && (
        <p className={styles.brand}>
          <Bdi>{inLanguage({ en: product.brand.name, ar: product.brand.nameAr }, language)}</Bdi>
        </p>
      )}
      <h2 className={styles.name}>
        <Link to={pathInLanguage(`/product/${product.slug}`, language)}>
          <Bdi>{inLanguage({ en: product.name, ar: product.nameAr }, language)}</Bdi>
        </Link>
      </h2>
      <div className={styles.price}>
        <Price
          size="card"
          amount={product.price === undefined ? undefined : formatMoney(product.price, language, shop.priceLabel)}
          reason={usePriceReason()}
        />
        <span className={styles.stock}>
          <Stock isThere={isInStock}>{t(isInStock ? 'catalogue.card.inStock' : 'catalogue.card.outOfStock')}</Stock>
        </span>
      </div>
    </>
  )
}

const WIDTHS = { plain: 200, light: [200] } as const
const SIZE = 96

/** Beside the name that says what it shows. */
function Picture({ product }: { readonly product: WishReply['product'] }) {
  const own = keptPicture(product?.imageUrl ?? null, WIDTHS)
  const [onDrive] = useDriveImages(product?.images ?? [])
  const sources = onDrive === undefined ? own : ([foreignPicture(onDrive), ...own] as const)
  return (
    <FallbackPicture
      key={sources[0].src}
      className={styles.picture}
      sources={sources}
      alt=""
      sizes={`${SIZE}px`}
      width={SIZE}
      height={SIZE}
    />
  )
}
