import { useNavigate } from 'react-router'
import { OFFER_SORTS, type OfferSort } from '#domain/offers/lists.ts'
import { SHOWN_OFFER_STATES, type ShownOfferState } from '#domain/offers/states.ts'
import { compareNames } from '#i18n/formats.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { useChoices } from '../../../platform/lists/choices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offersPath } from '../../../shop/offer-paths.ts'
import styles from '../../../ui/list-frame/filter-bar.module.css'
import { Select } from '../../../ui/select/select.tsx'
import { STATE_LOOKS } from '../offer-state.tsx'
import { type OffersQuery, offersQuery, type SeenFilter } from './offer-list.ts'

const SORT_TEXTS = {
  newest: 'offers.list.newest',
  'valid-until': 'offers.list.byValidity',
  total: 'offers.list.byTotal',
  customer: 'offers.list.byCustomer',
  seen: 'offers.list.bySeen',
} as const satisfies Record<OfferSort, string>

export interface OfferFiltersProps {
  readonly query: OffersQuery
  readonly salespeople: readonly string[]
}

/** Filters the list and chooses its order. */
export function OfferFilters({ query, salespeople }: OfferFiltersProps) {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const change = useChoices(query, (next) => navigate(offersPath(language) + offersQuery(next), { preventScrollReset: true }))
  const choose = (filter: Partial<OffersQuery>) => change({ page: 1, ...filter })
  const people = [...new Set([...salespeople, query.salesperson])].filter((name) => name !== '').toSorted(compareNames(language))
  return (
    <div className={styles.filters}>
      <Select
        label={t('offers.list.state')}
        name="state"
        value={query.state}
        options={[
          { value: '', text: t('offers.list.everyState') },
          ...SHOWN_OFFER_STATES.map((state) => ({ value: state, text: t(STATE_LOOKS[state].text) })),
        ]}
        onChange={(state) => choose({ state: state as ShownOfferState | '' })}
      />
      <Select
        label={t('offers.list.seen')}
        name="seen"
        value={query.seen}
        options={[
          { value: '', text: t('offers.list.seenOrNot') },
          { value: 'yes', text: t('offers.list.seenYes') },
          { value: 'no', text: t('offers.list.seenNo') },
        ]}
        onChange={(seen) => choose({ seen: seen as SeenFilter | '' })}
      />
      {people.length > 0 && (
        <Select
          label={t('offers.list.salesperson')}
          name="salesperson"
          value={query.salesperson}
          options={[{ value: '', text: t('offers.list.everybody') }, ...people.map((name) => ({ value: name, text: name }))]}
          onChange={(salesperson) => choose({ salesperson })}
        />
      )}
      <Select
        label={t('offers.list.sortBy')}
        name="sort"
        value={query.sort === '' ? 'newest' : query.sort}
        options={OFFER_SORTS.map((sort) => ({ value: sort, text: t(SORT_TEXTS[sort]) }))}
        onChange={(sort) => choose({ sort: sort as OfferSort })}
      />
    </div>
  )
}
