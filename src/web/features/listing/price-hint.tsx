import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { usePriceReason } from '../../shop/price-reason.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './price-hint.module.css'

/** Says once, above a list without prices, how to see them. Its room stays when the prices arrive, so that nothing moves under the thumb. */
export function PriceHint({ products }: { readonly products: readonly { readonly price?: number | undefined }[] }) {
  const { text, to } = usePriceReason()
  const [shown, setShown] = useState<string | null>(null)
  const isOffered = to !== undefined && products[0] !== undefined && products[0].price === undefined
  useEffect(() => {
    if (isOffered) setShown(text)
  }, [isOffered, text])
  if (isOffered) {
    return (
      <Link className={styles.hint} to={to}>
        <Icon name="lock" />
        {text}
      </Link>
    )
  }
  if (shown === null) return null
  return (
    <span className={styles.room} data-text={shown} aria-hidden="true">
      <Icon name="lock" />
    </span>
  )
}
