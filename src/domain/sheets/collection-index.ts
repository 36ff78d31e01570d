import { fold } from '../search/fold.ts'
import { typoDistance } from '../search/typo.ts'
import type { Language } from '../text/language.ts'

export interface NamedCollection {
  readonly id: string
  readonly name: string
  readonly nameAr: string
  readonly slug: string
}

export type FoundCollection<Row> = { readonly row: Row } | 'unknown' | 'ambiguous'

/** Names farther apart than this share of their letters are other names. */
const LIKE_SHARE = 0.4

/** Brands or categories by what people write into a sheet: a name in either language, or the page link. */
export class CollectionIndex<Row extends NamedCollection = NamedCollection> {
  readonly #byId: ReadonlyMap<string, Row>
  readonly #bySlug: ReadonlyMap<string, Row>
  readonly #byName = new Map<string, Set<Row>>()

  constructor(rows: readonly Row[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]))
    this.#bySlug = new Map(rows.map((row) => [row.slug.toLowerCase(), row]))
    for (const row of rows) {
      for (const name of [row.name, row.nameAr]) {
        if (name !== '') this.#byName.set(keyOf(name), (this.#byName.get(keyOf(name)) ?? new Set()).add(row))
      }
    }
  }

  byId(id: string): Row | undefined {
    return this.#byId.get(id)
  }

  bySlug(slug: string): Row | undefined {
    return this.#bySlug.get(slug.trim().toLowerCase())
  }

  find(written: string): FoundCollection<Row> {
    const named = this.#byName.get(keyOf(written))
    const [only, another] = named ?? []
    if (only !== undefined && another === undefined) return { row: only }
    const linked = this.bySlug(written)
    if (linked !== undefined) return { row: linked }
    return only === undefined ? 'unknown' : 'ambiguous'
  }

  isName(written: string): boolean {
    return this.find(written) !== 'unknown'
  }

  /** The text by which `find` finds this record again: a name, of the two that in the language first, or its link where others share the names. */
  written(id: string, language: Language = 'en'): string {
    const row = this.#byId.get(id)
    if (row === undefined) return ''
    const leadsHere = (text: string) => {
      const found = this.find(text)
      return typeof found === 'object' && found.row.id === id && !/[|;\n]/.test(text) && text.trim() === text && text !== ''
    }
    const names = language === 'ar' ? [row.nameAr, row.name] : [row.name, row.nameAr]
    return [...names, row.slug].find(leadsHere) ?? row.slug
  }

  /** The name that is most like an unknown one. */
  suggest(written: string): string | undefined {
    const asked = keyOf(written)
    let best: { readonly name: string; readonly distance: number } | undefined
    for (const row of this.#byId.values()) {
      for (const name of [row.name, row.nameAr]) {
        const distance = similarity(asked, keyOf(name))
        if (distance < (best?.distance ?? LIKE_SHARE)) best = { name, distance }
      }
    }
    return best?.name
  }
}

function similarity(asked: string, name: string): number {
  if (asked === '' || name === '') return 1
  if (name.startsWith(`${asked} `) || asked.startsWith(`${name} `)) return 0.1
  return typoDistance(asked, name).whole / Math.max(asked.length, name.length)
}

function keyOf(name: string): string {
  return fold(name) || name.trim()
}
