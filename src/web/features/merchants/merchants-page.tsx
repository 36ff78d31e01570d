import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { MerchantReply } from '#contract/merchants.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_MERCHANT_STATUS, MERCHANT_SEARCH_MIN, MERCHANT_STATUSES } from '#domain/merchants.ts'
import { paginationItems } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { useListTerm } from '../../platform/lists/list-term.ts'
import { PastEnd } from '../../platform/lists/past-end.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ListCards, ListCount, ListFrame, ListTools } from '../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { MerchantCard, STATUS_WORDS } from './merchant-card.tsx'
import { type MerchantList, merchantAddresses } from './merchant-list.ts'
import { useDecisions } from './use-decisions.ts'

const TYPING_PAUSE_MS = 350
const IDS = { top: 'merchants', status: 'merchants-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface MerchantsPageProps {
  readonly list: MerchantList
  /** A warning that emails are not sent, before somebody is approved. */
  readonly emailNote: ReactNode
  /** Renders a merchant's history. */
  readonly historyOf: (merchant: MerchantReply) => ReactNode
}

/** Lists all merchants and applicants, for admins. */
export function MerchantsPage({ list, emailNote, historyOf }: MerchantsPageProps) {
  const { t } = useTexts(dashboardTexts, merchantsTexts)
  const language = useLanguage()
  const path = pathInLanguage(SECTIONS.merchants, language)
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  const { decide, refresh, busyId, approval } = useDecisions()
  const markDecided = useRestoredFocus(busyId !== null)
  useArrival(IDS.top)
  return (
    <>
      <PageHeader title={t('dashboard.sections.merchants')} lead={t('merchants.list.lead')} action={<AddLink />} />
      {emailNote}
      <Filters list={list} path={path} />
      <ApprovalNote approval={approval} />
      <ListFrame id={IDS.top} label={t('dashboard.sections.merchants')}>
        <ListTools>
          <MerchantSearch term={list.term} path={path} />
          <MerchantCount list={list} />
        </ListTools>
        {list.merchants.length === 0 ? (
          <NothingHere list={list} path={path} />
        ) : (
          <ListCards isWaiting={isWaiting}>
            {list.merchants.map((merchant) => (
              <MerchantCard
                key={merchant._id}
                merchant={merchant}
                isBusy={busyId === merchant._id}
                onDecide={(decided, decision) => {
                  markDecided()
                  decide(decided, decision)
                }}
                onAsk={refresh}
                history={historyOf(merchant)}
              />
            ))}
          </ListCards>
        )}
        {list.term === '' && (
          <Pagination
            label={t('merchants.list.pages')}
            previous={t('merchants.list.previous')}
            next={t('merchants.list.next')}
            pageLabel={(page) => t('merchants.list.page', { page: formatNumber(page, language) })}
            items={paginationItems(list.page, list.totalPages)}
            addressOf={(page) => path + merchantAddresses.write({ page, state: list.state })}
            state={FROM_TOP}
          />
        )}
      </ListFrame>
    </>
  )
}

function AddLink() {
  const { t } = useTexts(merchantsTexts)
  return (
    <ButtonLink tone="primary" to={pathInLanguage(`${SECTIONS.merchants}/add`, useLanguage())}>
      <Icon name="plus" />
      {t('merchants.list.add')}
    </ButtonLink>
  )
}

function MerchantSearch({ term, path }: { readonly term: string; readonly path: string }) {
  const { t } = useTexts(merchantsTexts)
  const navigate = useNavigate()
  const { typed, setTyped, submit } = useListTerm({
    term,
    least: MERCHANT_SEARCH_MIN,
    waitMs: TYPING_PAUSE_MS,
    // Back leads to the list before the search, not through each typed letter.
    search: (next) =>
      void navigate(path + merchantAddresses.write({ term: next }), { replace: term !== '' && next !== '', preventScrollReset: true }),
  })
  return (
    <SearchField
      label={t('merchants.list.search')}
      placeholder={t('merchants.list.placeholder')}
      clearLabel={t('merchants.list.clear')}
      name="search"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
    />
  )
}

/** Focus moves to the list after a decision, because the pressed button, and often its card, is gone. */
function useRestoredFocus(isBusy: boolean): () => void {
  const isDecided = useRef(false)
  useEffect(() => {
    if (!isDecided.current || isBusy || document.activeElement !== document.body) return
    isDecided.current = false
    document.getElementById(IDS.status)?.focus()
  })
  return () => {
    isDecided.current = true
  }
}

function Filters({ list, path }: { readonly list: MerchantList; readonly path: string }) {
  const { t } = useTexts(merchantsTexts)
  const language = useLanguage()
  const tabs = [null, ...MERCHANT_STATUSES].map((state) => ({
    to: path + merchantAddresses.write({ state }),
    title: t(state === null ? 'merchants.list.everybody' : STATUS_WORDS[state].key),
    isCurrent: list.term === '' && state === list.state,
    count: state === FIRST_MERCHANT_STATUS && list.waiting > 0 ? formatNumber(list.waiting, language) : undefined,
  }))
  return <PageTabs label={t('merchants.list.filters')} tabs={tabs} />
}

function MerchantCount({ list: { count, waiting, term, state } }: { readonly list: MerchantList }) {
  const { t } = useTexts(merchantsTexts)
  return (
    <ListCount id={IDS.status}>
      {term === '' ? t('merchants.list.total', { count }) : t('merchants.list.found', { count, term: isolate(term) })}
      {waiting > 0 && state !== FIRST_MERCHANT_STATUS && ` · ${t('merchants.list.waiting', { count: waiting })}`}
    </ListCount>
  )
}

function NothingHere({ list, path }: { readonly list: MerchantList; readonly path: string }) {
  if (list.count > 0) return <PastEnd to={path + merchantAddresses.write({ state: list.state })} state={FROM_TOP} />
  return <NoMerchants list={list} path={path} />
}

function NoMerchants({ list: { term, state }, path }: { readonly list: MerchantList; readonly path: string }) {
  const { t } = useTexts(merchantsTexts)
  const text = term !== '' ? 'merchants.list.noneText' : state !== null ? 'merchants.list.noneOfState' : 'merchants.list.emptyText'
  return (
    <EmptyState title={t('merchants.list.none')} text={t(text)}>
      {(term !== '' || state !== null) && (
        <ButtonLink tone="secondary" to={path + merchantAddresses.write({ state: null })}>
          {t('merchants.list.all')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
