import { Link } from 'react-router'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PhoneLinks } from '../../../shop/contact/phone-links.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { type Column, Table } from '../../../ui/table/table.tsx'
import { customerPath } from '../customer-paths.ts'
import type { CustomerRow } from './customer-list.ts'
import styles from './customer-table.module.css'

const NOTHING = '–'

export interface CustomerTableProps {
  readonly customers: readonly CustomerRow[]
  readonly isWaiting: boolean
}

export function CustomerTable({ customers, isWaiting }: CustomerTableProps) {
  const { t } = useTexts(customersTexts, dashboardTexts)
  const columns: readonly [Column<CustomerRow>, ...Column<CustomerRow>[]] = [
    { key: 'customer', head: t('customers.list.customer'), cell: (customer) => <Who customer={customer} /> },
    { key: 'phone', head: t('customers.list.phone'), cell: ({ phone, name }) => <PhoneLinks phone={phone} name={name} /> },
    {
      key: 'salesperson',
      head: t('customers.list.salesperson'),
      cell: ({ salesperson }) => (salesperson === null ? NOTHING : <Bdi>{salesperson.name}</Bdi>),
    },
    {
      key: 'open',
      head: t('customers.list.open'),
      cell: ({ open }) => (open === 0 ? NOTHING : <Badge tone="nile">{t('customers.list.openCount', { count: open })}</Badge>),
    },
    { key: 'last', head: t('customers.list.last'), cell: ({ lastEvent }) => <Last at={lastEvent} /> },
  ]
  return (
    <Table label={t('dashboard.sections.customers')} columns={columns} rows={customers} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
  )
}

function Who({ customer: { _id, name, company, email } }: { readonly customer: CustomerRow }) {
  const { t } = useTexts(customersTexts)
  const isFormer = name === NO_NAME
  return (
    <span className={isFormer ? `${styles.who} ${styles.former}` : styles.who}>
      <Link to={customerPath(_id, useLanguage())}>
        <Bdi>{isFormer ? t('customers.former') : name}</Bdi>
      </Link>
      {isFormer && <span className={styles.small}>{t('customers.list.deleted')}</span>}
      {company !== '' && (
        <span className={styles.small}>
          <Bdi>{company}</Bdi>
        </span>
      )}
      {email !== '' && email !== name && <Ltr className={styles.email}>{email}</Ltr>}
    </span>
  )
}

function Last({ at }: { readonly at: string | null }) {
  const language = useLanguage()
  if (at === null) return NOTHING
  return (
    <time dateTime={at} title={formatCairoTime(at, language)}>
      {formatRelativeTime(at, new Date(), language)}
    </time>
  )
}
