import { useDeferredValue, useState } from 'react'
import type { ChatUser } from '#contract/chat.ts'
import { fold } from '#domain/search/fold.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { sorted } from './chat-state.ts'
import styles from './people-list.module.css'
import { PersonRow } from './person-row.tsx'

export interface PeopleListProps {
  readonly users: readonly ChatUser[]
  readonly me: string
  readonly isStaff: boolean
  readonly selected: string | null
  readonly onSelect: (id: string) => void
}

/** Lists the people to talk to; the staff can search its customers. */
export function PeopleList({ users, me, isStaff, selected, onSelect }: PeopleListProps) {
  const { t } = useTexts(supportTexts)
  const [term, setTerm] = useState('')
  const searched = useDeferredValue(term)
  const shown = sorted(searchPeople(users, searched))
  return (
    <nav className={styles.people} aria-label={t('support.people')}>
      {isStaff && users.length > 0 && (
        <div className={styles.search}>
          <SearchField
            label={t('support.search')}
            placeholder={t('support.searchPlaceholder')}
            clearLabel={t('support.searchClear')}
            name="search"
            value={term}
            onChange={setTerm}
            onSubmit={setTerm}
          />
        </div>
      )}
      {shown.length === 0 && <p className={styles.none}>{users.length === 0 ? t('support.noUsers') : t('support.noMatch')}</p>}
      <ul className={styles.list}>
        {shown.map((user) => (
          <li key={user.id}>
            <PersonRow user={user} me={me} isStaff={isStaff} isSelected={user.id === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Finds people whose name, address or last message contains every word, in any Arabic spelling. */
export function searchPeople(users: readonly ChatUser[], term: string): readonly ChatUser[] {
  const words = fold(term)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return users
  return users.filter(({ name, email = '', lastMessage }) => {
    const text = `${fold(`${name} ${email} ${lastMessage?.text ?? ''}`)} ${email}`
    return words.every((word) => text.includes(word))
  })
}
