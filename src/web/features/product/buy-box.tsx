import { Link } from 'react-router'
import { QUANTITY_MIN } from '#domain/catalogue/quantity.ts'
import type { ServicePromise } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatRating } from '#i18n/formats.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { unbroken } from '../../platform/texts/unbroken.ts'
import { WhatsAppLink } from '../../shop/contact/contact-links.tsx'
import type { ContactSubject } from '../../shop/contact/contact-subject.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { Stock } from '../../shop/stock.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { OWN_ACTIONS_ID } from './action-bar.tsx'
import styles from './buy-box.module.css'
import { PriceLine } from './price-line.tsx'
import type { ProductOnPage } from './product-on-page.ts'
import type { ProductSlots } from './product-slots.ts'
import { ShareLinks } from './share-links.tsx'
import { SkuLine } from './sku-line.tsx'
import type { QuantityState } from './use-quantity.ts'

export interface BuyBoxProps extends ProductSlots {
  readonly product: ProductOnPage
  readonly quantity: QuantityState
  /** The page's own address; unknown where the shop's address is unknown. */
  readonly link: string | undefined
}

/** Shows the facts for a decision, and the actions. */
export function BuyBox({ product, quantity, link, heart, requestButton }: BuyBoxProps) {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const name = nameOf(product, language)
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <div className={styles.names}>
          {product.brand !== null && (
            <Link className={styles.brand} to={pathInLanguage(`/shop/brand/${product.brand.slug}`, language)}>
              <bdi>{nameOf(product.brand, language)}</bdi>
            </Link>
          )}
          <h1 dir="auto">{unbroken(name)}</h1>
          <SkuLine sku={product.sku} folderUrl={product.folderUrl} />
        </div>
        {heart}
      </div>
      {product.totalReviews > 0 && <RatingLine product={product} />}
      <p className={styles.states}>
        <span className={product.isNew ? styles.new : styles.used}>{t(product.isNew ? 'catalogue.card.new' : 'catalogue.card.used')}</span>
        <Stock isThere={!quantity.isOutOfStock}>{t(quantity.isOutOfStock ? 'product.outOfStock' : 'product.inStock')}</Stock>
      </p>
      <div className={styles.price}>
        <PriceLine price={product.price} />
      </div>
      <Quantity quantity={quantity} />
      <div id={OWN_ACTIONS_ID} className={styles.actions}>
        {requestButton?.(quantity)}
        <Ask name={name} sku={product.sku} link={link} />
      </div>
      <Promises />
      {link !== undefined && <ShareLinks name={name} link={link} />}
    </div>
  )
}

const PROMISE_ICONS = { call: 'call', installation: 'tools', parts: 'box' } as const satisfies Record<ServicePromise['topic'], IconName>

function Promises() {
  const shop = useShop()
  const language = useLanguage()
  const promises: readonly ServicePromise[] = shop.promises
  if (promises.length === 0) return null
  return (
    <ul className={styles.promises}>
      {promises.map(({ topic, text }) => (
        <li key={topic}>
          <Icon name={PROMISE_ICONS[topic]} />
          {inLanguage(text, language)}
        </li>
      ))}
    </ul>
  )
}

function RatingLine({ product: { averageRating, totalReviews } }: { readonly product: ProductOnPage }) {
  const { t } = useTexts()
  const average = formatRating(averageRating, useLanguage())
  return (
    <p className={styles.rating}>
      <Stars value={averageRating} label={t('catalogue.card.rating', { average })} />
      <span aria-hidden="true">{average}</span>
      <a className={styles.toReviews} href="#reviews">
        {t('catalogue.card.reviewed', { count: totalReviews })}
      </a>
    </p>
  )
}

function Quantity({ quantity: { text, error, max, reason, isOutOfStock, type, leave } }: { readonly quantity: QuantityState }) {
  const { t } = useTexts(productTexts)
  return (
    <QuantityField
      label={t('product.quantity.label')}
      increaseLabel={t('product.quantity.increase')}
      decreaseLabel={t('product.quantity.decrease')}
      text={text}
      least={QUANTITY_MIN}
      most={max}
      error={error}
      wholeOnly={t('product.quantity.wholeOnly')}
      reason={reason}
      isDisabled={isOutOfStock}
      hasSteps={useIsHydrated()}
      onType={type}
      onLeave={leave}
    />
  )
}

function Ask(subject: ContactSubject) {
  const { t } = useTexts(productTexts)
  return (
    <WhatsAppLink className={styles.ask} subject={subject}>
      {t('product.ask')}
    </WhatsAppLink>
  )
}
