import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CallReply } from '#contract/endpoints.ts'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const MANY = MAX_COUNTED_MATCHES + 20
const DECLINED = 20

describeShop('a search of offers', (shop) => {
  const calls = offering(shop)
  const found = async (query: string): Promise<CallReply<'GET /api/offer'>> => done(await calls.staff('GET', `/api/offer?${query}`))
  const names = ({ offers }: CallReply<'GET /api/offer'>) => offers.map(({ customer }) => customer)
  const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

  /** Offers whose customers are numbers: the last ones are declined, the others accepted. */
  async function offerTo(company: string, many: number): Promise<void> {
    const { db } = shop().accounts.database
    const rows = sql.raw(`generate_series(1, ${many}) n`)
    const id = (kind: string) => sql.raw(`(lpad(to_hex(n), 12, '0') || left(md5('${kind}'), 20))::uuid`)
    await db.execute(sql`insert into offers (id, year, number, name, created, created_by, leading_id, search_text)
      select ${id('f')}, 1999, n, '', now(), ${id('u')}, ${id('v')}, ${company} from ${rows}`)
    await db.execute(sql`insert into offer_versions (id, offer_id, version, state, content, hash, valid_until, customer, company, project,
        salesperson, created, sent, total_minor)
      select ${id('v')}, ${id('f')}, 1, case when n > ${many - DECLINED}::int then 'declined' else 'accepted' end, '{}', '', date '1999-05-01',
        n::text, '', '', 'N', now(), now(), 5000000 - n from ${rows}`)
  }

  test('has all of them on its pages, in the order that was asked for, and counts them', async () => {
    await offerTo('basbousa hotel', 30)
    const first = await found('search=Basbousa&sort=total&limit=20')
    expect([first.count, first.totalPages, first.countIsMinimum]).toEqual([30, 2, undefined])
    const second = await found('search=Basbousa&sort=total&limit=20&page=2')
    expect([...names(first), ...names(second)]).toEqual(numbers(30, 1).reverse())
    expect(names(await found('search=Basbousa&limit=20&page=2'))).toEqual(numbers(10, 1))
    const beyond = await found('search=Basbousa&page=3')
    expect([beyond.count, beyond.offers]).toEqual([30, []])
    const accepted = await found('search=basbousa&state=accepted')
    expect([accepted.count, names(accepted)]).toEqual([10, numbers(10, 1)])
    expect(await found('search=konafa')).toMatchObject({ count: 0, offers: [] })
  })

  test('compares an email and a phone whole: those that share a name or an end are others', async () => {
    await offerTo('laila@bakery.example\n+201012345678', 1)
    const counts = await Promise.all(
      ['laila@bakery.example', '+201012345678', '01012345678', 'laila@hotel.example', '+201112345678', '01112345678'].map(
        async (sought) => (await found(`search=${encodeURIComponent(sought)}`)).count,
      ),
    )
    expect(counts).toEqual([1, 1, 1, 0, 0, 0])
  })

  test('counts up to ten thousand, and says that there are more', async () => {
    await offerTo('konafa chain', MANY)
    const all = await found('search=konafa')
    expect([all.count, all.countIsMinimum, names(all)]).toEqual([MAX_COUNTED_MATCHES, true, numbers(MANY, MANY - 19)])
    const declined = await found('search=konafa&state=declined')
    expect([declined.count, declined.countIsMinimum, names(declined)]).toEqual([DECLINED, undefined, numbers(MANY, MANY - 19)])
  })
})
