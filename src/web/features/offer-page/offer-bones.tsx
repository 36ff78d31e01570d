import { Bone } from '../../ui/skeleton/bone.tsx'
import styles from './offer-page.module.css'
import { useOfferTexts } from './offer-texts.ts'

/** The outline of the page while the offer is on its way. */
export function OfferBones() {
  const t = useOfferTexts()
  return (
    <div className={styles.ground}>
      <p className="visually-hidden" role="status">
        {t('offerPage.loading')}
      </p>
      <div className={styles.page}>
        <div className={styles.sheet}>
          <Bone shape="title" />
          <Bone shape="lead" />
          <Bone shape="sheet" />
        </div>
        <div className={styles.sheet}>
          <Bone shape="sheet" />
          <Bone shape="sheet" />
        </div>
      </div>
    </div>
  )
}
