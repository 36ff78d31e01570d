import type { AnswerForm } from '#contract/availability.ts'
import { AVAILABILITY_LISTS } from '#domain/availability.ts'
import { formatNumber } from '#i18n/formats.ts'
import { availabilityTexts } from '#i18n/sets/availability.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useRecordActions } from '../../platform/lists/records.ts'
import { RecordsPage } from '../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ListCards } from '../../ui/list-frame/list-frame.tsx'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import { type OwnQuestions, questionsAddress } from './own-questions.ts'
import { QuestionCard } from './question-card.tsx'

const LIST_ID = 'availability'

/** The shop's questions to a merchant about the own machines. */
export function QuestionsPage({ list }: { readonly list: OwnQuestions }) {
  const { t } = useTexts(availabilityTexts, dashboardTexts)
  const language = useLanguage()
  const api = useApi()
  const { busyId, act } = useRecordActions(LIST_ID)
  const { show } = list
  const open = pathInLanguage(questionsAddress('open'), language)
  const answer = (id: string, body: AnswerForm) => act(id, () => api.call('POST /api/availability/:id/answer', { params: { id }, body }))
  return (
    <RecordsPage
      id={LIST_ID}
      title={t('dashboard.sections.availability')}
      lead={t('availability.list.lead')}
      above={
        <PageTabs
          label={t('availability.list.tabs')}
          tabs={AVAILABILITY_LISTS.map((each) => ({
            to: pathInLanguage(questionsAddress(each), language),
            title: t(`availability.list.${each}`),
            isCurrent: each === show,
            count: each === 'open' && show === 'open' && list.count > 0 ? formatNumber(list.count, language) : undefined,
          }))}
        />
      }
      list={list}
      addressOf={({ page }) => pathInLanguage(questionsAddress(show, page), language)}
      count={t('availability.list.count', { count: list.count })}
      pagesLabel={t('availability.list.pages')}
      none={{
        title: t(show === 'open' ? 'availability.list.none' : 'availability.list.noneAnswered'),
        all: show === 'open' ? null : { to: open, text: t('availability.list.showOpen') },
      }}
      renderRows={(questions, isWaiting) => (
        <ListCards isWaiting={isWaiting}>
          {questions.map((question) => (
            <QuestionCard key={question._id} question={question} isBusy={busyId !== null} onAnswer={(body) => answer(question._id, body)} />
          ))}
        </ListCards>
      )}
    />
  )
}
