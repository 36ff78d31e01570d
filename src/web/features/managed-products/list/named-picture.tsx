import type { ReactNode } from 'react'
import type { Pictured } from '../../../shop/drive-images.ts'
import { Thumbnail } from '../../../shop/thumbnail.tsx'
import thumbnail from '../thumbnail.module.css'
import styles from './named-picture.module.css'

export interface NamedPictureProps {
  readonly product: Pictured
  /** Stands in small letters below the name. */
  readonly detail: ReactNode
  readonly children: ReactNode
}

/** A row's first cell: the product's picture beside its name. */
export function NamedPicture({ product, detail, children }: NamedPictureProps) {
  return (
    <span className={styles.product}>
      <Thumbnail product={product} size={56} className={thumbnail.thumbnail} />
      <span className={styles.words}>
        {children}
        <span className={styles.sku}>{detail}</span>
      </span>
    </span>
  )
}
