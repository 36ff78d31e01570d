import { offersTexts } from '#i18n/sets/offers.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { offersPath } from '../../shop/offer-paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'

/** Shown for an offer that does not exist, or not any more. */
export function NoOffer() {
  const { t } = useTexts(offersTexts)
  return (
    <EmptyState title={t('offers.missing')} isPage>
      <ButtonLink tone="secondary" to={offersPath(useLanguage())}>
        {t('offers.back')}
      </ButtonLink>
    </EmptyState>
  )
}
