import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { AddressForm, type AddressValues, NEW_ADDRESS } from './address-form.tsx'
import { useAddressPath } from './address-path.ts'

const fetchSchema = () => import('#contract/addresses.ts').then(({ AddressForm: schema }) => schema)

export function AddAddressPage() {
  const { t } = useTexts(dashboardTexts)
  const api = useApi()
  const list = pathInLanguage(SECTIONS.address, useLanguage())
  const { form, draft, guard } = useRecordForm<AddressValues>({
    fetchSchema,
    defaults: NEW_ADDRESS,
    draftName: 'address/new',
    list,
    send: (values) => api.call('POST /api/address/add', { body: values }),
  })
  return (
    <>
      <PageHeader
        title={t('dashboard.addresses.add')}
        lead={t('dashboard.addresses.addLead')}
        path={useAddressPath(t('dashboard.addresses.add'))}
      />
      <Card>
        <AddressForm
          form={form}
          guard={guard}
          draft={draft}
          submitLabel={t('dashboard.addresses.saveNew')}
          actions={
            <ButtonLink tone="secondary" to={list}>
              {t('dashboard.addresses.cancel')}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
