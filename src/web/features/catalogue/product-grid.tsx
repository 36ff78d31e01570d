import type { ProductCard as Product } from '#contract/catalogue.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

export function ProductGrid({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product._id} className={styles.cell}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
