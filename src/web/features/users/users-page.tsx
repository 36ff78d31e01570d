import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ListedUser } from '#contract/accounts.ts'
import { USER_SEARCH_MIN } from '#domain/accounts/user-search.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exports.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { RecordsPage } from '../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ExportList } from '../../shop/export-list.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ROLE_OF, type UserList, userAddresses } from './user-list.ts'
import { UserTable } from './user-table.tsx'

export interface UsersPageProps {
  readonly list: UserList
  /** Renders the link to an account's history. */
  readonly historyOf: (user: ListedUser) => ReactNode
}

/** Lists all accounts, for admins. */
export function UsersPage({ list, historyOf }: UsersPageProps) {
  const { t } = useTexts(dashboardTexts)
  const path = pathInLanguage(SECTIONS.users, useLanguage())
  const { term, role, count } = list
  return (
    <RecordsPage
      id="users"
      title={t('dashboard.sections.users')}
      lead={t('dashboard.users.lead')}
      above={<Exports />}
      list={list}
      addressOf={(wanted) => path + userAddresses.write({ role, ...wanted })}
      search={{ label: t('dashboard.users.search'), placeholder: t('dashboard.users.placeholder'), least: USER_SEARCH_MIN }}
      filters={<RoleSelect list={list} path={path} />}
      count={term === '' ? t('dashboard.users.total', { count }) : t('dashboard.users.found', { count, term: isolate(term) })}
      pagesLabel={t('dashboard.users.pages')}
      none={{ title: t('dashboard.users.none'), text: t('dashboard.users.noneText'), all: { to: path, text: t('dashboard.users.all') } }}
      renderRows={(users, isWaiting) => <UserTable users={users} historyOf={historyOf} isWaiting={isWaiting} />}
    />
  )
}

/** All lists of people, for staff who do not reach the pages of requests and customers. */
function Exports() {
  return (
    <div className="cluster gap-4">
      {EXPORTED_LISTS.map((list) => (
        <ExportList key={list} list={list} />
      ))}
    </div>
  )
}

function RoleSelect({ list: { term, role }, path }: { readonly list: UserList; readonly path: string }) {
  const { t } = useTexts(dashboardTexts)
  const navigate = useNavigate()
  const words = Object.keys(ROLE_OF) as (keyof typeof ROLE_OF)[]
  const asked = words.find((word) => ROLE_OF[word] === role)
  const choose = (chosen: string) => {
    const next = words.find((word) => word === chosen)
    void navigate(path + userAddresses.write({ term, role: next === undefined ? null : ROLE_OF[next] }), { preventScrollReset: true })
  }
  return (
    <Select
      label={t('dashboard.users.role')}
      name="role"
      value={asked ?? ''}
      options={[
        { value: '', text: t('dashboard.users.allRoles') },
        ...words.map((word) => ({ value: word, text: t(`dashboard.roles.${word}`) })),
      ]}
      onChange={choose}
    />
  )
}
