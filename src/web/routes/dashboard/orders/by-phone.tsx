import { useLoaderData } from 'react-router'
import { LANGUAGES } from '#domain/text/language.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { PhoneRequestPage } from '../../../features/caller/request/phone-request-page.tsx'
import { OrderFiles } from '../../../features/orders/files/order-files.tsx'
import { loadTexts, useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('archive', async ({ api, query }) => {
  const customer = query.get('customer') ?? ''
  const [known] = await Promise.all([
    customer === '' ? null : api.call('GET /api/order/phone/known', { query: { customer } }),
    // The message to the customer is in the customer's language.
    ...LANGUAGES.map((each) => loadTexts(each, callerTexts)),
  ])
  return { customer: known?.customers[0] ?? null, phone: query.get('phone') ?? '' }
})

export default function PhoneRequestRoute() {
  const { t } = useTexts(callerTexts)
  const { customer, phone } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('caller.form.title')} />
      <PhoneRequestPage
        key={customer?._id ?? phone}
        customer={customer}
        phone={phone}
        filesOf={(id) => <OrderFiles of={{ kind: 'order', key: id }} />}
      />
    </>
  )
}
