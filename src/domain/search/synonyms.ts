import { COLD_CONCEPTS } from './concepts/cold-concepts.ts'
import type { Concept } from './concepts/concept.ts'
import { COOKING_CONCEPTS } from './concepts/cooking-concepts.ts'
import { PREPARATION_CONCEPTS } from './concepts/preparation-concepts.ts'
import { SERVICE_CONCEPTS } from './concepts/service-concepts.ts'
import { phraseKey, tokens, words } from './words.ts'

/** The trade's names for kinds of equipment, in both languages. A change here changes the index of every product. */
export const SYNONYMS = { ...COLD_CONCEPTS, ...COOKING_CONCEPTS, ...PREPARATION_CONCEPTS, ...SERVICE_CONCEPTS }

export type ConceptKey = keyof typeof SYNONYMS

interface Phrase {
  keys: readonly string[]
  concept: ConceptKey
}

interface Match extends Phrase {
  at: number
}

/** Begins the part of a name about accessories, supports or purposes. */
const FEATURES =
  /[,،;:()|–—]|\s-\s|\b(?:with|without|for|on|incl|including)\b|\bunder\b(?![\s-]*counter)|(?<![\p{L}\p{N}])(?:مع|بدون|أسفل|اسفل)(?![\p{L}\p{N}])/iu
/** The Arabic "and" is the first letter of the next word. */
const CONJUNCTION = /\band\b|[&+/]|\s(?=و)/iu

/**
 * The kinds of equipment that a product with this name is, as opposed to those that it has or is for: a range with oven is a range, and a
 * fryer with a sink-like tank no sink. In English the last kind counts, in Arabic the first.
 */
export function kindsOf(name: string): ConceptKey[] {
  const head = name.split(FEATURES).find(hasLetters) ?? ''
  const beforeNumber = head.split(/\p{N}/u).find(hasLetters) ?? ''
  const kinds = kindsOfPhrase(beforeNumber)
  return kinds.length > 0 ? kinds : kindsOfPhrase(head)
}

function kindsOfPhrase(phrase: string): ConceptKey[] {
  const kinds = phrase.split(CONJUNCTION).flatMap((part) => {
    const found = conceptsIn(part)
    if (!/[\u0620-\u064a]/.test(part)) return found.slice(-1)
    return found.length > 0 ? found.slice(0, 1) : conceptsIn(part.replace(/^و/, '')).slice(0, 1)
  })
  return [...new Set(kinds)]
}

/** All kinds that a text mentions, in its order. The longest of overlapping names wins, then the first. */
export function conceptsIn(text: string): ConceptKey[] {
  const keys = words(text).map(phraseKey)
  const matches = keys.flatMap((key, at) => phrasesFrom(key).flatMap((phrase) => (isAt(phrase, keys, at) ? [{ ...phrase, at }] : [])))
  matches.sort((a, b) => b.keys.length - a.keys.length || a.at - b.at)
  const remaining: Match[] = []
  for (const match of matches) {
    if (remaining.every((other) => match.at + match.keys.length <= other.at || other.at + other.keys.length <= match.at))
      remaining.push(match)
  }
  return [...new Set(remaining.sort((a, b) => a.at - b.at).map((match) => match.concept))]
}

/** The words that a kind adds to the index: its names in both languages and those of the wider kinds. */
export function synonymTokens(key: ConceptKey): readonly string[] {
  const concept: Concept = SYNONYMS[key]
  const wider = concept.broader === undefined ? [] : synonymTokens(knownKey(concept.broader))
  return [...new Set([...namesOf(concept.en, concept.ar, concept.finds).flatMap(tokens), ...wider])]
}

/** The words that stand for this kind first; other kinds share them. */
export function leadWords(key: ConceptKey): readonly string[] {
  const { leads }: Concept = SYNONYMS[key]
  return namesOf(leads).flatMap(words)
}

/** Every phrase that names a kind, in no promised order. */
export function phrasesOf(key: ConceptKey): string[] {
  const concept: Concept = SYNONYMS[key]
  return namesOf(concept.en, concept.ar, concept.triggers)
}

export function conceptKeys(): ConceptKey[] {
  return Object.keys(SYNONYMS).map(knownKey)
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

function isAt(phrase: Phrase, keys: readonly string[], at: number): boolean {
  return phrase.keys.every((key, i) => keys[at + i] === key)
}

let phrasesByFirstKey: ReadonlyMap<string, readonly Phrase[]> | undefined

function phrasesFrom(key: string): readonly Phrase[] {
  phrasesByFirstKey ??= groupPhrases()
  return phrasesByFirstKey.get(key) ?? []
}

function groupPhrases(): Map<string, Phrase[]> {
  const grouped = new Map<string, Phrase[]>()
  for (const concept of conceptKeys()) {
    for (const name of phrasesOf(concept)) {
      const keys = words(name).map(phraseKey)
      const first = keys[0]
      if (first === undefined) continue
      const sameStart = grouped.get(first)
      if (sameStart) sameStart.push({ keys, concept })
      else grouped.set(first, [{ keys, concept }])
    }
  }
  return grouped
}

function knownKey(key: string): ConceptKey {
  if (!Object.hasOwn(SYNONYMS, key)) throw new Error(`no such kind of equipment: ${key}`)
  return key as ConceptKey
}

function namesOf(...lists: readonly (string | undefined)[]): string[] {
  return lists.flatMap((list) => (list === undefined ? [] : list.split(/[,،]/).map((name) => name.trim())))
}
