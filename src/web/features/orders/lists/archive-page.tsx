import { Link, useLocation } from 'react-router'
import type { ArchivedOrderReply } from '#contract/orders.ts'
import { ORDER_SEARCH_MIN } from '#domain/orders/orders.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { type ListQuery, listAddresses } from '../../../platform/lists/list-query.ts'
import type { Records } from '../../../platform/lists/records.ts'
import { RecordsPage } from '../../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { OrderNumber } from '../../../shop/orders/order-number.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { ListCards } from '../../../ui/list-frame/list-frame.tsx'
import { Cancellation } from '../lines/cancellation.tsx'
import { OrderPicture } from '../lines/order-picture.tsx'
import { type FromList, ORDER_ARCHIVE } from '../order-paths.ts'
import { nameOfRequester } from '../requester.ts'
import styles from './order-card.module.css'
import { useOrderSearch } from './order-search.ts'

/** Lists cancelled requests, read-only. */
export function ArchivePage({ list }: { readonly list: ArchiveList }) {
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const path = pathInLanguage(ORDER_ARCHIVE, useLanguage())
  const isSearch = list.term !== ''
  return (
    <RecordsPage
      id="archive"
      title={t('dashboard.sections.archive')}
      lead={t('orders.archive.lead')}
      list={list}
      addressOf={(wanted) => path + archiveAddresses.write(wanted)}
      search={useOrderSearch(true)}
      count={useCount(list)}
      pagesLabel={t('orders.list.pages')}
      none={{
        title: t('orders.list.none'),
        text: t(isSearch ? 'orders.list.notFoundText' : 'orders.archive.noneText'),
        all: isSearch ? { to: path, text: t('orders.list.showAll') } : null,
      }}
      renderRows={(orders, isWaiting) => (
        <ListCards isWaiting={isWaiting}>
          {orders.map((order) => (
            <ArchivedCard key={order._id} order={order} />
          ))}
        </ListCards>
      )}
    />
  )
}

function useCount({ term, count, isCountMinimum = false }: ArchiveList): string {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  if (term === '') return t('orders.list.total', { count })
  if (isCountMinimum) return t('orders.list.foundMore', { least: formatNumber(count, language), term: isolate(term) })
  return t('orders.list.found', { count, term: isolate(term) })
}

function ArchivedCard({ order }: { readonly order: ArchivedOrderReply }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [first, ...others] = order.products
  return (
    <li className={styles.card}>
      <OrderPicture product={first?.product ?? null} />
      <div className={styles.facts}>
        <p className={styles.head}>
          <Link
            className={styles.link}
            to={pathInLanguage(`${ORDER_ARCHIVE}/${order._id}`, language)}
            state={{ list: pathname + search } satisfies FromList}
          >
            <span className="visually-hidden">{t('orders.order')} </span>
            <OrderNumber number={order.number} />
          </Link>
          {order.requester !== undefined && <Bdi>{nameOfRequester(order.requester)}</Bdi>}
        </p>
        {first !== undefined && (
          <p className={styles.what}>
            <Bdi>{nameOf(first, language)}</Bdi>
            {others.length > 0 && <span className={styles.more}>{t('orders.list.more', { count: others.length })}</span>}
          </p>
        )}
        <p className={styles.id}>
          <span className="visually-hidden">{t('orders.id')} </span>
          <Ltr>{order._id}</Ltr>
        </p>
      </div>
      <Cancellation archived={order.archived} />
    </li>
  )
}

interface ArchiveList extends ListQuery<never>, Records<ArchivedOrderReply> {}

const archiveAddresses = listAddresses<never>({ searchFrom: ORDER_SEARCH_MIN })

export async function loadArchive(api: Api, query: URLSearchParams): Promise<ArchiveList> {
  const { page, term, state } = archiveAddresses.read(query)
  const asked = term === '' ? { page, limit: RECORDS_PER_PAGE } : { page, limit: MAX_PER_PAGE, search: term }
  const {
    orders,
    count,
    countIsMinimum: isCountMinimum = false,
    totalPages,
    currentPage,
  } = await api.call('GET /api/order/archive', {
    query: asked,
  })
  return { rows: orders, count, isCountMinimum, totalPages, page: currentPage, term, state }
}
