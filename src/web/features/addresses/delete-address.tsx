import type { AddressReply } from '#contract/addresses.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DeleteButton } from '../../ui/dialog/delete-button.tsx'
import { AddressLines } from './address-lines.tsx'

export interface DeleteAddressProps {
  readonly address: AddressReply
  readonly onDeleted: (message: string) => void
}

export function DeleteAddress({ address, onDeleted }: DeleteAddressProps) {
  const { t } = useTexts(dashboardTexts)
  const api = useApi()
  return (
    <DeleteButton
      texts={{
        button: t('dashboard.addresses.delete'),
        title: t('dashboard.addresses.deleteTitle'),
        back: t('dashboard.goBack'),
      }}
      send={async () => (await api.call('DELETE /api/address/delete/:id', { params: { id: address._id } })).message}
      onDeleted={onDeleted}
      onFailed={(error) => reportFailure(error, t)}
    >
      <p>
        <strong>
          <bdi>{address.address}</bdi>
        </strong>
      </p>
      <AddressLines address={address} />
    </DeleteButton>
  )
}
