import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FIRST_PAGE } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatCount } from '#i18n/format-count.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useNextQuery } from '../../../platform/lists/records.ts'
import { type NoRecordsProps, RecordsPage } from '../../../platform/lists/records-page.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath, offersPath } from '../../../shop/offer-paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { OfferFilters } from './offer-filters.tsx'
import { hasFilter, OFFER_SEARCH_MIN, type OfferList, offersQuery, readOffersQuery } from './offer-list.ts'
import { OfferTable } from './offer-table.tsx'

/** Lists all offers for the staff. */
export function OffersPage({ list }: { readonly list: OfferList }) {
  const { t } = useTexts(dashboardTexts, offersTexts)
  const path = offersPath(useLanguage())
  const next = useNextQuery()
  // The filters show the newest choice while its list is loading.
  const asked = next === null ? list.query : readOffersQuery(next)
  return (
    <RecordsPage
      id="offers"
      title={t('dashboard.sections.offers')}
      lead={t('offers.list.lead')}
      action={<NewOffer />}
      list={list}
      addressOf={(wanted) => path + offersQuery({ ...asked, page: FIRST_PAGE, term: '', ...wanted })}
      search={{ label: t('offers.list.search'), placeholder: t('offers.list.placeholder'), least: OFFER_SEARCH_MIN }}
      filters={<OfferFilters query={asked} salespeople={list.salespeople} />}
      count={useCount(list)}
      isCountBelow
      pagesLabel={t('offers.list.pages')}
      none={useNone(list, path)}
      renderRows={(offers, isWaiting) => <OfferTable offers={offers} isWaiting={isWaiting} />}
    />
  )
}

/** An offer without a request: somebody asked by phone or came by. */
function NewOffer() {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  const api = useApi()
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  const make = async () => {
    try {
      const { offer } = await api.call('POST /api/offer/add', { body: {} })
      setGone(true)
      await navigate(offerPath(offer._id, language))
    } catch (error) {
      setGone(false)
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="primary" isBusy={isGone} onPress={make}>
      <Icon name="plus" />
      {t('offers.list.add')}
    </Button>
  )
}

function useCount({ term, count, isCountMinimum = false, rows }: OfferList): string {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  if (term === '') return t('offers.list.total', { count })
  if (count <= rows.length) return t('offers.list.found', { count, term: isolate(term) })
  return t('offers.list.firstOf', {
    shown: formatNumber(rows.length, language),
    total: formatCount(count, isCountMinimum, language),
    term: isolate(term),
  })
}

function useNone({ query }: OfferList, path: string): NoRecordsProps {
  const { t } = useTexts(offersTexts)
  const title = t('offers.list.none')
  if (!hasFilter(query)) return { title, text: t('offers.list.emptyText'), all: null, first: <NewOffer /> }
  return { title, text: t('offers.list.noneText'), all: { to: path, text: t('offers.list.all') } }
}
