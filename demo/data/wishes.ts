import { DEMO_PEOPLE } from './people.ts'
import type { DemoProduct } from './types.ts'

export interface DemoWish {
  readonly sku: string
  /** Email address. */
  readonly owner: string
  readonly joinedToToday: number
}

const MEMBER = 'member@diyafa.example'
const MEMBERS_WISHES = 9

/** The products that people keep an eye on; the member whose sign-in is told also has one that is not on show any more. */
export function demoWishes(products: readonly DemoProduct[]): DemoWish[] {
  const shown = products.filter(({ isActive }) => isActive)
  const gone = products.filter(({ isActive }) => !isActive).slice(0, 1)
  return DEMO_PEOPLE.filter(({ role }) => role !== 'ROLE ADMIN').flatMap(({ email }, person) => {
    const count = email === MEMBER ? MEMBERS_WISHES : person % 5
    const liked = Array.from({ length: count }, (_, turn) => shown[(person * 37 + turn * 41) % shown.length])
    return [...liked, ...(email === MEMBER ? gone : [])].flatMap((product, turn) =>
      product === undefined ? [] : [{ sku: product.sku, owner: email, joinedToToday: 20 + ((person * 17 + turn * 23) % 78) }],
    )
  })
}
