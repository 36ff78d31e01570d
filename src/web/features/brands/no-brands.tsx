import { listingTexts } from '#i18n/sets/listing.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyIllustration } from '../../ui/empty-state/empty-illustration.tsx'
import styles from './no-brands.module.css'

export function NoBrands() {
  const { t } = useTexts(listingTexts)
  return (
    <div className={styles.none}>
      <EmptyIllustration />
      <p>{t('catalogue.none.brands')}</p>
      <ButtonLink tone="primary" to={pathInLanguage('/shop', useLanguage())}>
        {t('listing.empty.seeAll')}
      </ButtonLink>
    </div>
  )
}
