import { isolate } from '#i18n/bidi.ts'
import { formatCount } from '#i18n/format-count.ts'
import { formatNumber } from '#i18n/formats.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { RecordsPage } from '../../../platform/lists/records-page.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { ExportList } from '../../../shop/export-list.tsx'
import { customersPath } from '../customer-paths.ts'
import { CUSTOMER_SEARCH_MIN, type CustomerList, customerAddresses } from './customer-list.ts'
import { CustomerTable } from './customer-table.tsx'

/** Lists everybody whom the sales desk knows, for staff. */
export function CustomersPage({ list }: { readonly list: CustomerList }) {
  const { t } = useTexts(customersTexts, dashboardTexts)
  const path = customersPath(useLanguage())
  const isSearch = list.term !== ''
  return (
    <RecordsPage
      id="customers"
      title={t('dashboard.sections.customers')}
      lead={t('customers.list.lead')}
      action={<ExportList list="customers" filter={isSearch ? { search: list.term } : {}} />}
      list={list}
      addressOf={(wanted) => path + customerAddresses.write(wanted)}
      search={{ label: t('customers.list.search'), placeholder: t('customers.list.placeholder'), least: CUSTOMER_SEARCH_MIN }}
      count={useCount(list)}
      pagesLabel={t('customers.list.pages')}
      none={{
        title: t('customers.list.none'),
        text: t(isSearch ? 'customers.list.noneText' : 'customers.list.emptyText'),
        all: isSearch ? { to: path, text: t('customers.list.all') } : null,
      }}
      renderRows={(rows, isWaiting) => <CustomerTable customers={rows} isWaiting={isWaiting} />}
    />
  )
}

function useCount({ term, count, isCountMinimum = false, rows }: CustomerList): string {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  if (term === '') return t('customers.list.total', { count })
  if (count <= rows.length) return t('customers.list.found', { count, term: isolate(term) })
  return t('customers.list.firstOf', {
    shown: formatNumber(rows.length, language),
    total: formatCount(count, isCountMinimum, language),
    term: isolate(term),
  })
}
