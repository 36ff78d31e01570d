import { useNavigate } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { useTexts } from '../texts/texts.ts'
import { useListTerm } from './list-term.ts'

/** Each search of a list replaces its page. */
export const LIST_PAUSE_MS = 350

export interface RecordSearch {
  readonly label: string
  readonly placeholder: string
  /** The least characters of a search. */
  readonly least: number
  readonly pauseMs?: number
}

export interface RecordSearchFieldProps extends RecordSearch {
  readonly term: string
  /** The address of the search's results. */
  readonly addressOf: (term: string) => string
}

/** Searches the records of a page while typing. */
export function RecordSearchField({ label, placeholder, least, pauseMs = LIST_PAUSE_MS, term, addressOf }: RecordSearchFieldProps) {
  const { t } = useTexts(dashboardTexts)
  const navigate = useNavigate()
  const { typed, setTyped, submit } = useListTerm({
    term,
    least,
    pauseMs,
    // Back leads to the list before the search, not through each typed letter.
    search: (next) => void navigate(addressOf(next), { replace: term !== '' && next !== '', preventScrollReset: true }),
  })
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      clearLabel={t('dashboard.records.clear')}
      name="search"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
    />
  )
}
