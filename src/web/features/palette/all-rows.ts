import type { FoundReply } from '#contract/desk/palette.ts'
import { REVIEW_SEARCH_MIN } from '#domain/catalogue/reviews.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIND_MIN, FOUND_MOST } from '#domain/palette.ts'
import type { Group, PaletteRow, RowGroup } from './palette-rows.ts'

interface List {
  readonly path: string
  readonly group: Group
  /** The least letters of a search there. */
  readonly from: number
  readonly query?: Readonly<Record<string, string>>
}

const listOf = (group: Group, path: string): List => ({ group, path, from: FIND_MIN })

/** The lists that find what the palette finds, by their kind. Delivered machines and chats have none. */
const LISTS = {
  requests: listOf('requests', `${SECTIONS.orders}/customers`),
  archive: listOf('requests', SECTIONS.archive),
  offers: listOf('offers', SECTIONS.offers),
  customers: listOf('customers', SECTIONS.customers),
  products: listOf('products', SECTIONS.products),
  drafts: { ...listOf('products', SECTIONS.products), query: { isActive: 'draft' } },
  brands: listOf('brands', SECTIONS.brand),
  categories: listOf('categories', SECTIONS.categories),
  merchants: listOf('merchants', SECTIONS.merchants),
  users: listOf('users', SECTIONS.users),
  reviews: { ...listOf('reviews', SECTIONS.reviews), from: REVIEW_SEARCH_MIN },
} as const satisfies Record<string, List>
export type ListKind = keyof typeof LISTS

/** Ends each group that may not show all of its kind with the way to the list of them. */
export function withWaysToAll(
  groups: readonly RowGroup[],
  { found, term, title }: { readonly found: FoundReply; readonly term: string; readonly title: (kind: ListKind) => string },
): RowGroup[] {
  return groups.map((each) => ({
    ...each,
    rows: [...each.rows, ...waysFrom(each.group, found, term).map((kind) => wayTo(kind, term, title(kind)))],
  }))
}

function waysFrom(group: Group, found: FoundReply, term: string): ListKind[] {
  const kinds = Object.keys(LISTS) as ListKind[]
  return kinds.filter((kind) => LISTS[kind].group === group && term.length >= LISTS[kind].from && mayBeMore(kind, found))
}

function mayBeMore(kind: ListKind, found: FoundReply): boolean {
  if (kind !== 'archive') return found[kind].length >= FOUND_MOST
  return found.requests.length >= FOUND_MOST && found.requests.some(({ isArchived }) => isArchived)
}

function wayTo(kind: ListKind, term: string, title: string): PaletteRow {
  const { path, query = {} }: List = LISTS[kind]
  return { path: `${path}?${new URLSearchParams({ search: term, ...query })}`, kind: 'all', title, facts: [] }
}
