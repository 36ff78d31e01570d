import { useNavigate } from 'react-router'
import { ORDER_SEARCH_MIN } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useListTerm } from '../../../platform/lists/list-term.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { SearchField } from '../../../ui/search-field/search-field.tsx'

const TYPING_PAUSE_MS = 1000

export interface OrderSearchProps {
  readonly term: string
  /** The address of the search's results. */
  readonly addressOf: (term: string) => string
  readonly placeholder: string
}

export function OrderSearch({ term, addressOf, placeholder }: OrderSearchProps) {
  const { t } = useTexts(ordersTexts)
  const navigate = useNavigate()
  const { typed, setTyped, submit } = useListTerm({
    term,
    least: ORDER_SEARCH_MIN,
    waitMs: TYPING_PAUSE_MS,
    // Back leads to the list before the search, not through each typed letter.
    search: (next) => void navigate(addressOf(next), { replace: term !== '' && next !== '', preventScrollReset: true }),
  })
  return (
    <SearchField
      label={t('orders.list.search')}
      placeholder={placeholder}
      clearLabel={t('orders.list.clear')}
      name="search"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
    />
  )
}
