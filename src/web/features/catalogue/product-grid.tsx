import type { CardProduct } from './card-product.ts'
import { type CardSlots, ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  readonly products: readonly CardProduct[]
  /** The number of cards in the first view; the others' pictures load when they come near. */
  readonly firstSeen?: number
  /** Other cards are loading: these turn into skeletons in their places. */
  readonly isWaiting?: boolean
  readonly slotsOf?: (product: CardProduct) => CardSlots
  /** The number of cards in a row, so that the last row has no holes: four narrow cards or two wide ones. */
  readonly columns?: 2 | 4
}

export function ProductGrid({ products, firstSeen = 0, isWaiting = false, slotsOf, columns = 4 }: ProductGridProps) {
  return (
    <div className={styles.room}>
      <ul
        className={styles.grid}
        data-columns={columns}
        data-waiting={isWaiting || undefined}
        aria-busy={isWaiting || undefined}
        inert={isWaiting}
      >
        {products.map((product, index) => (
          <li key={product._id} className={styles.cell}>
            <ProductCard product={product} isFirst={index < firstSeen} {...slotsOf?.(product)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
