import { use } from 'react'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { shopTexts } from '#i18n/sets/shop.ts'
import { loadOf, loadSet, type TextSet, type TranslateOf, textAt, translateIn } from '#i18n/text-set.ts'
import { useLanguage } from './language.ts'

/** The texts of every page, and those of the named sets. */
export type Texts<Set extends TextSet = never> = TranslateOf<typeof shopTexts | Set>

let noteUse: (set: TextSet, language: Language) => void = () => undefined

/** Calls back, on the server, with each text set that a page uses. */
export function onTextsUsed(note: typeof noteUse): void {
  noteUse = note
}

/** The texts of the page's own language. A set that is still loading suspends the page, so that nobody ever sees a key. */
export function useTexts<Sets extends readonly TextSet[]>(...sets: Sets): { readonly t: Texts<Sets[number]> } {
  const language = useLanguage()
  const all = [shopTexts, ...sets]
  for (const set of all) noteUse(set, language)
  if (languageWith(all, language) === null) for (const set of all) waitFor(set, language)
  for (const set of all) {
    const load = loadOf(set, language)
    // React continues a page that has waited by rendering it again, and fails where it doesn't ask for the same promises.
    if (load?.isWaitedFor) use(load.over)
  }
  const readable = languageWith(all, language)
  if (readable === null) throw all.map((set) => loadOf(set, language)?.failure).find((failure) => failure !== undefined)
  return { t: translateIn(readable) }
}

function waitFor(set: TextSet, language: Language): void {
  if (loadOf(set, language) === undefined) loadSet(set, language).catch(() => undefined)
  const load = loadOf(set, language)
  if (load !== undefined) load.isWaitedFor = true
}

/** Texts that have loaded already; use `loadTexts` for those that may not have. */
export function textIn<Sets extends readonly TextSet[]>(language: Language, ...sets: Sets): Texts<Sets[number]> {
  const readable = languageWith([shopTexts, ...sets], language)
  if (readable === null) throw new Error(`The texts "${sets.map(({ name }) => name).join('", "')}" (${language}) are not loaded`)
  return translateIn(readable)
}

/** Loads texts beside the page's own, or in another language. */
export async function loadTexts<Sets extends readonly TextSet[]>(language: Language, ...sets: Sets): Promise<Texts<Sets[number]>> {
  await Promise.all([shopTexts, ...sets].map((set) => loadSet(set, language)))
  return translateIn(language)
}

/** Looks up a text by a path that is built at run time; undefined where the set has none. */
export function findText(language: Language, set: TextSet, path: string): string | undefined {
  textIn(language, set)
  return textAt(language, path)
}

/** The other language stands in for texts that failed to load, because a page without any says nothing; null where neither is loaded. */
function languageWith(sets: readonly TextSet[], language: Language): Language | null {
  const has = (each: Language) => sets.every((set) => loadOf(set, each)?.state === 'loaded')
  if (has(language)) return language
  const hasFailed = sets.some((set) => loadOf(set, language)?.state === 'failed')
  return hasFailed ? (LANGUAGES.find(has) ?? null) : null
}
