import { useLocation, useNavigate, useNavigation } from 'react-router'
import { ORDER_STATUSES, type OrderScope } from '#domain/orders/orders.ts'
import { paginationItems } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { type StepState, useArrival } from '../../../platform/lists/arrival.ts'
import { PastEnd } from '../../../platform/lists/past-end.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Filled } from '../../../ui/bidi/filled.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ListCards, ListCount, ListFrame, ListTools } from '../../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { STATUS_LOOKS } from '../lines/status-badge.tsx'
import { cancelledIn, ORDER_LISTS, ORDERS_HEADING } from '../order-paths.ts'
import { Arrivals } from './arrivals.tsx'
import { OrderCard } from './order-card.tsx'
import { type OrderList, orderAddresses } from './order-list.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTabs } from './order-tabs.tsx'

const IDS = { top: 'orders', status: 'orders-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

const LEADS = {
  me: 'orders.list.lead',
  all: 'orders.list.customersLead',
  brand: 'orders.list.brandLead',
} as const satisfies Record<OrderScope, string>

export interface OrdersPageProps {
  readonly list: OrderList
  /** The lists that the reader may see. */
  readonly scopes: readonly OrderScope[]
}

/** Lists the reader's own orders, those of all customers, or those for a merchant's brand. */
export function OrdersPage({ list, scopes }: OrdersPageProps) {
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const language = useLanguage()
  const path = pathInLanguage(ORDER_LISTS[list.scope], language)
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  const cancelled = cancelledIn(useLocation().state)
  useArrival(IDS.top)
  return (
    <>
      <PageHeader
        title={scopes.length < 2 ? t('dashboard.sections.orders') : t(`orders.list.${list.scope}`)}
        titleId={ORDERS_HEADING}
        lead={t(LEADS[list.scope])}
      />
      {cancelled !== null && (
        <Callout tone="success">
          <Filled text={t('orders.list.cancelled')} name="number">
            <Ltr>{cancelled}</Ltr>
          </Filled>
        </Callout>
      )}
      <OrderTabs scopes={scopes} current={list.scope} />
      <ListFrame id={IDS.top} label={t(`orders.list.${list.scope}`)}>
        <ListTools>
          <OrderSearch
            key={list.scope}
            term={list.term}
            addressOf={(term) => path + orderAddresses.write({ term })}
            placeholder={t(list.scope === 'all' ? 'orders.list.customersPlaceholder' : 'orders.list.placeholder')}
          />
          {list.scope !== 'me' && <OrderState list={list} path={path} />}
          <OrderCount list={list} />
        </ListTools>
        {list.scope === 'all' && <Arrivals key={list.loadedAt} />}
        {list.orders.length === 0 ? (
          <NothingHere list={list} scopes={scopes} path={path} />
        ) : (
          <ListCards isWaiting={isWaiting}>
            {list.orders.map((order) => (
              <OrderCard key={order._id} order={order} isWork={list.scope === 'all'} />
            ))}
          </ListCards>
        )}
        {list.term === '' && (
          <Pagination
            label={t('orders.list.pages')}
            previous={t('orders.list.previous')}
            next={t('orders.list.next')}
            pageLabel={(page) => t('orders.list.page', { page: formatNumber(page, language) })}
            items={paginationItems(list.page, list.totalPages)}
            addressOf={(page) => path + orderAddresses.write({ page, state: list.state })}
            state={FROM_TOP}
          />
        )}
      </ListFrame>
    </>
  )
}

function OrderState({ list, path }: { readonly list: OrderList; readonly path: string }) {
  const { t } = useTexts(ordersTexts)
  const navigate = useNavigate()
  // The field shows the new choice while its list is loading.
  const next = useNavigation().location
  const state = next?.pathname === path ? orderAddresses.read(new URLSearchParams(next.search)).state : list.state
  return (
    <Select
      label={t('orders.list.state')}
      name="status"
      value={state ?? ''}
      options={[
        { value: '', text: t('orders.list.everyState') },
        ...ORDER_STATUSES.map((status) => ({ value: status, text: t(STATUS_LOOKS[status].text) })),
      ]}
      onChange={(value) => {
        const wanted = ORDER_STATUSES.find((status) => status === value) ?? null
        void navigate(path + orderAddresses.write({ state: wanted }), { preventScrollReset: true })
      }}
    />
  )
}

function OrderCount({ list: { count, term } }: { readonly list: OrderList }) {
  const { t } = useTexts(ordersTexts)
  return (
    <ListCount id={IDS.status}>
      {term === '' ? t('orders.list.total', { count }) : t('orders.list.found', { count, term: isolate(term) })}
    </ListCount>
  )
}

interface NothingHereProps extends OrdersPageProps {
  readonly path: string
}

function NothingHere(props: NothingHereProps) {
  const { list, path } = props
  if (list.count > 0) return <PastEnd to={path + orderAddresses.write({ state: list.state })} state={FROM_TOP} />
  return <NoOrders {...props} />
}

function textOfNone({ term, state, scope }: OrderList) {
  if (term !== '') return 'orders.list.notFoundText'
  if (state !== null) return 'orders.list.noneOfState'
  return scope === 'me' ? 'orders.list.noneText' : 'orders.list.customersNoneText'
}

function NoOrders({ list, scopes, path }: NothingHereProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const { term, state, scope } = list
  const isNarrowed = term !== '' || state !== null
  // Merchants come for others' requests, so an empty list of their own leads there.
  const [others] = scope === 'me' && !isNarrowed ? scopes.filter((one) => one !== 'me') : []
  return (
    <EmptyState title={t('orders.list.none')} text={t(textOfNone(list))}>
      {others !== undefined && (
        <ButtonLink tone="primary" to={pathInLanguage(ORDER_LISTS[others], language)}>
          {t(`orders.list.${others}`)}
        </ButtonLink>
      )}
      <ButtonLink tone="secondary" to={isNarrowed ? path : pathInLanguage('/shop', language)}>
        {t(isNarrowed ? 'orders.list.showAll' : 'orders.list.shop')}
      </ButtonLink>
    </EmptyState>
  )
}
