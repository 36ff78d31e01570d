import { Link } from 'react-router'
import { usePriceReason } from '../../shop/price-reason.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './price-hint.module.css'

/** Says once, above a list without prices, how to see them. */
export function PriceHint({ products }: { readonly products: readonly { readonly price?: number | undefined }[] }) {
  const { text, to } = usePriceReason()
  if (to === undefined || products[0] === undefined || products[0].price !== undefined) return null
  return (
    <Link className={styles.hint} to={to}>
      <Icon name="lock" />
      {text}
    </Link>
  )
}
