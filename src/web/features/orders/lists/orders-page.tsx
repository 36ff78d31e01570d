import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ORDER_STATUSES, type OrderScope } from '#domain/orders/orders.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useNextQuery } from '../../../platform/lists/records.ts'
import { type NoRecordsProps, RecordsPage } from '../../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { ExportList } from '../../../shop/export-list.tsx'
import { STATUS_LOOKS } from '../../../shop/orders/status-looks.ts'
import { Filled } from '../../../ui/bidi/filled.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { ListCards } from '../../../ui/list-frame/list-frame.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { cancelledIn, NEW_ORDER, ORDER_LISTS, ORDERS_HEADING } from '../order-paths.ts'
import { onOrdersArrived } from './arrival-news.ts'
import { OrderCard } from './order-card.tsx'
import { type OrderList, orderAddresses } from './order-list.ts'
import { useOrderSearch } from './order-search.ts'
import { OrderTabs } from './order-tabs.tsx'

const LEADS = {
  me: 'orders.list.lead',
  all: 'orders.list.customersLead',
  brand: 'orders.list.brandLead',
} as const satisfies Record<OrderScope, string>

export interface OrdersPageProps {
  readonly list: OrderList
  /** The lists that the reader may see. */
  readonly scopes: readonly OrderScope[]
  /** The customer's own offers: those that wait for an answer above the list, and each beside its order. */
  readonly offers?: { readonly waiting: ReactNode; readonly of: (orderId: string) => ReactNode } | undefined
}

/** Lists the reader's own orders, those of all customers, or those for a merchant's brand. */
export function OrdersPage({ list, scopes, offers }: OrdersPageProps) {
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const { scope, state, term, count } = list
  const path = pathInLanguage(ORDER_LISTS[scope], useLanguage())
  return (
    <RecordsPage
      id="orders"
      title={scopes.length < 2 ? t('dashboard.sections.orders') : t(`orders.list.${scope}`)}
      titleId={ORDERS_HEADING}
      lead={t(LEADS[scope])}
      action={
        scope === 'all' && (
          <div className="cluster gap-2">
            <ExportList list="requests" filter={state === null ? {} : { status: state }} />
            <ByPhone />
          </div>
        )
      }
      above={
        <>
          <CancelledNote />
          {offers?.waiting}
          <OrderTabs scopes={scopes} current={scope} />
        </>
      }
      label={t(`orders.list.${scope}`)}
      list={list}
      addressOf={(wanted) => path + orderAddresses.write({ state, ...wanted })}
      search={useOrderSearch(scope === 'all')}
      filters={scope !== 'me' && <OrderState list={list} path={path} />}
      count={term === '' ? t('orders.list.total', { count }) : t('orders.list.found', { count, term: isolate(term) })}
      note={scope === 'all' && <Arrivals key={list.loadedAt} />}
      pagesLabel={t('orders.list.pages')}
      none={useNone(list, scopes, path)}
      renderRows={(orders, isWaiting) => (
        <ListCards isWaiting={isWaiting}>
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} isWork={scope === 'all'} offers={offers?.of(order._id)} />
          ))}
        </ListCards>
      )}
    />
  )
}

/** Leads to the form for somebody who calls. */
function ByPhone() {
  const { t } = useTexts(ordersTexts)
  return (
    <ButtonLink tone="primary" to={pathInLanguage(NEW_ORDER, useLanguage())}>
      {t('orders.list.byPhone')}
    </ButtonLink>
  )
}

/** Names the request whose cancellation led here. */
function CancelledNote() {
  const { t } = useTexts(ordersTexts)
  const cancelled = cancelledIn(useLocation().state)
  if (cancelled === null) return null
  return (
    <Callout tone="success">
      <Filled text={t('orders.list.cancelled')} name="number">
        <Ltr>{cancelled}</Ltr>
      </Filled>
    </Callout>
  )
}

function OrderState({ list, path }: { readonly list: OrderList; readonly path: string }) {
  const { t } = useTexts(ordersTexts)
  const navigate = useNavigate()
  // The field shows the new choice while its list is loading.
  const next = useNextQuery()
  const { state } = next === null ? list : orderAddresses.read(next)
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

function textOfNone({ term, state, scope }: OrderList) {
  if (term !== '') return 'orders.list.notFoundText'
  if (state !== null) return 'orders.list.noneOfState'
  return scope === 'me' ? 'orders.list.noneText' : 'orders.list.customersNoneText'
}

function useNone(list: OrderList, scopes: readonly OrderScope[], path: string): NoRecordsProps {
  const { t } = useTexts(ordersTexts)
  const { term, state, scope } = list
  const isNarrowed = term !== '' || state !== null
  return {
    title: t('orders.list.none'),
    text: t(textOfNone(list)),
    all: isNarrowed ? { to: path, text: t('orders.list.showAll') } : null,
    first: <WaysOn others={scope === 'me' ? scopes.find((one) => one !== 'me') : undefined} />,
  }
}

/** Merchants come for others' requests, so an empty list of their own leads there; everybody else goes to the shop. */
function WaysOn({ others }: { readonly others: OrderScope | undefined }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  return (
    <>
      {others !== undefined && (
        <ButtonLink tone="primary" to={pathInLanguage(ORDER_LISTS[others], language)}>
          {t(`orders.list.${others}`)}
        </ButtonLink>
      )}
      <ButtonLink tone="secondary" to={pathInLanguage('/shop', language)}>
        {t('orders.list.shop')}
      </ButtonLink>
    </>
  )
}

/** Offers new requests by a button, because inserting them would disturb somebody reading the list. */
function Arrivals() {
  const { t } = useTexts(ordersTexts)
  const { revalidate } = useRevalidator()
  const [count, setCount] = useState(0)
  useEffect(() => onOrdersArrived((more) => setCount((before) => before + more)), [])
  return (
    <div role="status">
      {count > 0 && (
        <Button tone="secondary" onPress={() => revalidate()}>
          <AnyIcon name="receipt" />
          {t('orders.list.arrived', { count })}
        </Button>
      )}
    </div>
  )
}
