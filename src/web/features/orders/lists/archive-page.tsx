import { Link, useLocation, useNavigation } from 'react-router'
import type { ArchivedOrderReply } from '#contract/orders.ts'
import { paginationItems } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { type StepState, useArrival } from '../../../platform/lists/arrival.ts'
import { PastEnd } from '../../../platform/lists/past-end.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ListCards, ListCount, ListFrame, ListTools } from '../../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Cancellation } from '../lines/cancellation.tsx'
import { OrderPicture } from '../lines/order-picture.tsx'
import { OrderNumber } from '../order-number.tsx'
import { type FromList, ORDER_ARCHIVE } from '../order-paths.ts'
import { nameOfRequester } from '../requester.ts'
import { type ArchiveList, archiveAddresses } from './archive-list.ts'
import styles from './order-card.module.css'
import { OrderSearch } from './order-search.tsx'

const IDS = { top: 'archive', status: 'archive-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface ArchivePageProps {
  readonly list: ArchiveList
}

/** Lists cancelled requests, read-only. */
export function ArchivePage({ list }: ArchivePageProps) {
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const language = useLanguage()
  const path = pathInLanguage(ORDER_ARCHIVE, language)
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  const { term, count } = list
  useArrival(IDS.top)
  return (
    <>
      <PageHeader title={t('dashboard.sections.archive')} lead={t('orders.archive.lead')} />
      <ListFrame id={IDS.top} label={t('dashboard.sections.archive')}>
        <ListTools>
          <OrderSearch
            term={term}
            addressOf={(next) => path + archiveAddresses.write({ term: next })}
            placeholder={t('orders.list.customersPlaceholder')}
          />
          <ListCount id={IDS.status}>
            {term === '' ? t('orders.list.total', { count }) : t('orders.list.found', { count, term: isolate(term) })}
          </ListCount>
        </ListTools>
        {list.orders.length === 0 ? (
          <NothingHere list={list} path={path} />
        ) : (
          <ListCards isWaiting={isWaiting}>
            {list.orders.map((order) => (
              <ArchivedCard key={order._id} order={order} />
            ))}
          </ListCards>
        )}
        {term === '' && (
          <Pagination
            label={t('orders.list.pages')}
            previous={t('orders.list.previous')}
            next={t('orders.list.next')}
            pageLabel={(page) => t('orders.list.page', { page: formatNumber(page, language) })}
            items={paginationItems(list.page, list.totalPages)}
            addressOf={(page) => path + archiveAddresses.write({ page })}
            state={FROM_TOP}
          />
        )}
      </ListFrame>
    </>
  )
}

function NothingHere({ list: { count, term }, path }: { readonly list: ArchiveList; readonly path: string }) {
  const { t } = useTexts(ordersTexts)
  if (count > 0) return <PastEnd to={path} state={FROM_TOP} />
  return (
    <EmptyState title={t('orders.list.none')} text={t(term === '' ? 'orders.archive.noneText' : 'orders.list.notFoundText')}>
      {term !== '' && (
        <ButtonLink tone="secondary" to={path}>
          {t('orders.list.showAll')}
        </ButtonLink>
      )}
    </EmptyState>
  )
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
