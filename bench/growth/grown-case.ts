import type { Case } from '../cases.ts'

export interface GrownCase {
  readonly name: string
  /** `visitor`: read by nobody in particular, past the cache; `member` and `staff` are signed in. */
  readonly by: 'visitor' | 'member' | 'staff'
  /** The most that it may cost, as a multiple of what it costs in the small shop; null where it counts what it finds. */
  readonly most: number | null
  readonly paths: readonly string[]
}

export const NEAR = 1.5
export const FAR = 3
/** The last pages of a list, and of one with twice as many rows a page. */
export const DEEP = [900, 950, 999]
export const DEEP_RECORDS = [450, 490]
export const DEEP_PEOPLE = [90, 95]
export const FIRST = [1, 2, 3, 5]
export const ORDERS = [0, 1, 2]
export const STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered']
export const TERMS = 80

export function pages(path: string, numbers: readonly number[]): string[] {
  return numbers.map((page) => `${path}page=${page}`)
}

export function each<A, B, C>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => C): C[] {
  return first.flatMap((a) => second.map((b) => make(a, b)))
}

/** Picks `count` of the list, evenly spread over it. */
export function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}

/** The form in which the bench measures it. */
export function caseOf({ name, by, paths }: GrownCase): Case {
  const ways = { visitor: 'dropped', member: 'own', staff: 'staff' } as const
  return { name, kind: 'cold', by: ways[by], must: {}, paths: () => [...paths] }
}
