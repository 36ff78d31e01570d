import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { offerVersions } from '#server/offers/offers.tables.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, idOf, join } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

describeShopOnBoth('the figures of salespeople', (shop, on) => {
  const calls = offering(shop)
  // Answers are the same for a minute, so each reading asks for another period.
  let asked = 0
  const people = async () => {
    asked += 1
    const read = done(await calls.staff('GET', `/api/figures?from=${daysAfter(dayInCairo(new Date()), -20 - asked)}`))
    return read.people.filter(({ offers }: { offers: number }) => offers > 0)
  }

  test('two salespeople of one name have a row each, a renamed one keeps it, and a name that two have is nobody’s where no account was noted', async () => {
    const { db } = on.database()
    await join(shop(), 'otherAdmin')
    await db
      .update(users)
      .set({ firstName: 'Ola', lastName: '' })
      .where(eq(users.id, idOf('otherAdmin')))
    for (const [who, unitMinor] of [
      ['admin', 10_000],
      ['otherAdmin', 70_000],
    ] as const)
      await calls.sent(undefined, {
        lines: [sampleLine({ quantity: 1, unitMinor })],
        discount: null,
        salesperson: { name: 'Ola', phone: '', email: emailOf(who) },
      })
    const sent = async (query: string) => done(await calls.staff('GET', `/api/figures/offers?${query}`))
    const [mine, theirs] = [idOf('admin'), idOf('otherAdmin')]
    expect(await people()).toMatchObject([
      { _id: theirs, name: 'Ola', offers: 1, grossMinor: 70_000 },
      { _id: mine, name: 'Ola', offers: 1, grossMinor: 10_000 },
    ])
    expect(await sent(`person=${theirs}`)).toMatchObject({ count: 1, grossMinor: 70_000, salesperson: 'Ola' })
    await db.update(users).set({ firstName: 'Olivia' }).where(eq(users.id, theirs))
    expect(await people()).toMatchObject([{ _id: theirs, name: 'Olivia', grossMinor: 70_000 }, { _id: mine }])
    await db.update(offerVersions).set({ salespersonId: null })
    expect(await people(), 'one account has the name by now').toMatchObject([{ _id: mine, name: 'Ola', offers: 2 }])
    await db.update(users).set({ firstName: 'Ola' }).where(eq(users.id, theirs))
    expect(await people()).toMatchObject([{ _id: null, name: 'Ola', offers: 2, grossMinor: 80_000 }])
    expect(await sent('person=none&salesperson=Ola')).toMatchObject({ count: 2, salesperson: null })
    expect(await sent(`person=${mine}`)).toMatchObject({ count: 0 })
  })
})
