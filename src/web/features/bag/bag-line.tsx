import { useState } from 'react'
import { Link } from 'react-router'
import { QUANTITY_DIGITS_MAX, QUANTITY_MIN, refuseQuantity, stepLimit } from '#domain/catalogue/quantity.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import type { BagChange, BagItem } from '#domain/orders/bag.ts'
import { typedDigits } from '#domain/text/typed-numbers.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { bagTexts } from '#i18n/sets/bag.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { storedPicture } from '../../shop/pictures.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx'
import styles from './bag-line.module.css'

const WIDTHS = { plain: 200, light: [200] } as const

export interface BagLineProps {
  readonly item: BagItem
  readonly change: BagChange | undefined
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

export function BagLine({ item, change, onQuantity, onRemove }: BagLineProps) {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const name = nameOf(item, language)
  return (
    <li className={styles.line}>
      <FallbackPicture
        className={styles.picture}
        sources={storedPicture(item.imageUrl, WIDTHS)}
        alt=""
        sizes="72px"
        width={72}
        height={72}
      />
      <div className={styles.facts}>
        <Link className={styles.name} to={pathInLanguage(`/product/${item.slug}`, language)}>
          <bdi>{name}</bdi>
        </Link>
        {item.sku !== '' && (
          <p className={styles.sku}>
            <Ltr>{item.sku}</Ltr>
          </p>
        )}
      </div>
      <PlainButton look="own" className={styles.remove} aria-label={t('bag.removeNamed', { name: isolate(name) })} onPress={onRemove}>
        <AnyIcon name="trash" />
      </PlainButton>
      <div className={styles.wide}>
        {change !== undefined && <ChangeNote change={change} onQuantity={onQuantity} />}
        <div className={styles.row}>
          {change?.kind !== 'gone' && <LineQuantity item={item} name={name} onQuantity={onQuantity} />}
          {item.totalPrice !== undefined && change?.kind !== 'gone' && (
            <p className={styles.total}>
              <Ltr>{formatMoney(item.totalPrice, language, SHOP_CURRENCY)}</Ltr>
            </p>
          )}
        </div>
      </div>
    </li>
  )
}

function LineQuantity({ item, name, onQuantity }: { readonly item: BagItem; readonly name: string } & Pick<BagLineProps, 'onQuantity'>) {
  const { t } = useTexts(bagTexts, productTexts)
  const language = useLanguage()
  // The text being typed; null while the field shows the bag's own number.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(item.quantity)
  const refusal = typed === null || typed === '' ? null : refuseQuantity(Number(typed), item.stock)
  const limit = stepLimit(item.stock)
  const tooMany = t('product.quantity.tooMany', { limit: formatNumber(limit, language) })
  const tooFew = t('product.quantity.tooFew', { limit: formatNumber(QUANTITY_MIN, language) })
  const error = refusal === null ? null : refusal.reason === 'too-many' ? tooMany : tooFew
  const isolated = isolate(name)
  return (
    <QuantityField
      label={t('bag.quantityOf', { name: isolated })}
      isLabelHidden
      increaseLabel={t('bag.increase', { name: isolated })}
      decreaseLabel={t('bag.decrease', { name: isolated })}
      text={text}
      least={QUANTITY_MIN}
      most={limit}
      error={error}
      wholeOnly={t('product.quantity.wholeOnly')}
      reason={typed === null && item.quantity === limit && t('product.quantity.most', { limit: formatNumber(limit, language) })}
      isDisabled={false}
      hasSteps
      isDense
      onType={(raw) => {
        const digits = typedDigits(raw, QUANTITY_DIGITS_MAX)
        if (digits === null) return false
        const quantity = Number(digits)
        const isFine = digits !== '' && refuseQuantity(quantity, item.stock) === null
        setTyped(isFine ? null : digits)
        if (isFine) onQuantity(quantity)
        return true
      }}
      onLeave={() => setTyped(null)}
    />
  )
}

function ChangeNote({ change, onQuantity }: { readonly change: BagChange } & Pick<BagLineProps, 'onQuantity'>) {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const money = (price: number) => isolate(formatMoney(price, language, SHOP_CURRENCY))
  switch (change.kind) {
    case 'gone':
      return <p className={styles.problem}>{t('bag.gone')}</p>
    case 'over-limit':
      return (
        <p className={styles.problem}>
          {t('bag.overLimit', { limit: formatNumber(change.limit, language) })}{' '}
          <PlainButton look="inline" onPress={() => onQuantity(change.limit)}>
            {t('bag.setTo', { limit: formatNumber(change.limit, language) })}
          </PlainButton>
        </p>
      )
    case 'price':
      return <p className={styles.news}>{t('bag.priceChanged', { before: money(change.before), now: money(change.now) })}</p>
  }
}
