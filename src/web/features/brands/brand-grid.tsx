import { useState } from 'react'
import { Link } from 'react-router'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { BrandSearch, brandsFound } from '../../shop/brand-search.tsx'
import styles from './brand-grid.module.css'

export interface BrandBox {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly to: string
  /** The address of its wordmark, where the shop has one. */
  readonly logo: string | null
  readonly productCount: number
}

/** Shows a box for each brand; its name is the link and covers the box. */
export function BrandGrid({ brands }: { readonly brands: readonly BrandBox[] }) {
  const { t } = useTexts(listingTexts)
  const [typed, setTyped] = useState('')
  const fitting = brandsFound(brands, typed)
  return (
    <>
      <div className={styles.find}>
        <BrandSearch typed={typed} onType={setTyped} />
        <p role="status">{fitting.length === 0 ? t('catalogue.none.brands') : ''}</p>
      </div>
      <ul className={styles.grid}>
        {fitting.map(({ slug, name, description, to, logo, productCount }) => (
          <li key={slug} className={styles.box}>
            {logo !== null && <img className={styles.logo} src={logo} width={140} height={48} alt="" loading="lazy" decoding="async" />}
            <h2 className={styles.name}>
              <Link className={styles.link} to={to}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className={styles.description} dir="auto">
              {description}
            </p>
            <p className={styles.count}>{t('catalogue.items', { count: productCount })}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
