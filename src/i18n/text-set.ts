import type { Language } from '#domain/text/language.ts'
import type { InArabic } from './dictionary.ts'
import { type Dictionary, findText, type TextPath, type Translate, translator } from './translate.ts'

/** Texts that the browser loads together, with the code that imports their set. */
export interface TextSet<Texts extends object = object> {
  /** The name of the set's file in the folder of each language. */
  readonly name: string
  readonly fetch: { readonly en: () => Promise<Texts>; readonly ar: () => Promise<object> }
}

/** Every text of a set by its path; a wrong one does not compile. */
export type KeyOf<Set extends TextSet> = Set extends TextSet<infer Texts> ? TextPath<Texts> : never

/** Translates the texts of these sets only. */
export type TranslateOf<Set extends TextSet> = Translate<KeyOf<Set>>

interface Load {
  readonly done: Promise<void>
  /** Ends with the load and never fails. */
  readonly over: Promise<void>
  state: 'loading' | 'loaded' | 'failed'
  failure?: unknown
  /** A page was shown late because of it. */
  isWaitedFor?: true
}

const sets = new Set<TextSet>()
const loads = new Map<string, Load>()
let spoken: readonly Language[] = []

// One dictionary per language, never switched: nothing of a request can leak into the next one.
const dictionaries: Readonly<Record<Language, Record<string, Dictionary>>> = { en: {}, ar: {} }
const translators: Readonly<Record<Language, Translate<string>>> = {
  en: translator(dictionaries.en, 'en'),
  ar: translator(dictionaries.ar, 'ar'),
}

/** The set is fetched as soon as the code that imports it is loaded. */
export function textSet<Texts extends object>(
  name: string,
  fetch: TextSet<Texts>['fetch'] & { readonly ar: () => Promise<InArabic<Texts>> },
): TextSet<Texts> {
  const set = { name, fetch }
  sets.add(set)
  // The code that reads the set gets the failure.
  for (const language of spoken) loadSet(set, language).catch(() => undefined)
  return set
}

/** Loads every set in these languages, and from now on each set that later code imports. */
export async function speak(...languages: readonly Language[]): Promise<void> {
  spoken = languages
  await Promise.all(languages.flatMap((language) => [...sets].map((set) => loadSet(set, language))))
}

/** Loads code together with the texts of the sets that it imports. */
export async function withItsTexts<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  const code = await fetchCode()
  await speak(...spoken)
  return code
}

/** Loads a set once; a failed load is tried again. */
export function loadSet(set: TextSet, language: Language): Promise<void> {
  const known = loadOf(set, language)
  if (known !== undefined && known.state !== 'failed') return known.done
  const done = set.fetch[language]().then(
    (texts) => {
      Object.assign(dictionaries[language], texts)
      load.state = 'loaded'
    },
    (error: unknown) => {
      load.state = 'failed'
      load.failure = error
      throw error
    },
  )
  const load: Load = { done, over: done.catch(() => undefined), state: 'loading' }
  loads.set(keyOf(set, language), load)
  return done
}

export function loadOf(set: TextSet, language: Language): Load | undefined {
  return loads.get(keyOf(set, language))
}

export function translateIn(language: Language): Translate<string> {
  return translators[language]
}

export function textAt(language: Language, path: string): string | undefined {
  return findText(dictionaries[language], path)
}

function keyOf({ name }: TextSet, language: Language): string {
  return `${language}/${name}`
}
