import type { ReactNode } from 'react'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import styles from './list-heading.module.css'

export interface ListHeadingProps {
  readonly crumbs: readonly Crumb[]
  readonly heading: ReactNode
  readonly description?: string
  /** Stands below the description. */
  readonly children?: ReactNode
}

export function ListHeading({ crumbs, heading, description, children }: ListHeadingProps) {
  const { t } = useTexts(listingTexts)
  return (
    <div className={styles.head}>
      <Breadcrumb label={t('listing.path.label')} crumbs={crumbs} />
      <h1>{heading}</h1>
      {description !== undefined && description !== '' && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {children}
    </div>
  )
}
