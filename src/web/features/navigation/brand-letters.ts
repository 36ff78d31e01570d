import type { Language } from '#domain/text/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import type { CollectionLink } from '../../shop/shell-data.ts'

export interface LetterGroup {
  readonly letter: string
  readonly brands: readonly CollectionLink[]
}

/** Groups brands by the first letter of the displayed name; their order stays. */
export function byLetter(brands: readonly CollectionLink[], language: Language): LetterGroup[] {
  const groups = new Map<string, CollectionLink[]>()
  for (const brand of brands) {
    const letter = letterOf(nameOf(brand, language))
    const group = groups.get(letter)
    if (group === undefined) groups.set(letter, [brand])
    else group.push(brand)
  }
  return [...groups].map(([letter, members]) => ({ letter, brands: members }))
}

/** Marks and hamzas make no letter of their own: É stands under E, alef with hamza under alef. Names without letters stand under #. */
function letterOf(name: string): string {
  return (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/^[^\p{L}\p{N}]*(\p{L})/u)?.[1]
      ?.toUpperCase() ?? '#'
  )
}

/** Finds brands with a word, in either language, that begins with the typed text. */
export function brandsLike(brands: readonly CollectionLink[], typed: string, fold: (text: string) => string): readonly CollectionLink[] {
  const sought = fold(typed).trim()
  if (sought === '') return brands
  return brands.filter(({ name, nameAr }) => [name, nameAr].some((own) => ` ${fold(own)}`.includes(` ${sought}`)))
}
