import type { KeyboardEvent, Ref } from 'react'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { FinderIcon } from './finder-icon.tsx'
import styles from './palette.module.css'

export interface FinderFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly placeholder: string
  readonly value: string
  readonly onType: (value: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Undefined while there is no row. */
  readonly listId: string | undefined
  readonly activeId: string | undefined
}

export function FinderField({ ref, placeholder, value, onType, onKeyDown, listId, activeId }: FinderFieldProps) {
  const { t } = useTexts(paletteTexts)
  return (
    <div className={styles.field}>
      <span className={styles.lens}>
        <FinderIcon />
      </span>
      <input
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        // An empty field has the page's direction, so that a long placeholder is cut at its end.
        dir={value === '' ? undefined : 'auto'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        role="combobox"
        aria-label={t('palette.title')}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
