import type { ReactNode } from 'react'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatMoney, formatRating } from '#i18n/formats.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { unbroken } from '../../platform/texts/unbroken.ts'
import { Price } from '../../shop/price.tsx'
import { usePriceReason } from '../../shop/price-reason.tsx'
import { Stock } from '../../shop/stock.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { PageLink } from '../../ui/link/page-link.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import type { CardProduct } from './card-product.ts'
import { keyFacts } from './key-facts.ts'
import styles from './product-card.module.css'
import { ProductPicture } from './product-picture.tsx'

/** Parts of a card that other features provide. */
export interface CardSlots {
  /** The heart lies at the picture's end, 44 × 44. */
  readonly heart?: ReactNode
  /** The button fills the card's foot. */
  readonly button?: ReactNode
}

export interface ProductCardProps extends CardSlots {
  readonly product: CardProduct
  /** The card is among those that a visitor sees first. */
  readonly isFirst?: boolean
}

export function ProductCard({ product, isFirst = false, heart, button }: ProductCardProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const reason = usePriceReason()
  const isInStock = product.stock > 0
  return (
    <article className={styles.card}>
      <ProductPicture product={product} isFirst={isFirst} />
      <p className={product.isNew ? styles.badgeNew : styles.badgeUsed}>
        {t(product.isNew ? 'catalogue.card.new' : 'catalogue.card.used')}
      </p>
      {heart !== undefined && <div className={styles.heart}>{heart}</div>}
      <div className={styles.facts}>
        <p className={styles.brand}>{product.brand !== null && <Bdi>{nameOf(product.brand, language)}</Bdi>}</p>
        <h3 className={styles.name}>
          <PageLink className={styles.link} to={pathInLanguage(`/product/${product.slug}`, language)}>
            {unbroken(nameOf(product, language))}
          </PageLink>
        </h3>
        <KeyFacts product={product} />
        {product.totalReviews > 0 && <Rating product={product} />}
        <div className={styles.foot}>
          <Price
            size="card"
            amount={product.price === undefined ? undefined : formatMoney(product.price, language, SHOP_CURRENCY)}
            reason={reason}
          />
          <p className={styles.stock}>
            <Stock isThere={isInStock}>{t(isInStock ? 'catalogue.card.inStock' : 'catalogue.card.outOfStock')}</Stock>
          </p>
        </div>
        {button !== undefined && <div className={styles.button}>{button}</div>}
      </div>
    </article>
  )
}

function KeyFacts({ product }: { readonly product: CardProduct }) {
  const { t } = useTexts()
  const facts = keyFacts(product.specs, useLanguage(), t)
  if (facts.length === 0) return null
  return (
    <ul className={styles.keyFacts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Bdi>{fact}</Bdi>
        </li>
      ))}
    </ul>
  )
}

function Rating({ product }: { readonly product: CardProduct }) {
  const { t } = useTexts()
  const language = useLanguage()
  const average = formatRating(product.averageRating, language)
  return (
    <p className={styles.rating}>
      <Stars value={product.averageRating} label={t('catalogue.card.rating', { average })} />
      <span aria-hidden="true">{average}</span>
      <span>{t('catalogue.card.reviewed', { count: product.totalReviews })}</span>
    </p>
  )
}
