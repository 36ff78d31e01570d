import type { ReactNode } from 'react'
import type { ListedUser } from '#contract/accounts.ts'
import type { Provider } from '#domain/accounts/accounts.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { historyTexts } from '#i18n/sets/history.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PhoneLinks } from '../../shop/contact/phone-links.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import { RoleBadge } from './role-badge.tsx'
import styles from './user-table.module.css'

const PROVIDER_WORDS = {
  Email: 'dashboard.providers.email',
  Google: 'dashboard.providers.google',
  Facebook: 'dashboard.providers.facebook',
} as const satisfies Record<Provider, string>

export interface UserTableProps {
  readonly users: readonly ListedUser[]
  readonly historyOf: (user: ListedUser) => ReactNode
  readonly isWaiting: boolean
}

export function UserTable({ users, historyOf, isWaiting }: UserTableProps) {
  const { t } = useTexts(dashboardTexts, historyTexts)
  const language = useLanguage()
  const columns: readonly [Column<ListedUser>, ...Column<ListedUser>[]] = [
    { key: 'name', head: t('dashboard.users.name'), cell: (user) => <Person user={user} /> },
    {
      key: 'phone',
      head: t('dashboard.users.phone'),
      cell: (user) => <PhoneLinks phone={user.phoneNumber} name={nameOf(user)} />,
    },
    { key: 'provider', head: t('dashboard.users.provider'), cell: ({ provider }) => t(PROVIDER_WORDS[provider]) },
    { key: 'role', head: t('dashboard.users.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    { key: 'created', head: t('dashboard.users.created'), cell: ({ created }) => <Bdi>{formatLongDate(created, language)}</Bdi> },
    { key: 'history', head: t('history.title'), cell: historyOf },
  ]
  return <Table label={t('dashboard.sections.users')} columns={columns} rows={users} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}

function Person({ user }: { readonly user: ListedUser }) {
  const at = user.email.lastIndexOf('@') + 1
  const name = nameOf(user)
  if (name === user.email) return <Ltr>{name}</Ltr>
  return (
    <>
      <Bdi>{name}</Bdi>
      <Ltr className={styles.email}>
        {user.email.slice(0, at)}
        <wbr />
        {user.email.slice(at)}
      </Ltr>
    </>
  )
}

/** The email address stands in for a missing name. */
function nameOf({ firstName, lastName, email }: ListedUser): string {
  return `${firstName} ${lastName}`.trim() || email
}
