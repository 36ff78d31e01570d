import { randomUUID } from 'node:crypto'
import { insertUser } from '#server/accounts/accounts.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openTestShop } from '../../support/shop/test-shop.ts'

export interface Customer {
  readonly email: string
  readonly authorization: string
}

export interface FilledShop {
  readonly products: readonly string[]
  readonly customers: readonly Customer[]
}

const PRODUCTS = 40
/** Pieces in stock of each product, and the most that one line may ask for. */
const STOCK = 1000
const PIECES_MOST = 50

/** Pounds of the nth product: no two sums of a few lines are easily the same. */
export function poundsOf(n: number): number {
  return 100 + n * 7 + n / 100
}

export async function fillShop(database: Database, { customers }: { customers: number }): Promise<FilledShop> {
  const shop = await openTestShop(database)
  try {
    const products = await shop.stock({
      products: Array.from({ length: PRODUCTS }, (_, n) => ({ name: `Oven ${n}`, pounds: poundsOf(n), quantity: STOCK })),
    })
    const people = Array.from({ length: customers }, (_, n) => ({ id: randomUUID(), email: `customer-${n}@people.example` }))
    await database.transaction(async (tx) => {
      for (const { id, email } of people) {
        const profile = { firstName: 'Customer', lastName: '', phoneNumber: '', language: 'en' } as const
        await insertUser(tx, { ...profile, id, email, provider: 'Email', passwordHash: 'none', role: 'ROLE MEMBER', created: new Date() })
      }
    })
    const { tokens } = shop.accounts
    const signedIn = people.map(async ({ id, email }) => ({ email, authorization: await tokens.issue({ userId: id, version: 1 }) }))
    return { products, customers: await Promise.all(signedIn) }
  } finally {
    await shop.close()
  }
}

/** The lines of the nth bag: no other of a run has the same. */
export function linesOf(products: readonly string[], n: number): { product: string; quantity: number }[] {
  const first = n % PRODUCTS
  const second = (first + 1 + (Math.floor(n / PRODUCTS) % (PRODUCTS - 1))) % PRODUCTS
  return [first, second].map((index, at) => ({ product: products[index] ?? '', quantity: 1 + ((n + at * 13) % PIECES_MOST) }))
}

export interface Answered {
  readonly status: number
  /** True where the answer says when to come back. */
  readonly isToComeBack: boolean
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the proofs are about, so they come untyped
  readonly json: any
}

export async function ask(origin: string, { authorization }: Customer, call: string, body?: object): Promise<Answered> {
  const [method = '', path = ''] = call.split(' ')
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { authorization, 'content-type': 'application/json' } }
  const answer = await fetch(`${origin}${path}`, { method, headers: { authorization }, ...sent })
  const text = await answer.text()
  // A proxy's own pages are no JSON.
  const json = answer.headers.get('content-type')?.startsWith('application/json') === true ? JSON.parse(text) : text
  return { status: answer.status, isToComeBack: answer.headers.has('retry-after'), json }
}
