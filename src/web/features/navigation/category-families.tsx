import { madeOnce } from '../../platform/frame/made-once.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { type CategoryLink, categoryPicture } from '../../shop/shell-data.ts'
import { Drawing } from '../../ui/icon/drawing.tsx'
import { PageLink } from '../../ui/link/page-link.tsx'

export interface CategoryFamiliesProps {
  readonly categories: readonly CategoryLink[]
  /** The classes of the list, and of a category that is within none. */
  readonly looks: readonly [list: string | undefined, tile: string | undefined, well: string | undefined]
  /** The category whose children are listed; without one those within none. */
  readonly parent?: string
}

/** The categories that are within none, each with its picture, and those within it as a list of links under it. */
export function CategoryFamilies({ parent, ...shared }: CategoryFamiliesProps) {
  const { categories, looks } = shared
  const [list, tile, well] = looks
  const language = useLanguage()
  const within = categories.filter((category) => category.parent === parent)
  const families = madeOnce(categories, [language, parent, looks], () =>
    within.map((category) => (
      <li key={category.slug}>
        <PageLink className={parent ? '' : tile} to={pathInLanguage(`/shop/category/${category.slug}`, language)}>
          {!parent && <span className={well}>{category.picture && <Drawing src={categoryPicture(category.picture)} />}</span>}
          <bdi>{nameOf(category, language)}</bdi>
        </PageLink>
        {!parent && <CategoryFamilies {...shared} parent={category.slug} />}
      </li>
    )),
  )
  return within.length > 0 && <ul className={parent ? '' : list} {...families} />
}
