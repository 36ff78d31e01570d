import { picturesNamedIn } from '#domain/settings/pictures.ts'
import type { SettingsSection } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import type { settingsTexts } from '#i18n/sets/settings.ts'
import type { Texts } from '../../platform/texts/texts.ts'
import { wordsOf } from './content.ts'
import { SECTION_FIELDS } from './section-fields.ts'
import { labelOf, valueWords } from './value-words.ts'

const WORDS_MOST = 240

/** The history tells settings by the labels of their fields; a picture is said to be one, since its address says nothing. */
export function settingsHistoryWords(section: SettingsSection, t: Texts<typeof settingsTexts>, language: Language) {
  const fieldOf = (fact: string) => SECTION_FIELDS[section].find(({ key }) => key === fact)
  return {
    nameOf: (fact: string) => {
      const field = fieldOf(fact)
      return field === undefined ? undefined : labelOf(field, { t, language })
    },
    textOf: (fact: string, value: unknown) => {
      const field = fieldOf(fact)
      const shape = field?.shape
      if (field !== undefined && shape?.kind === 'fees') return valueWords(field, value, { t, language })
      if (isEmpty(value)) return '–'
      if (shape?.kind === 'choice') {
        const option = shape.options.find((each) => each === value)
        return option === undefined ? undefined : t(`settings.options.${option}`)
      }
      if (shape?.kind === 'picture') return picturesNamedIn(value).size > 0 ? t('settings.fields.picture') : undefined
      return shortened(wordsOf(withoutPictures(value))) || undefined
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

function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return /^\/(?:media|artwork)\//.test(value) ? '' : value
  if (Array.isArray(value)) return value.map(withoutPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutPictures(each)]))
}
