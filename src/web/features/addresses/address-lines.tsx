import type { AddressReply } from '#contract/addresses.ts'
import { governorateName } from '#i18n/governorates.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'

/** The lines of an address below its first one. */
export function AddressLines({ address: { city, state, zipCode } }: { readonly address: AddressReply }) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const [cityName, governorate] = [governorateName(city, language), governorateName(state, language)]
  return (
    <address>
      {/* A governorate's capital often has the same name, which is shown once. */}
      {cityName !== governorate && (
        <div>
          <bdi>{cityName}</bdi>
        </div>
      )}
      <div>
        <bdi>{governorate}</bdi> <Ltr>{zipCode}</Ltr>
      </div>
      <div>{t('dashboard.addresses.egypt')}</div>
    </address>
  )
}
