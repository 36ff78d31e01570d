import type { Language } from '#domain/text/language.ts'
import { madeOnce } from '../../platform/frame/made-once.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { type CategoryLink, categoryPicture } from '../../shop/shell-data.ts'
import { Drawing } from '../../ui/icon/drawing.tsx'
import { useFollow } from '../../ui/link/page-link.tsx'

export interface CategoryFamiliesProps {
  readonly categories: readonly CategoryLink[]
  /** The classes of the list, and of a category that is within none. */
  readonly looks: readonly [list: string | undefined, tile: string | undefined, well: string | undefined]
}

/** The categories that are within none, each with its picture, and those within it as a list of links under it. */
export function CategoryFamilies({ categories, looks }: CategoryFamiliesProps) {
  const [list, ...look] = looks
  const language = useLanguage()
  const follow = useFollow()
  const families = madeOnce(categories, `${language} ${look}`, () => links(categories, language, look))
  // biome-ignore lint/a11y: a press on one of its links follows it, and so does Enter, which browsers tell as a press
  return categories.length > 0 && <ul className={list} onClick={follow} {...families} />
}

function links(
  categories: readonly CategoryLink[],
  language: Language,
  look: readonly [tile: string | undefined, well: string | undefined],
  parent?: string,
) {
  const [tile, well] = look
  return categories.flatMap((category) => {
    if (category.parent !== parent) return []
    const within = parent ? [] : links(categories, language, look, category.slug)
    return [
      <li key={category.slug}>
        <a className={parent ? '' : tile} href={pathInLanguage(`/shop/category/${category.slug}`, language)}>
          {!parent && <span className={well}>{category.picture && <Drawing src={categoryPicture(category.picture)} />}</span>}
          <bdi>{nameOf(category, language)}</bdi>
        </a>
        {within.length > 0 && <ul className="">{within}</ul>}
      </li>,
    ]
  })
}
