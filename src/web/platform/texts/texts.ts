import { use } from 'react'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { shopTexts } from '#i18n/sets/shop.ts'
import { loadOf, loadSet, type TextSet, type TranslateOf, textAt, translateIn } from '#i18n/text-set.ts'
import { useLanguage } from './language.ts'

/** The texts that every page has, and those of the sets that are named. */
export type Texts<Set extends TextSet = never> = TranslateOf<typeof shopTexts | Set>

let noteUse: (set: TextSet, language: Language) => void = () => undefined

/** On the server: calls back with each set that a page speaks. */
export function onTextsUsed(note: typeof noteUse): void {
  noteUse = note
}

/** The texts of the page's own language. A set that is still under way makes the page wait, so that nobody ever reads a key. */
export function useTexts<Sets extends readonly TextSet[]>(...sets: Sets): { readonly t: Texts<Sets[number]> } {
  const language = useLanguage()
  const all = [shopTexts, ...sets]
  for (const set of all) noteUse(set, language)
  const readable = languageWith(all, language)
  if (readable !== null) return { t: translateIn(readable) }
  for (const set of all) use(loadOf(set, language)?.done ?? loadSet(set, language))
  return { t: translateIn(language) }
}

/** Texts that have come with the page; where one may not have, `loadTexts` waits for it. */
export function textIn<Sets extends readonly TextSet[]>(language: Language, ...sets: Sets): Texts<Sets[number]> {
  const readable = languageWith([shopTexts, ...sets], language)
  if (readable === null) throw new Error(`The texts "${sets.map(({ name }) => name).join('", "')}" (${language}) are not loaded`)
  return translateIn(readable)
}

/** Texts beside the page's own, or in another language. */
export async function loadTexts<Sets extends readonly TextSet[]>(language: Language, ...sets: Sets): Promise<Texts<Sets[number]>> {
  await Promise.all([shopTexts, ...sets].map((set) => loadSet(set, language)))
  return translateIn(language)
}

/** The text at a path that is made at run time; undefined where the set has none. */
export function findText(language: Language, set: TextSet, path: string): string | undefined {
  textIn(language, set)
  return textAt(language, path)
}

/** Where texts could not be fetched the other language speaks, as a page without any says nothing; null where there is none. */
function languageWith(sets: readonly TextSet[], language: Language): Language | null {
  const has = (each: Language) => sets.every((set) => loadOf(set, each)?.state === 'loaded')
  if (has(language)) return language
  const hasFailed = sets.some((set) => loadOf(set, language)?.state === 'failed')
  return hasFailed ? (LANGUAGES.find(has) ?? null) : null
}
