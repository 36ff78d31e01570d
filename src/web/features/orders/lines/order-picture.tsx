import type { OrderLineReply } from '#contract/orders.ts'
import { Thumbnail } from '../../../shop/thumbnail.tsx'
import styles from './order-picture.module.css'

export function OrderPicture({ product }: { readonly product: OrderLineReply['product'] }) {
  return <Thumbnail product={product} size={88} className={styles.picture} />
}
