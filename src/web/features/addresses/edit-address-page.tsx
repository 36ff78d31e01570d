import type { AddressReply } from '#contract/addresses.ts'
import { COUNTRY } from '#domain/accounts/addresses.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { AddressForm, type AddressValues } from './address-form.tsx'
import { useAddressPath } from './address-path.ts'
import { DeleteAddress } from './delete-address.tsx'

const fetchSchema = () => import('#contract/addresses.ts').then(({ AddressEditForm: schema }) => schema)

/** The key starts a new form for each address. */
export function EditAddressPage({ address }: { readonly address: AddressReply }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <PageHeader title={t('dashboard.addresses.editTitle')} path={useAddressPath(t('dashboard.addresses.editTitle'))} />
      <Card>
        <EditForm key={address._id} address={address} />
      </Card>
    </>
  )
}

function EditForm({ address }: { readonly address: AddressReply }) {
  const { t } = useTexts(dashboardTexts)
  const api = useApi()
  const { form, draft, guard, finish } = useRecordForm<AddressValues>({
    fetchSchema,
    defaults: valuesOf(address),
    draftName: `address/${address._id}`,
    list: pathInLanguage(SECTIONS.address, useLanguage()),
    send: (values) => api.call('PUT /api/address/:id', { params: { id: address._id }, body: values }),
  })
  return (
    <AddressForm
      form={form}
      guard={guard}
      draft={draft}
      submitLabel={t('dashboard.addresses.save')}
      aside={<DeleteAddress address={address} onDeleted={finish} />}
    />
  )
}

function valuesOf({ isDefault, address, city, state, zipCode }: AddressReply): AddressValues {
  return { isDefault, address, city, state, zipCode, country: COUNTRY }
}
