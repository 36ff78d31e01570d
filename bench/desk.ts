import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { FIRST_LINE_STATUS } from '#domain/orders/orders.ts'
import { createAdmin } from '#server/accounts/admins.service.ts'
import { newCustomer } from '#server/customers/customer-of-subject.service.ts'
import { makeAllEntries } from '#server/desk/entries/catching-up.service.ts'
import { noteWalk } from '#server/desk/entries/walks.repository.ts'
import { insertPhoneOrder } from '#server/orders/by-phone/phone-orders.repository.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'
import { VERSION } from '#server/platform/version.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'

/** The sales desk of a busy shop. */
const OPEN_MOST = 2000
const STAFF_COUNT = 10
const MINUTE_MS = 60_000
const ROUND_MINUTES = 15
const PER_TRANSACTION = 100
const GOVERNORATES = ['cairo', 'giza', 'alexandria', 'redSea'] as const

/** The entries that wait in a shop with so many products. */
export function openEntries(products: number): number {
  return Math.min(OPEN_MOST, Math.ceil(products / 5))
}

/** Requests of as many callers, two of three taken by one of ten people, with a next step before or after now. */
export async function addDesk(database: Database, count: number): Promise<void> {
  // Nobody signs in as one of them.
  const passwords = await openPasswords({ memoryCost: 64, timeCost: 1 })
  for (let n = 1; n <= STAFF_COUNT; n += 1) {
    const colleague = { email: `colleague-${n}@bench.example`, firstName: `Colleague ${n}`, password: randomUUID() }
    await createAdmin({ database, passwords, newId: createIds(Date.now), now: () => new Date() }, colleague)
  }
  const { rows } = await database.db.execute<Machine>(
    sql`select id, name, name_ar as "nameAr", sku, price_minor::float8 as price from products limit 50`,
  )
  for (let from = 0; from < count; from += PER_TRANSACTION)
    await database.transaction(async (tx) => {
      for (let n = from; n < Math.min(count, from + PER_TRANSACTION); n += 1) await addRequest(tx, rows, n)
      await makeAllEntries({ newId: createIds(Date.now), now: () => new Date(), settings: () => DEMO_SETTINGS }, tx)
    })
  await database.db.execute(sql`
    update desk_entries e set owner_id = s.id, owned = now(), first_contact = e.arrived, state = 'talking', next_step = 'follow-up',
      next_at = now() + (e.machines - 2) * interval '1 day'
    from (select id, row_number() over (order by email) as turn from users where email like 'colleague-%@bench.example') s
    where abs(hashtext(e.id::text)) % 15 = s.turn`)
}

interface Machine extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly nameAr: string
  readonly sku: string
  readonly price: number
}

async function addRequest(tx: Db, machines: readonly Machine[], n: number): Promise<void> {
  const created = new Date(Date.now() - n * ROUND_MINUTES * MINUTE_MS)
  const making = { newId: createIds(() => created.getTime()), now: () => created }
  const contact = { phone: `0100${String(1_000_000 + n)}`, email: `caller-${n}@bench.example` }
  const person = { ...contact, customerId: null, userId: null, isEmailProven: false, name: `Caller ${n}`, company: `Hotel ${n}` }
  const customerId = await newCustomer(tx, making, { ...person, language: 'ar' }, { isSomebodyElse: true })
  if (customerId === null) throw new Error('a caller is known already')
  const facts = { firstName: person.name, lastName: '', phoneNumber: contact.phone, email: contact.email, searchText: '', words: '' }
  const delivery = { company: person.company, governorate: GOVERNORATES[n % GOVERNORATES.length] ?? 'cairo' }
  const order = { id: making.newId(), cartId: making.newId(), customerId, language: 'ar' as const, created, delivery, ...facts }
  const lines = machines.slice(n % 40, (n % 40) + 1 + (n % 5)).map(({ id, price, ...machine }, position) => ({
    ...machine,
    id: making.newId(),
    position,
    productId: id,
    brandId: null,
    isNew: false,
    priceMinor: price,
    quantity: 1 + (n % 3),
    status: FIRST_LINE_STATUS,
  }))
  await insertPhoneOrder(tx, order, lines)
}

/** Whatever earlier runs left on the desk is closed, so that each run finds the same entries. */
export async function restDesk(database: Database): Promise<void> {
  await database.db.execute(sql`
    update desk_entries e set state = 'lost', closed = '2026-01-01', next_step = null, next_at = null
    where closed is null and not exists (select from orders o where o.id = e.subject_id and o.email like 'caller-%@bench.example')`)
  // A shop that has run for an hour compares nothing any more; the comparison would be counted as part of each answer.
  await noteWalk(database.db, VERSION, new Date())
}
