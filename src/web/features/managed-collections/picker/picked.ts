import type { ProductOption } from '#contract/products.ts'

/** The products that come into a category and those that leave it, by their ids; all others stay as they are. */
export interface Picked {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const NOTHING_PICKED: Picked = { added: [], removed: [] }

export type Pickable = Pick<ProductOption, '_id' | 'isMember'>

export function isPicked({ added, removed }: Picked, { _id, isMember = false }: Pickable): boolean {
  return isMember ? !removed.includes(_id) : added.includes(_id)
}

export function withPicked({ added, removed }: Picked, products: readonly Pickable[], isChosen: boolean): Picked {
  const ids = new Set(products.map(({ _id }) => _id))
  const moved = products.filter(({ isMember = false }) => isMember !== isChosen).map(({ _id }) => _id)
  const others = { added: added.filter((id) => !ids.has(id)), removed: removed.filter((id) => !ids.has(id)) }
  return isChosen
    ? { ...others, added: newestFirst([...others.added, ...moved]) }
    : { ...others, removed: newestFirst([...others.removed, ...moved]) }
}

/** Sorts as the server does, so that the same choice is always the same list. */
function newestFirst(ids: readonly string[]): string[] {
  return [...ids].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
}
