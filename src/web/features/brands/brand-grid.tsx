import { Link } from 'react-router'
import styles from './brand-grid.module.css'

export interface BrandBox {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly to: string
}

/** A box for each brand; its name is the link and covers the box. */
export function BrandGrid({ brands }: { readonly brands: readonly BrandBox[] }) {
  return (
    <ul className={styles.grid}>
      {brands.map(({ slug, name, description, to }) => (
        <li key={slug} className={styles.box}>
          <h2 className={styles.name}>
            <Link className={styles.link} to={to}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className={styles.description} dir="auto">
            {description}
          </p>
        </li>
      ))}
    </ul>
  )
}
