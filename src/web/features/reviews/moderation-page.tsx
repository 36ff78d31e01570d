import type { ReactNode } from 'react'
import type { ModeratedReview } from '#contract/reviews.ts'
import { FIRST_REVIEW_STATUS, REVIEW_SEARCH_MIN, REVIEW_STATUSES, type ReviewAction } from '#domain/catalogue/reviews.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { MAX_FOUND_RECORDS } from '#domain/paging.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { moderationTexts } from '#i18n/sets/moderation.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useRecordActions } from '../../platform/lists/records.ts'
import { type NoRecordsProps, RecordsPage } from '../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ListCards } from '../../ui/list-frame/list-frame.tsx'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import { ModeratedCard } from './moderated-card.tsx'
import { type ModeratedList, moderationAddresses, STATUS_TEXTS } from './moderated-list.ts'

const LIST_ID = 'moderation'

export interface ModerationPageProps {
  readonly list: ModeratedList
  /** Renders the link to a review's history. */
  readonly historyOf: (review: ModeratedReview) => ReactNode
}

/** Lists all customers' reviews, for admins. */
export function ModerationPage({ list, historyOf }: ModerationPageProps) {
  const { t } = useTexts(dashboardTexts, moderationTexts)
  const path = pathInLanguage(SECTIONS.reviews, useLanguage())
  const { busyId, act } = useRecordActions(LIST_ID)
  const decide = useDecision()
  return (
    <RecordsPage
      id={LIST_ID}
      title={t('dashboard.sections.reviews')}
      lead={t('moderation.lead')}
      above={<Filters list={list} path={path} />}
      list={list}
      // A search that is cleared leads back to the list that the page opens on.
      addressOf={(wanted) => path + moderationAddresses.write({ state: list.term === '' ? list.status : FIRST_REVIEW_STATUS, ...wanted })}
      search={{ label: t('moderation.search'), placeholder: t('moderation.placeholder'), least: REVIEW_SEARCH_MIN }}
      count={<Count list={list} />}
      pagesLabel={t('moderation.pages')}
      none={useNone(list, path)}
      renderRows={(reviews, isWaiting) => (
        <ListCards isWaiting={isWaiting}>
          {reviews.map((review) => (
            <ModeratedCard
              key={review._id}
              review={review}
              isBusy={busyId !== null}
              history={historyOf(review)}
              onAct={(action) => act(review._id, () => decide(review._id, action))}
            />
          ))}
        </ListCards>
      )}
    />
  )
}

function Filters({ list, path }: { readonly list: ModeratedList; readonly path: string }) {
  const { t } = useTexts(moderationTexts)
  const language = useLanguage()
  const tabs = [null, ...REVIEW_STATUSES].map((status) => ({
    to: path + moderationAddresses.write({ state: status }),
    title: status === null ? t('moderation.all') : t(STATUS_TEXTS[status]),
    isCurrent: status === list.status && list.term === '',
    count: status === FIRST_REVIEW_STATUS && list.waiting > 0 ? formatNumber(list.waiting, language) : undefined,
  }))
  return <PageTabs label={t('moderation.filters')} tabs={tabs} />
}

function Count({ list: { count, waiting, status, term } }: { readonly list: ModeratedList }) {
  const { t } = useTexts(moderationTexts)
  const language = useLanguage()
  // A search is cut there, so that there may be more.
  const isCut = term !== '' && count >= MAX_FOUND_RECORDS
  return (
    <>
      {isCut ? t('moderation.newest', { most: formatNumber(count, language) }) : t('moderation.total', { count })}
      {waiting > 0 && status !== FIRST_REVIEW_STATUS && ` · ${t('moderation.waiting', { count: waiting })}`}
    </>
  )
}

function useNone({ status, term }: ModeratedList, path: string): NoRecordsProps {
  const { t } = useTexts(moderationTexts)
  const title = t('moderation.none')
  if (status === null && term === '') return { title, text: t('moderation.noneText'), all: null }
  return { title, all: { to: path + moderationAddresses.write({ state: null }), text: t('moderation.showAll') } }
}

/** Returns the function that sends an admin's decision on a review. */
function useDecision(): (id: string, action: ReviewAction) => Promise<{ readonly message: string }> {
  const api = useApi()
  return (id, action) => {
    const params = { id }
    if (action === 'delete') return api.call('DELETE /api/review/delete/:id', { params })
    return action === 'reject' ? api.call('PUT /api/review/reject/:id', { params }) : api.call('PUT /api/review/approve/:id', { params })
  }
}
