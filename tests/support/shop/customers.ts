import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockCustomerOfSubject, type SubjectsPerson } from '#server/customers/customer-of-subject.service.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { deskEntries, deskLog } from '#server/desk/desk.tables.ts'
import type { TestShop } from './test-shop.ts'

/** The customer of a subject whose person is this one. */
export async function addCustomer(shop: TestShop, person: Partial<SubjectsPerson> = {}): Promise<string> {
  const whole: SubjectsPerson = {
    customerId: null,
    userId: null,
    isEmailProven: true,
    name: 'Mona Sabry',
    company: '',
    phone: '',
    email: '',
    language: 'en',
    ...person,
  }
  return shop.accounts.database.transaction(async (tx) => (await lockCustomerOfSubject(tx, shop.making, whole)).id)
}

/** An open entry of the customer, with a line of its log. */
export async function addEntry(
  shop: TestShop,
  customerId: string,
  given: Partial<typeof deskEntries.$inferInsert> = {},
): Promise<{ id: string; lineId: string }> {
  const [id, lineId, now] = [shop.making.newId(), shop.making.newId(), new Date()]
  const { db } = shop.accounts.database
  await db.insert(deskEntries).values({
    id,
    kind: 'contact',
    subjectId: randomUUID(),
    customerId,
    state: 'new',
    arrived: now,
    dueFrom: now,
    promised: now,
    nextStep: 'call',
    nextAt: now,
    number: '',
    who: '',
    company: '',
    place: '',
    phone: '',
    email: '',
    language: 'en',
    about: { en: 'Ovens', ar: 'أفران' },
    machines: 0,
    pieces: 0,
    ...given,
  })
  const line = {
    id: lineId,
    entryId: id,
    customerId,
    at: given.closed ?? given.arrived ?? now,
    note: '',
    byId: null,
    byName: '',
    facts: {},
  }
  await db.insert(deskLog).values({ ...line, event: 'arrived' })
  await db.update(customers).set({ active: line.at }).where(eq(customers.id, customerId))
  return { id, lineId }
}
