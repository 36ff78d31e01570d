import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatMoney } from '#i18n/formats.ts'
import { wishlistTexts } from '#i18n/sets/wishlist.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Price } from '../../shop/price.tsx'
import { usePriceReason } from '../../shop/price-reason.tsx'
import { Stock } from '../../shop/stock.tsx'
import { Thumbnail } from '../../shop/thumbnail.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import styles from './wish-card.module.css'
import type { Wish, WishedProduct } from './wish-list.ts'

export interface WishCardProps {
  readonly wish: Wish
  readonly requestButton: ReactNode
  readonly onTakeOff: () => void
}

export function WishCard({ wish: { product, created }, requestButton, onTakeOff }: WishCardProps) {
  const { t } = useTexts(wishlistTexts)
  const language = useLanguage()
  return (
    <li className={styles.card}>
      <Thumbnail product={{ images: [], ...product }} size={96} className={styles.picture} />
      <div className={styles.facts}>
        {product.isActive ? <Facts product={product} /> : <Unavailable product={product} />}
        <p className={styles.date}>{t('wishlist.added', { date: isolate(formatLongDate(created, language)) })}</p>
      </div>
      <div className={styles.actions}>
        {requestButton}
        <PlainButton
          look="own"
          className={styles.remove}
          aria-label={t('wishlist.removeOf', { name: isolate(nameOf(product, language)) })}
          onPress={onTakeOff}
        >
          <AnyIcon name="trash" />
          <span>{t('wishlist.remove')}</span>
        </PlainButton>
      </div>
    </li>
  )
}

/** The product's page answers not-found, so nothing links to it. */
function Unavailable({ product }: { readonly product: Wish['product'] }) {
  return (
    <>
      <h2 className={styles.goneName}>
        <Bdi>{nameOf(product, useLanguage())}</Bdi>
      </h2>
      <p className={styles.gone}>{useTexts(wishlistTexts).t('wishlist.gone')}</p>
    </>
  )
}

function Facts({ product }: { readonly product: WishedProduct }) {
  const { t } = useTexts()
  const language = useLanguage()
  const isInStock = product.stock > 0
  return (
    <>
      {product.brand !== null && (
        <p className={styles.brand}>
          <Bdi>{nameOf(product.brand, language)}</Bdi>
        </p>
      )}
      <h2 className={styles.name}>
        <Link to={pathInLanguage(`/product/${product.slug}`, language)}>
          <Bdi>{nameOf(product, language)}</Bdi>
        </Link>
      </h2>
      <div className={styles.price}>
        <Price
          size="card"
          amount={product.price === undefined ? undefined : formatMoney(product.price, language, SHOP_CURRENCY)}
          reason={usePriceReason()}
        />
        <span className={styles.stock}>
          <Stock isThere={isInStock}>{t(isInStock ? 'catalogue.card.inStock' : 'catalogue.card.outOfStock')}</Stock>
        </span>
      </div>
    </>
  )
}
