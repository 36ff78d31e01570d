import { type KeyboardEvent, type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router'
import { isolate } from '#i18n/bidi.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CategoryLinks } from './category-links.tsx'
import { nextOption } from './option-keys.ts'
import { SuggestionLine } from './suggestion-line.tsx'
import styles from './suggestion-list.module.css'
import { useSuggestedCollections } from './use-suggested-collections.ts'
import { type Suggestions, soughtTerm, useSuggestions } from './use-suggestions.ts'

export interface SuggestionKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

export interface SuggestionListProps {
  readonly keys: RefObject<SuggestionKeys | null>
  readonly value: string
  readonly listId: string
  readonly isOpen: boolean
  readonly position: 'header' | 'screen'
  readonly onOpen: (isOpen: boolean) => void
  readonly onShown: (shown: { isExpanded: boolean; activeId: string | undefined }) => void
}

/** The list below the search field. The field keeps the focus; the list reports the active option by its id. */
export function SuggestionList({ keys, value, listId, isOpen, position, onOpen, onShown }: SuggestionListProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const optionId = useId()
  const term = isOpen ? soughtTerm(value) : ''
  const found = useSuggestions(term, language)
  const products = found.state === 'known' ? found.products : []
  const collections = useSuggestedCollections(term)
  const all = `${pathInLanguage('/shop', language)}?${new URLSearchParams({ name: value.trim() })}`
  const paths = [...collections.map(({ path }) => path), ...products.map(({ slug }) => `/product/${slug}`)]
  const addresses = paths.length === 0 ? [] : [...paths.map((path) => pathInLanguage(path, language)), all]
  const { active, setActive } = useActiveOption(term, addresses)
  const isExpanded = isOpen && addresses.length > 0
  const activeId = isExpanded && active !== null ? `${optionId}${active}` : undefined
  useEffect(() => onShown({ isExpanded, activeId }), [onShown, isExpanded, activeId])
  useImperativeHandle(keys, () => ({
    onKeyDown: (event) => {
      const address = active === null ? undefined : addresses[active]
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && isExpanded && address !== undefined) {
        event.preventDefault()
        onOpen(false)
        void navigate(address)
      } else if (event.key === 'Escape' && isExpanded && position === 'header') {
        event.preventDefault()
        onOpen(false)
      } else if (event.key === 'ArrowDown' && !isExpanded) {
        onOpen(true)
      } else if (isExpanded) {
        const next = nextOption(event.key, active, addresses.length)
        if (next === undefined) return
        event.preventDefault()
        setActive(next)
      }
    },
  }))
  const message = useMessage(found, collections.length > 0)
  const isShown = isOpen && (found.state !== 'nothing' || collections.length > 0)
  return (
    <>
      <p role="status" className="visually-hidden">
        {message ?? (isExpanded && t('navigation.search.count', { count: paths.length }))}
      </p>
      {position === 'screen' && value.trim() === '' && <CategoryLinks />}
      {isShown && (
        // biome-ignore lint/a11y: the field keeps the focus when a line is pointed at, and the keys are the field's
        <div
          className={position === 'header' ? styles.floating : styles.flat}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(false)}
        >
          {isExpanded && (
            <div id={listId} role="listbox" aria-label={t('navigation.search.suggestions')}>
              {[...collections, ...products].map((found, index) => (
                <SuggestionLine
                  key={paths[index]}
                  id={`${optionId}${index}`}
                  found={found}
                  term={term}
                  address={addresses[index] ?? all}
                  isActive={active === index}
                />
              ))}
              <SuggestionLine id={`${optionId}${paths.length}`} address={all} isActive={active === paths.length}>
                {t('navigation.search.seeAll', { term: isolate(value.trim()) })}
              </SuggestionLine>
            </div>
          )}
          {found.state === 'loading' && <Skeleton />}
          {message !== null && <p className={styles.message}>{message}</p>}
        </div>
      )}
    </>
  )
}

/** A new term moves the choice back to the field. Products that arrive leave it where it is, because it is known by its address. */
function useActiveOption(term: string, addresses: readonly string[]) {
  const [choice, setChoice] = useState<{ term: string; address: string | undefined }>({ term, address: undefined })
  const index = choice.term === term && choice.address !== undefined ? addresses.indexOf(choice.address) : -1
  const setActive = (next: number | null) => setChoice({ term, address: next === null ? undefined : addresses[next] })
  return { active: index < 0 ? null : index, setActive }
}

function useMessage(found: Suggestions, hasCollections: boolean): string | null {
  const { t } = useTexts()
  if (found.state === 'failed') return t('navigation.search.failed')
  return found.state === 'known' && found.products.length === 0 && !hasCollections ? t('navigation.search.none') : null
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
