/** The most products in one category: their ids have to fit into one call. */
export const CATEGORY_PRODUCTS_MAX = 20_000
/** Applies to categories and brands. */
export const COLLECTION_NAME_MAX = 160
/** A search of categories or brands needs this many characters. */
export const COLLECTION_SEARCH_MIN = 2

export const PARENT_REFUSALS = [
  'category/parent-gone',
  'category/parent-itself',
  'category/parent-within',
  'category/has-children',
] as const
export type ParentRefusal = (typeof PARENT_REFUSALS)[number]

interface Placed {
  readonly id: string
  /** The id of the category that it is within. */
  readonly parentId: string | null
}

/** Categories are one level deep: a parent is within none, and one with children can't be within another. */
export function refuseParent(
  category: { readonly id: string; readonly hasChildren: boolean },
  parent: Placed | null,
): ParentRefusal | null {
  if (parent === null) return 'category/parent-gone'
  if (parent.id === category.id) return 'category/parent-itself'
  if (parent.parentId !== null) return 'category/parent-within'
  return category.hasChildren ? 'category/has-children' : null
}

interface Child {
  readonly _id: string
  readonly parent: string | null
}

/** The order of menus: each category is followed by those within it, both in the order in which they come. */
export function inFamilies<Category extends Child>(categories: readonly Category[]): Category[] {
  const known = new Set(categories.map(({ _id }) => _id))
  const isTop = ({ parent }: Category) => parent === null || !known.has(parent)
  return categories.filter(isTop).flatMap((top) => [top, ...categories.filter(({ parent }) => parent === top._id)])
}
