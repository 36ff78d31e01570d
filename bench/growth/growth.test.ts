import { expect, test } from 'vitest'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { expectStatusesOfRule } from '#tests/support/shop/order-statuses.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'
import { MEMBER } from '../member.ts'
import { addStaff, STAFF } from '../staff.ts'
import { fillGrown } from './fill-grown.ts'
import { grownCases } from './grown-cases.ts'
import { readGrownFacts } from './grown-facts.ts'
import { grownLine } from './grown-report.ts'

test('a shop that was filled in large statements is whole, and answers every case', async () => {
  const { database, url, close } = await openPostgresTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  await shop.stock({ products: [{ name: 'Steel oven' }, { name: 'Deck oven' }, { name: 'Mixer' }] })
  await addStaff(database)
  await fillGrown(url, { products: 320, orders: 200, messages: 40, customers: 5 }, () => {})
  const tokenOf = async ({ email, password }: typeof MEMBER | typeof STAFF) => {
    const headers = { 'content-type': 'application/json' }
    const { json } = await shop.ask({ method: 'POST', path: '/api/auth/login', headers, body: JSON.stringify({ email, password }) })
    return { authorization: json.token }
  }
  const headers = { visitor: {}, member: await tokenOf(MEMBER), staff: await tokenOf(STAFF) }
  expect((await shop.get('/api/product/list')).json.count).toBe(320)
  await expectStatusesOfRule(database.db)
  const facts = await readGrownFacts(url, MEMBER.email)
  expect(facts.reviewed.length).toBeGreaterThan(0)
  const offers = await shop.get('/api/offer?limit=100', headers.staff)
  expect({ count: offers.json.count, states: new Set(offers.json.offers.map(({ state }: { state: string }) => state)) }).toEqual({
    count: 100,
    states: new Set(['sent', 'accepted', 'declined', 'expired']),
  })
  const asked = grownCases(facts, facts).flatMap(({ name, by, paths }) => paths.slice(0, 1).map((path) => ({ name, by, path })))
  const answered: [string, number][] = []
  for (const { name, by, path } of asked.filter(({ path }) => path.startsWith('/api/')))
    answered.push([name, (await shop.get(path, headers[by])).status])
  expect(answered.filter(([, status]) => status !== 200)).toEqual([])
  expect(answered.length).toBeGreaterThan(50)
  await shop.close()
  await close()
})

test('a case is missed where it costs more than its multiple of the small shop, or nothing could be measured', () => {
  expect(grownLine('list', { small: 1, large: 1.4, most: 1.5 }).isMissed).toBe(false)
  expect(grownLine('list', { small: 1, large: 1.6, most: 1.5 }).isMissed).toBe(true)
  expect(grownLine('list', { small: 0, large: 0, most: 1.5 }).isMissed).toBe(true)
  expect(grownLine('counted', { small: 1, large: 90, most: null }).isMissed).toBe(false)
})
