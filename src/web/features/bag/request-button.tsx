import { QUANTITY_MIN } from '#domain/catalogue/quantity.ts'
import { isInBag } from '#domain/orders/bag.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { putInBag, takeFromBag, useBag } from '../../shop/bag/bag.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { onFirstPress } from '../../ui/button/first-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { bagProduct, type RequestedProduct } from './bag-product.ts'
import styles from './request-button.module.css'

export interface RequestButtonProps {
  readonly product: RequestedProduct
  /** Null where the quantity field is invalid; its own message says why. */
  readonly quantity?: number | null
  readonly onAdded?: () => void
  /** The button is the main action on the product's own page, and a quiet one on a card. */
  readonly isMain?: boolean
}

/** Puts a product in the bag and opens it, or takes it out again. */
export function RequestButton({ product, quantity = QUANTITY_MIN, onAdded, isMain = false }: RequestButtonProps) {
  const { t } = useTexts()
  const isIn = isInBag(useBag(), product._id)
  const { setOpen } = useLayer('bag')
  const isHydrated = useIsHydrated()
  const name = nameOf(product, useLanguage())
  const toggle = () => {
    if (isIn) return takeFromBag(product._id)
    if (quantity === null) return
    putInBag(bagProduct(product), quantity)
    onAdded?.()
    setOpen(true)
  }
  return (
    <button
      type="button"
      className={buttonLook(isMain && !isIn ? 'primary' : 'secondary', styles.request)}
      disabled={!isHydrated}
      aria-disabled={!isIn && quantity === null}
      onClick={onFirstPress(toggle)}
    >
      {isIn && <Icon name="check" />}
      {t(isIn ? 'request.remove' : 'request.add')}
      <span className="visually-hidden">
        {' '}
        <bdi>{name}</bdi>
      </span>
    </button>
  )
}
