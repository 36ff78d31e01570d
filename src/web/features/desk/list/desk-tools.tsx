import { useNavigate } from 'react-router'
import { type EntryState, OPEN_STATES } from '#domain/desk/entries.ts'
import { formatNumber } from '#i18n/formats.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useChoices } from '../../../platform/lists/choices.ts'
import { useListTerm } from '../../../platform/lists/list-term.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { TYPING_PAUSES } from '../../../shop/typing-pauses.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { DESK_FILTERS, DESK_SEARCH_MIN, type DeskQuery, type DeskReply, deskSearch } from '../desk-query.ts'
import styles from './desk-tools.module.css'

export interface DeskToolsProps {
  readonly query: DeskQuery
  readonly counts: DeskReply['counts']
  readonly choose: (change: Partial<DeskQuery>) => void
}

/** Filters as chips with their counts, and the search. */
export function DeskTools({ query, counts, choose }: DeskToolsProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  return (
    <div className="stack gap-2">
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('desk.filters.label')}</legend>
        {DESK_FILTERS.map((filter) => (
          <PlainButton
            look="own"
            key={filter}
            className={styles.chip}
            data-filter={filter}
            aria-pressed={query.filter === filter}
            onPress={() => choose({ filter })}
          >
            {t(`desk.filters.${filter}`)} <span className={styles.count}>{formatNumber(counts[filter], language)}</span>
          </PlainButton>
        ))}
      </fieldset>
      <DeskSearch query={query} onSearch={(term) => choose({ term })} />
    </div>
  )
}

function DeskSearch({ query, onSearch }: { readonly query: DeskQuery; readonly onSearch: (term: string) => void }) {
  const { t } = useTexts(deskTexts)
  const { typed, setTyped, submit } = useListTerm({
    term: query.term,
    least: DESK_SEARCH_MIN,
    pauseMs: TYPING_PAUSES.desk,
    search: onSearch,
  })
  return (
    <div className={styles.search}>
      <SearchField
        label={t('desk.search')}
        placeholder={t('desk.searchPlaceholder')}
        clearLabel={t('desk.clear')}
        name="search"
        value={typed}
        onChange={setTyped}
        onSubmit={submit}
      />
    </div>
  )
}

/** Narrows the list to a state, or groups it by all of them. */
export function DeskStates({ query, counts, choose }: DeskToolsProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const options = OPEN_STATES.map((state) => ({
    value: state,
    text: t('desk.filters.stateCount', { state: t(`desk.states.${state}`), count: formatNumber(counts.states[state] ?? 0, language) }),
  }))
  return (
    <div className={styles.states}>
      <Select
        label={t('desk.filters.state')}
        name="state"
        value={query.state}
        options={[{ value: '', text: t('desk.filters.everyState') }, ...options]}
        onChange={(state) => choose({ state: state as EntryState | '' })}
      />
      <PlainButton
        look="own"
        className={styles.chip}
        aria-pressed={query.isGrouped}
        onPress={() => choose({ isGrouped: !query.isGrouped })}
      >
        {t('desk.filters.group')}
      </PlainButton>
    </div>
  )
}

/** Choices of the list, of which a second one is added to a first that is still loading. Opening a card drops that one. */
export function useDeskChoices(query: DeskQuery, openEntry: string | null): DeskToolsProps['choose'] {
  const navigate = useNavigate()
  return useChoices({ ...query, openEntry }, (next) =>
    navigate({ search: deskSearch(next, {}, openEntry) }, { replace: true, preventScrollReset: true }),
  )
}
