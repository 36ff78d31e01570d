import { type Account, findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createIds, type Making } from '#server/platform/ids.ts'
import { insertReviews, type NewReview, recountFigures } from '#server/reviews/reviews.repository.ts'
import { insertWishes } from '#server/wishlist/wishlist.repository.ts'
import { demoReviews } from './data/reviews.ts'
import { demoWishes } from './data/wishes.ts'
import type { DemoStock } from './load-orders.ts'

type Stock = Pick<DemoStock, 'products' | 'productIds'>

/** Loads the reviews and wishlists of the demo's people. */
export async function loadOpinions(tx: Db, { now }: Pick<Making, 'now'>, stock: Stock): Promise<void> {
  const people = peopleOf(tx)
  const ids = new Map(stock.products.map(({ sku }, index) => [sku, stock.productIds[index] ?? '']))
  const rows: NewReview[] = []
  for (const { sku, author, joinedToToday, ...told } of demoReviews(stock.products)) {
    const person = await people(author)
    const created = between(person.created, now(), joinedToToday)
    // Lists are ordered by ids, so each id holds the time of writing.
    rows.push({ ...told, id: createIds(() => created.getTime())(), productId: ids.get(sku) ?? '', userId: person.id, created })
  }
  await insertReviews(tx, rows)
  await recountFigures(tx, [...new Set(rows.map(({ productId }) => productId))])
  const wishes = []
  for (const { sku, owner, joinedToToday } of demoWishes(stock.products)) {
    const person = await people(owner)
    wishes.push({ userId: person.id, productId: ids.get(sku) ?? '', created: between(person.created, now(), joinedToToday) })
  }
  await insertWishes(tx, wishes)
}

function peopleOf(tx: Db): (email: string) => Promise<Pick<Account, 'id' | 'created'>> {
  const known = new Map<string, Pick<Account, 'id' | 'created'>>()
  return async (email) => {
    const person = known.get(email) ?? (await findAccountByEmail(tx, email))
    if (person === null) throw new Error(`the demo names an unknown person: ${email}`)
    known.set(email, person)
    return person
  }
}

function between(from: Date, to: Date, percent: number): Date {
  return new Date(from.getTime() + ((to.getTime() - from.getTime()) * percent) / 100)
}
