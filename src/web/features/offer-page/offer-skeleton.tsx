import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './offer-page.module.css'
import { useOfferTexts } from './offer-texts.ts'

/** The outline of the page while the offer is on its way. */
export function OfferSkeleton() {
  const t = useOfferTexts()
  return (
    <div className={styles.ground}>
      <p className="visually-hidden" role="status">
        {t('offerPage.loading')}
      </p>
      <div className={styles.page}>
        <div className={styles.sheet}>
          <Skeleton shape="title" />
          <Skeleton shape="lead" />
          <Skeleton shape="sheet" />
        </div>
        <div className={styles.sheet}>
          <Skeleton shape="sheet" />
          <Skeleton shape="sheet" />
        </div>
      </div>
    </div>
  )
}
