import type { SettingsSection } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import type { settingsTexts } from '#i18n/sets/settings.ts'
import type { Texts } from '../../platform/texts/texts.ts'
import { wordsOf } from './content.ts'
import { SECTION_FIELDS } from './section-fields.ts'
import { labelOf, valueWords } from './value-words.ts'

const WORDS_MOST = 240

/** The history tells settings by the labels of their fields, and their values as the forms do. */
export function settingsHistoryWords(section: SettingsSection, t: Texts<typeof settingsTexts>, language: Language) {
  const fieldOf = (fact: string) => SECTION_FIELDS[section].find(({ key }) => key === fact)
  return {
    nameOf: (fact: string) => {
      const field = fieldOf(fact)
      return field === undefined ? undefined : labelOf(field, { t, language })
    },
    textOf: (fact: string, value: unknown) => {
      const field = fieldOf(fact)
      if (field === undefined) return shortened(wordsOf(value)) || undefined
      // A governorate without prices says so for each of them.
      if (field.shape.kind !== 'fees' && isEmpty(value)) return '–'
      return shortened(valueWords(field, value, { t, language })) || undefined
    },
  }
}

/** Words that are empty in both languages are nothing to read. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === null
  return Object.values(value).every(isEmpty)
}

/** A long list would hide the other changes. */
function shortened(words: string): string {
  return words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST).trimEnd()}…` : words
}
