import type { ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListedUser } from '#contract/accounts.ts'
import { USER_SEARCH_MIN } from '#domain/accounts/user-search.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { paginationItems } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { useListTerm } from '../../platform/lists/list-term.ts'
import { PastEnd } from '../../platform/lists/past-end.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ListCount, ListFrame, ListTools } from '../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ROLE_OF, type UserList, userAddresses } from './user-list.ts'
import { UserTable } from './user-table.tsx'

const TYPING_PAUSE_MS = 350
const IDS = { top: 'users', status: 'users-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface UsersPageProps {
  readonly list: UserList
  /** Renders the link to an account's history. */
  readonly historyOf: (user: ListedUser) => ReactNode
}

/** Lists all accounts, for admins. */
export function UsersPage({ list, historyOf }: UsersPageProps) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const path = pathInLanguage(SECTIONS.users, language)
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  useArrival(IDS.top)
  return (
    <>
      <PageHeader title={t('dashboard.sections.users')} lead={t('dashboard.users.lead')} />
      <ListFrame id={IDS.top} label={t('dashboard.sections.users')}>
        <ListTools>
          <UserSearch list={list} path={path} />
          <RoleSelect list={list} path={path} />
          <UserCount list={list} />
        </ListTools>
        {list.users.length === 0 ? (
          <NothingHere list={list} path={path} />
        ) : (
          <UserTable users={list.users} historyOf={historyOf} isWaiting={isWaiting} />
        )}
        {list.term === '' && (
          <Pagination
            label={t('dashboard.users.pages')}
            previous={t('dashboard.users.previous')}
            next={t('dashboard.users.next')}
            pageLabel={(page) => t('dashboard.users.page', { page: formatNumber(page, language) })}
            items={paginationItems(list.page, list.totalPages)}
            addressOf={(page) => path + userAddresses.write({ page, role: list.role })}
            state={FROM_TOP}
          />
        )}
      </ListFrame>
    </>
  )
}

interface PartProps {
  readonly list: UserList
  readonly path: string
}

function UserSearch({ list: { term, role }, path }: PartProps) {
  const { t } = useTexts(dashboardTexts)
  const navigate = useNavigate()
  const { typed, setTyped, submit } = useListTerm({
    term,
    least: USER_SEARCH_MIN,
    waitMs: TYPING_PAUSE_MS,
    // Back leads to the list before the search, not through each typed letter.
    search: (next) =>
      void navigate(path + userAddresses.write({ term: next, role }), { replace: term !== '' && next !== '', preventScrollReset: true }),
  })
  return (
    <SearchField
      label={t('dashboard.users.search')}
      placeholder={t('dashboard.users.placeholder')}
      clearLabel={t('dashboard.users.clear')}
      name="search"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
    />
  )
}

function RoleSelect({ list: { term, role }, path }: PartProps) {
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

function UserCount({ list: { count, term } }: { readonly list: UserList }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <ListCount id={IDS.status}>
      {term === '' ? t('dashboard.users.total', { count }) : t('dashboard.users.found', { count, term: isolate(term) })}
    </ListCount>
  )
}

function NothingHere({ list, path }: PartProps) {
  return list.count > 0 ? <PastEnd to={path + userAddresses.write({ role: list.role })} state={FROM_TOP} /> : <NoUsers path={path} />
}

function NoUsers({ path }: { readonly path: string }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <EmptyState title={t('dashboard.users.none')} text={t('dashboard.users.noneText')}>
      <ButtonLink tone="secondary" to={path}>
        {t('dashboard.users.all')}
      </ButtonLink>
    </EmptyState>
  )
}
