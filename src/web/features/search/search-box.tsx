import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { useLazyPart } from '../../platform/frame/lazy-part.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './search-box.module.css'
import type { SuggestionKeys } from './suggestion-list.tsx'
import { useTermOfAddress } from './use-term-of-address.ts'

export interface SearchBoxProps {
  readonly input?: RefObject<HTMLInputElement | null>
  /** Suggestions open under the header's field, or fill the rest of the search screen. */
  readonly position?: 'header' | 'screen'
}

interface ShownList {
  readonly isExpanded: boolean
  readonly activeId: string | undefined
}

const CLOSED: ShownList = { isExpanded: false, activeId: undefined }

const fetchList = () => import('./suggestion-list.tsx').then((module) => module.SuggestionList)

/**
 * A plain form that leads to the list, and a combobox once it has the focus. It is written here rather than taken from Base UI: its
 * autocomplete weighs 45 KB gzipped, more than what is left of a first view, and loaded later it would replace the field being typed into.
 * This one is 1 KB at first view; the list with the domain's folding loads with the first focus.
 */
export function SearchBox({ input, position = 'header' }: SearchBoxProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const listId = useId()
  const own = useRef<HTMLInputElement>(null)
  const field = input ?? own
  const keys = useRef<SuggestionKeys>(null)
  const [value, setValue] = useTermOfAddress(field)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(CLOSED)
  const { part: SuggestionList, load } = useLazyPart(fetchList)
  useEarlyFocus(field, load)
  const navigate = useNavigate()
  const shopPath = pathInLanguage('/shop', language)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    const name = value.trim()
    void navigate(name === '' ? shopPath : `${shopPath}?${new URLSearchParams({ name })}`)
  }
  const clear = () => {
    setValue('')
    field.current?.focus()
  }
  return (
    <search className={position === 'header' ? styles.header : styles.screen}>
      <form className={styles.field} action={shopPath} onSubmit={search}>
        <input
          ref={field}
          className={styles.input}
          type="text"
          inputMode="search"
          name="name"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          aria-label={t('navigation.search.label')}
          placeholder={t('navigation.search.placeholder')}
          value={value}
          onFocus={load}
          onBlur={() => setOpen(false)}
          onChange={({ target }) => {
            setValue(target.value)
            setOpen(true)
          }}
          onKeyDown={(event) => {
            keys.current?.onKeyDown(event)
            if (event.key === 'Escape' && position === 'header' && !event.defaultPrevented) setValue('')
          }}
          {...(isHydrated ? comboboxOf(shown, listId) : {})}
        />
        {isHydrated && value !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            <Icon name="close" />
            <span className="visually-hidden">{t('navigation.search.clear')}</span>
          </button>
        )}
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{t('navigation.search.submit')}</span>
        </button>
      </form>
      {SuggestionList !== null && (
        <SuggestionList
          keys={keys}
          value={value}
          listId={listId}
          isOpen={isOpen || position === 'screen'}
          position={position}
          onOpen={setOpen}
          onShown={setShown}
        />
      )}
    </search>
  )
}

function comboboxOf({ isExpanded, activeId }: ShownList, listId: string) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': activeId,
  } as const
}

/** The field may have the focus before scripts run. */
function useEarlyFocus(field: RefObject<HTMLInputElement | null>, load: () => void): void {
  useEffect(() => {
    if (field.current === document.activeElement) load()
  }, [field, load])
}
