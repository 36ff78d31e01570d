import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './order-number.module.css'

export interface OrderNumberProps {
  readonly number: number
}

/** The number that people read out on the phone. */
export function OrderNumber({ number }: OrderNumberProps) {
  return <Ltr className={styles.number}>{orderNumberText(number)}</Ltr>
}
