import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ModeratedReview } from '#contract/reviews.ts'
import { FIRST_REVIEW_STATUS, REVIEW_STATUSES } from '#domain/catalogue/reviews.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { paginationItems } from '#domain/paging.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { moderationTexts } from '#i18n/sets/moderation.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { PastEnd } from '../../platform/lists/past-end.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ListCards, ListCount, ListFrame } from '../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import { ModeratedCard } from './moderated-card.tsx'
import { type ModeratedList, moderationAddresses, STATUS_TEXTS } from './moderated-list.ts'
import { useModeration } from './use-moderation.ts'

const IDS = { top: 'moderation', status: 'moderation-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface ModerationPageProps {
  readonly list: ModeratedList
  /** Renders the link to a review's history. */
  readonly historyOf: (review: ModeratedReview) => ReactNode
}

/** Lists all customers' reviews, for admins. */
export function ModerationPage({ list, historyOf }: ModerationPageProps) {
  const { t } = useTexts(dashboardTexts, moderationTexts)
  const language = useLanguage()
  const path = pathInLanguage(SECTIONS.reviews, language)
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  const { busyId, act } = useModeration(() => document.getElementById(IDS.status)?.focus())
  useArrival(IDS.top)
  return (
    <>
      <PageHeader title={t('dashboard.sections.reviews')} lead={t('moderation.lead')} />
      <Filters list={list} path={path} />
      <ListFrame id={IDS.top} label={t('dashboard.sections.reviews')}>
        <ListCount id={IDS.status}>
          {t('moderation.total', { count: list.count })}
          {list.waiting > 0 && list.status !== FIRST_REVIEW_STATUS && ` · ${t('moderation.waiting', { count: list.waiting })}`}
        </ListCount>
        {list.reviews.length === 0 ? (
          <NothingHere list={list} path={path} />
        ) : (
          <ListCards isWaiting={isWaiting}>
            {list.reviews.map((review) => (
              <ModeratedCard
                key={review._id}
                review={review}
                isBusy={busyId !== null}
                history={historyOf(review)}
                onAct={(action) => act(review._id, action)}
              />
            ))}
          </ListCards>
        )}
        <Pagination
          label={t('moderation.pages')}
          previous={t('moderation.previous')}
          next={t('moderation.next')}
          pageLabel={(page) => t('moderation.page', { page: formatNumber(page, language) })}
          items={paginationItems(list.page, list.totalPages)}
          addressOf={(page) => path + moderationAddresses.write({ page, state: list.status })}
          state={FROM_TOP}
        />
      </ListFrame>
    </>
  )
}

function Filters({ list, path }: { readonly list: ModeratedList; readonly path: string }) {
  const { t } = useTexts(moderationTexts)
  const language = useLanguage()
  const tabs = [null, ...REVIEW_STATUSES].map((status) => ({
    to: path + moderationAddresses.write({ state: status }),
    title: status === null ? t('moderation.all') : t(STATUS_TEXTS[status]),
    isCurrent: status === list.status,
    count: status === FIRST_REVIEW_STATUS && list.waiting > 0 ? formatNumber(list.waiting, language) : undefined,
  }))
  return <PageTabs label={t('moderation.filters')} tabs={tabs} />
}

function NothingHere({ list, path }: { readonly list: ModeratedList; readonly path: string }) {
  if (list.count > 0) return <PastEnd to={path + moderationAddresses.write({ state: list.status })} state={FROM_TOP} />
  return <NoReviews isFiltered={list.status !== null} path={path} />
}

function NoReviews({ isFiltered, path }: { readonly isFiltered: boolean; readonly path: string }) {
  const { t } = useTexts(moderationTexts)
  return (
    <EmptyState title={t('moderation.none')} {...(isFiltered ? {} : { text: t('moderation.noneText') })}>
      {isFiltered && (
        <ButtonLink tone="secondary" to={path + moderationAddresses.write({ state: null })}>
          {t('moderation.showAll')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
