import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loadCustomers } from '../../../features/customers/list/customer-list.ts'
import { CustomersPage } from '../../../features/customers/list/customers-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('customers', ({ api, query }) => loadCustomers(api, query))

export default function DashboardCustomersRoute() {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <DashboardHead page={t('dashboard.sections.customers')} />
      <CustomersPage list={useLoaderData<typeof clientLoader>()} />
    </>
  )
}
