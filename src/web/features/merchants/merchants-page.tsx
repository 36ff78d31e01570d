import type { ReactNode } from 'react'
import type { MerchantReply } from '#contract/merchants.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_MERCHANT_STATUS, MERCHANT_SEARCH_MIN, MERCHANT_STATUSES } from '#domain/merchants.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { type NoRecordsProps, RecordsPage } from '../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ListCards } from '../../ui/list-frame/list-frame.tsx'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { MerchantCard, STATUS_WORDS } from './merchant-card.tsx'
import { type MerchantList, merchantAddresses } from './merchant-list.ts'
import { useDecisions } from './use-decisions.ts'

const LIST_ID = 'merchants'

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
  const path = pathInLanguage(SECTIONS.merchants, useLanguage())
  const { decide, refresh, busyId, approval } = useDecisions(LIST_ID)
  return (
    <RecordsPage
      id={LIST_ID}
      title={t('dashboard.sections.merchants')}
      lead={t('merchants.list.lead')}
      action={<AddLink />}
      above={
        <>
          {emailNote}
          <Filters list={list} path={path} />
          <ApprovalNote approval={approval} />
        </>
      }
      list={list}
      addressOf={(wanted) => path + merchantAddresses.write({ state: list.state, ...wanted })}
      search={{ label: t('merchants.list.search'), placeholder: t('merchants.list.placeholder'), least: MERCHANT_SEARCH_MIN }}
      count={<Count list={list} />}
      pagesLabel={t('merchants.list.pages')}
      none={useNone(list, path)}
      renderRows={(merchants, isWaiting) => (
        <ListCards isWaiting={isWaiting}>
          {merchants.map((merchant) => (
            <MerchantCard
              key={merchant._id}
              merchant={merchant}
              isBusy={busyId !== null}
              onDecide={decide}
              onAsk={refresh}
              history={historyOf(merchant)}
            />
          ))}
        </ListCards>
      )}
    />
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

function Count({ list: { count, waiting, term, state } }: { readonly list: MerchantList }) {
  const { t } = useTexts(merchantsTexts)
  return (
    <>
      {term === '' ? t('merchants.list.total', { count }) : t('merchants.list.found', { count, term: isolate(term) })}
      {waiting > 0 && state !== FIRST_MERCHANT_STATUS && ` · ${t('merchants.list.waiting', { count: waiting })}`}
    </>
  )
}

function useNone({ term, state }: MerchantList, path: string): NoRecordsProps {
  const { t } = useTexts(merchantsTexts)
  const text = term !== '' ? 'merchants.list.noneText' : state !== null ? 'merchants.list.noneOfState' : 'merchants.list.emptyText'
  const all = { to: path + merchantAddresses.write({ state: null }), text: t('merchants.list.all') }
  return { title: t('merchants.list.none'), text: t(text), all: term !== '' || state !== null ? all : null }
}
