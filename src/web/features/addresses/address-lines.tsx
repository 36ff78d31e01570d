import type { AddressReply } from '#contract/addresses.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'

/** What stands below the first line of an address. */
export function AddressLines({ address: { city, state, zipCode } }: { readonly address: AddressReply }) {
  const { t } = useTexts()
  return (
    <address>
      <div>
        <bdi>{city}</bdi>
      </div>
      <div>
        <bdi>{state}</bdi> <Ltr>{zipCode}</Ltr>
      </div>
      <div>{t('dashboard.addresses.egypt')}</div>
    </address>
  )
}
