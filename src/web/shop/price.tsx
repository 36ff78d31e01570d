import { Link } from 'react-router'
import { Ltr } from '../ui/bidi/ltr.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './price.module.css'

export interface PriceProps {
  /** The formatted amount; undefined for viewers who may not see it. */
  readonly amount: string | undefined
  /** The text in place of an amount: why there is none, and where that can be changed. */
  readonly reason: { readonly text: string; readonly to?: string | undefined }
  readonly size: 'card' | 'page'
}

/**
 * Shows an amount or the reason why there is none in the same space, so that replacing one by the other moves nothing. A list says once
 * above its cards where that can be changed.
 */
export function Price({ amount, reason: { text, to }, size }: PriceProps) {
  if (amount !== undefined) {
    return (
      <p className={styles.amount} data-size={size}>
        <Ltr>{amount}</Ltr>
      </p>
    )
  }
  return (
    <p className={styles.reason} data-size={size}>
      {size === 'page' && <Icon name="lock" />}
      {to === undefined || size === 'card' ? (
        <span>{text}</span>
      ) : (
        <Link className={styles.link} to={to}>
          {text}
        </Link>
      )}
    </p>
  )
}
