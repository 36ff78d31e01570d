import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workingMinutesBetween } from '#domain/desk/calendar.ts'
import { REASON_OUTSIDE_FIGURES } from '#domain/desk/entries.ts'
import { weekBegins } from '#domain/figures/period.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { tidySearchMisses } from '#server/catalogue/search/misses/search-misses.service.ts'
import { searchMisses } from '#server/catalogue/search/misses/search-misses.tables.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { laterDay, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { brandOf, idOf } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const NONE = { count: 0, valueMinor: 0 }

describeShopOnBoth('the figures', (shop, on) => {
  const calls = desking(shop)
  const today = dayInCairo(new Date())
  // Answers are the same for a minute, so each reading asks for another period.
  let asked = 0
  const figures = async () => {
    asked += 1
    return done(await calls.staff('GET', `/api/figures?from=${daysAfter(weekBegins(today), -7 * 11 - asked)}`))
  }
  const thisWeek = (read: { weeks: { from: string }[] }) => read.weeks.find(({ from }) => from === weekBegins(today))

  test('an empty shop has zeros', async () => {
    const read = done(await calls.staff('GET', '/api/figures'))
    expect(read.weeks).toHaveLength(12)
    expect(read).toMatchObject({
      to: today,
      notCalled: { customers: 0, late: 0, oldest: null },
      openOffers: NONE,
      largest: [],
      won: { week: NONE, lastMonth: NONE, span: NONE },
      lost: { ...NONE, reasons: [], entries: [] },
      people: [],
      searches: [],
    })
    expect(thisWeek(read)).toMatchObject({ requests: 0, medianMinutes: null, judged: 0 })
  })

  on.once('a period is of days that exist, at most a year', async () => {
    for (const query of ['from=2026-02-30', 'from=2026-01-02&to=2026-01-01', 'from=2020-01-01', 'to=yesterday'])
      expect((await calls.staff('GET', `/api/figures?${query}`)).status, query).toBe(400)
    expect(done(await calls.staff('GET', '/api/figures?to=2026-11-20'))).toMatchObject({ from: '2026-08-29', to: '2026-11-20' })
    for (const path of ['', '/entries', '/offers', '/searches', '/document'])
      for (const query of ['from=1000-01-01&to=1000-02-01', 'to=0000-01-01', 'from=9999-06-01&to=9999-12-31'])
        expect((await calls.staff('GET', `/api/figures${path}?${query}`)).status, `${path}?${query}`).toBe(400)
    expect((await calls.staff('GET', '/api/figures?from=1000-01-01&to=1000-02-01')).json).toMatchObject({
      code: 'figures/too-old',
      fields: { from: [expect.stringContaining('ten years')] },
    })
  })

  on.once('those that are asked for again and again are read once a minute, whichever others are asked for between', async () => {
    const readAt = async (days: number) => done(await calls.staff('GET', `/api/figures?from=${daysAfter(today, -days)}`)).at
    const first = await readAt(200)
    for (let days = 1; days <= 21; days += 1) {
      await readAt(days)
      expect(await readAt(200), `after ${days} others`).toBe(first)
    }
  })

  test('a request is asked, called, offered, won', async () => {
    const { orderId } = await calls.request('member', 2)
    const first = await figures()
    expect(first).toMatchObject({ notCalled: { customers: 1, late: 0 }, machines: [{ pieces: 2, requests: 1, name: { en: 'Oven' } }] })
    expect(thisWeek(first)).toMatchObject({ requests: 1, valueMinor: 200_000, medianMinutes: null, judged: 0 })

    const lines = [sampleLine({ quantity: 2, unitMinor: 100_000, discount: { kind: 'percent', hundredths: 1_000 } })]
    const discount = { kind: 'amount', minor: 5_000 } as const
    const half = { kind: 'percent', hundredths: 5_000 } as const
    const plan = (['on-order', 'before-delivery'] as const).map((time) => ({ share: half, time, date: null, way: null }))
    const { id, token } = await calls.sent(orderId, { lines, discount, plan, validUntil: laterDay(5) })
    const offered = await calls.offer(id)
    const total = offered.versions[0].totalMinor
    const second = await figures()
    expect(second).toMatchObject({
      notCalled: { customers: 0 },
      openOffers: { count: 1, valueMinor: total },
      expiring: { count: 1, valueMinor: total },
      largest: [{ _id: id, number: offered.number, totalMinor: total, nextStep: { kind: 'follow-up' } }],
      won: { week: NONE },
    })
    const seller = second.people.find(({ offers }: { offers: number }) => offers === 1)
    expect(seller).toMatchObject({ grossMinor: 200_000, discountMinor: 25_000 })
    expect(thisWeek(second)).toMatchObject({ inTime: 1, judged: 1, medianMinutes: expect.any(Number) })

    done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const won = { count: 1, valueMinor: total }
    expect(await figures()).toMatchObject({
      openOffers: NONE,
      expiring: NONE,
      largest: [],
      withoutDeposit: { ...won, offers: [{ _id: id }] },
      won: { week: won, lastWeek: NONE, month: won, lastMonth: NONE, span: won },
      brands: [{ name: null, pieces: 2, valueMinor: 175_000 }],
    })
    const list = async (query: string) => done(await calls.staff('GET', `/api/figures/entries?${query}`))
    const call = { isLate: false, at: expect.any(String), minutes: expect.any(Number) }
    for (const show of ['judged', 'called'])
      expect(await list(`show=${show}`), show).toMatchObject({ count: 1, entries: [{ subject: orderId, firstCall: call }] })
    const sent = async (query: string) => done(await calls.staff('GET', `/api/figures/offers?${query}`))
    const named = `salesperson=${encodeURIComponent(seller.name)}`
    const discounts = { grossMinor: 200_000, discountMinor: 25_000 }
    expect(await sent(named)).toMatchObject({ count: 1, ...discounts, offers: [{ _id: id, totalMinor: total, ...discounts }] })
    expect(await sent('page=2')).toMatchObject({ count: 1, totalPages: 1, ...discounts, offers: [] })
    expect(await sent('nobody=yes&sort=discount')).toMatchObject({ count: 0, grossMinor: 0, offers: [] })
    const behind = { count: 1, valueMinor: total, entries: [{ kind: 'request', subject: orderId, valueMinor: total, lost: null }] }
    expect(await list('show=won')).toMatchObject({ ...behind, to: today, totalPages: 1, brand: null })
    expect(await list('show=won&page=2')).toMatchObject({ ...behind, totalPages: 1, entries: [] })
    expect(await list('show=won&without=brand&nobody=yes')).toMatchObject(behind)
    expect(await list(`show=asked&sku=${second.machines[0].sku}`)).toMatchObject({ count: 1, machine: { en: 'Oven' } })
    for (const none of [
      `show=won&salesperson=${idOf('admin')}`,
      'show=late',
      'show=lost',
      'show=asked&sku=none',
      `show=won&brand=${orderId}`,
    ])
      expect(await list(none), none).toMatchObject({ count: 0, valueMinor: 0, entries: [] })
  })

  on.once('a request won without an offer counts by its lines', async () => {
    const { orderId } = await calls.request('member', 2)
    const { _id } = await calls.entry(orderId)
    await calls.act(_id, 'close', { state: 'won', note: 'Paid at the desk.' })
    const { won, brands, categories } = await figures()
    expect(won.span).toEqual({ count: 1, valueMinor: 200_000 })
    expect(brands.map(({ pieces, valueMinor }: Record<string, number>) => [pieces, valueMinor])).toEqual([[2, 200_000]])
    const [{ _id: brand }] = brands
    const narrowed = brand === null ? 'without=brand' : `brand=${brand}`
    expect(done(await calls.staff('GET', `/api/figures/entries?show=won&${narrowed}`))).toMatchObject({ count: 1, brand: brands[0].name })
    expect(categories).toHaveLength(1)
  })

  test('older offers get the amounts of new ones', async () => {
    const { orderId } = await calls.request('member', 2)
    const lines = [
      sampleLine({ id: 'one', quantity: 1.5, unitMinor: 33_333, discount: { kind: 'percent', hundredths: 1_250 } }),
      sampleLine({ id: 'two', quantity: 2, unitMinor: 70_001, discount: { kind: 'amount', minor: 900 } }),
      sampleLine({ id: 'three', role: 'optional', isChosen: false, unitMinor: 5_000 }),
    ]
    const { token } = await calls.sent(orderId, { lines, discount: { kind: 'percent', hundredths: 333 } })
    done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const { db } = on.database()
    const amounts = async () =>
      (
        await db.execute<Record<string, number>>(sql`
        select v.gross_minor::float8 as gross, v.discount_minor::float8 as discount, i.value_minor::float8 as value
        from offer_versions v join offer_items i on i.version_id = v.id order by i.position`)
      ).rows
    const written = await amounts()
    expect(written.map(({ gross }) => gross)).toEqual([190_002, 190_002])
    await db.execute(sql`update offer_versions set gross_minor = 0, discount_minor = 0`)
    await db.execute(sql`update offer_items set value_minor = 0`)
    const [versions = '', items = ''] = (await readFile('migrations/0024_figures.sql', 'utf8')).split('--> statement-breakpoint').slice(-2)
    await db.execute(sql.raw(versions))
    await db.execute(sql.raw(items))
    const filled = await amounts()
    expect(filled.map(({ gross, discount }) => [gross, discount])).toEqual(written.map(({ gross, discount }) => [gross, discount]))
    const sum = (rows: readonly Record<string, number>[]) => rows.reduce((total, { value = 0 }) => total + value, 0)
    expect(Math.abs(sum(filled) - sum(written))).toBeLessThan(2)
  })

  on.once('a merchant reads the pieces of the own machines, without a price or a customer', async () => {
    const brand = await brandOf(shop(), 'merchant')
    const { orderId } = await calls.request('member', 2)
    await on
      .database()
      .db.execute(
        sql`update products set brand_id = ${brand}::uuid where id in (select product_id from order_lines where order_id = ${orderId}::uuid)`,
      )
    const read = async (who: 'merchant' | 'otherMerchant') => done(await calls.call(who, 'GET', '/api/figures/merchant'))
    const { weeks, machines } = await read('merchant')
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)).toEqual({ from: weekBegins(today), asked: 2, offered: 0, won: 0, lost: 0 })
    const { _id } = await calls.entry(orderId)
    await calls.act(_id, 'close', { state: 'won', note: 'Paid at the desk.' })
    const after = await read('merchant')
    expect(after.machines).toEqual([{ sku: machines[0].sku, name: machines[0].name, asked: 2, offered: 0, won: 2, lost: 0 }])
    expect(await read('otherMerchant')).toMatchObject({ machines: [] })
    expect(JSON.stringify(after)).not.toMatch(/mona|minor|price/i)
  })

  test('a lost one counts with its reason, a test not at all', async () => {
    for (const reason of ['price', REASON_OUTSIDE_FIGURES]) {
      const { orderId } = await calls.request('member', 1)
      const { _id } = await calls.entry(orderId)
      await calls.act(_id, 'close', { state: 'lost', reason, note: 'Bought used.' })
    }
    const read = await figures()
    const lost = { count: 1, valueMinor: 100_000 }
    expect(read.lost).toMatchObject({
      ...lost,
      reasons: [{ reason: 'price', ...lost }],
      entries: [{ reason: 'price', note: 'Bought used.' }],
    })
    expect(thisWeek(read)).toMatchObject({ requests: 1 })
    expect(read.machines).toMatchObject([{ requests: 1 }])
  })

  test('searches that found nothing are counted, without emails and phone numbers', async () => {
    const search = (name: string, more = '') => calls.call('member', 'GET', `/api/product/list?name=${encodeURIComponent(name)}${more}`)
    for (const name of ['Tortilla Press', 'tortilla  press', 'mona@example.com', '01001234567']) done(await search(name))
    done(await search('samosa maker', '&rating=4'))
    done(await search('samosa maker', '&page=2'))
    const { searches } = await figures()
    expect(searches).toEqual([{ term: 'tortilla press', language: 'en', count: 2 }])
    const days = [{ day: today, count: 2 }]
    const listed = done(await calls.staff('GET', '/api/figures/searches'))
    expect(listed).toMatchObject({ count: 1, totalPages: 1, searches: [{ term: 'tortilla press', count: 2, days }] })
    expect(done(await calls.staff('GET', '/api/figures/searches?page=2'))).toMatchObject({ count: 1, totalPages: 1, searches: [] })
  })

  on.once('searches of long ago are forgotten by the hourly tidying, for which no visitor waits', async () => {
    const database = on.database()
    const terms = async () => (await database.db.select({ term: searchMisses.term }).from(searchMisses)).map(({ term }) => term).toSorted()
    await database.db.insert(searchMisses).values({ day: daysAfter(today, -401), language: 'en', term: 'of long ago', count: 1 })
    done(await calls.call('member', 'GET', '/api/product/list?name=waffle%20iron'))
    expect(await terms()).toEqual(['of long ago', 'waffle iron'])
    await tidySearchMisses({ database, now: () => new Date() })
    expect(await terms()).toEqual(['waffle iron'])
  })

  test('agree with a count by hand over many entries', async () => {
    const { orderId } = await calls.request()
    const { _id: pattern } = await calls.entry(orderId)
    // Arrivals, calls and ends at odd times over twelve weeks, the same ones each time.
    await on.database().db.execute(sql`
      insert into desk_entries (id, kind, subject_id, customer_id, state, arrived, due_from, promised, stage, first_contact, next_step, next_at, closed,
        lost_reason, number, who, company, place, phone, email, language, about, machines, pieces, value_minor)
      select gen_random_uuid(), case n % 5 when 0 then 'contact' when 1 then 'offer' else 'request' end, gen_random_uuid(), e.customer_id,
        case n % 4 when 0 then 'won' when 1 then 'lost' else 'talking' end, t.at, t.at, t.at + interval '11 hours', '',
        case when n % 3 > 0 then t.at + n % 17 * interval '113 minutes' end, case when n % 4 > 1 then 'call' end, case when n % 4 > 1 then t.at end,
        case when n % 4 < 2 then t.at + n % 13 * interval '1 day' end,
        case when n % 4 = 1 then case n % 3 when 0 then 'test' when 1 then 'price' else 'other' end end,
        '', '', '', '', '', '', 'en', e.about, 1, 1, n * 100
      from desk_entries e, generate_series(1, 400) n, lateral (select now() - n * interval '4 hours 37 minutes' as at) t where e.id = ${pattern}::uuid`)
    const { rows } = await on.database().db.execute<Record<string, string | number | null>>(sql`
      select kind, state, lost_reason, value_minor::float8 as value, extract(epoch from arrived) * 1000 as arrived,
        extract(epoch from first_contact) * 1000 as called, extract(epoch from closed) * 1000 as closed, extract(epoch from promised) * 1000 as promised
      from desk_entries`)
    const read = await figures()
    const now = Date.parse(read.at)
    const entries = rows.map(({ kind, state, lost_reason, ...row }) => ({ kind, state, lost_reason, ...numbersOf(row) }))
    const counted = entries.filter((entry) => entry.lost_reason !== REASON_OUTSIDE_FIGURES)
    const sales = counted.filter(({ kind }) => kind === 'request' || kind === 'offer')
    const weekOf = (at: number | null) => (at === null ? '' : weekBegins(dayInCairo(new Date(at))))
    const firstCallsOf = async (from: string): Promise<number[]> => {
      const listed = done(await calls.staff('GET', `/api/figures/entries?show=called&limit=100&from=${from}&to=${daysAfter(from, 6)}`))
      return listed.entries.map(({ firstCall }: { firstCall: { minutes: number } }) => firstCall.minutes)
    }
    const sum = (all: { value: number | null }[]) => all.reduce((total, { value }) => total + (value ?? 0), 0)
    expect(read.weeks.length).toBeGreaterThan(11)
    for (const week of read.weeks) {
      const arrived = counted.filter((each) => each.kind === 'request' && weekOf(each.arrived) === week.from)
      const won = sales.filter((each) => each.state === 'won' && (each.closed ?? now) < now && weekOf(each.closed) === week.from)
      const minutes = arrived
        .flatMap((each) => (each.called === null || each.arrived === null ? [] : [worked(each.arrived, Math.min(each.called, now))]))
        .toSorted((a, b) => a - b)
      const rank = (part: number) => minutes[Math.ceil(minutes.length * part) - 1] ?? null
      const firstCalls = await firstCallsOf(week.from)
      expect(firstCalls).toEqual(minutes.toReversed().map((each) => expect.closeTo(each, 1)))
      const inTime = arrived.filter(({ called, promised }) => called !== null && promised !== null && called <= promised).length
      const late = arrived.filter(({ called, closed, promised }) => (called ?? closed ?? now) > (promised ?? 0)).length
      expect(week).toMatchObject({ requests: arrived.length, valueMinor: sum(arrived), inTime, judged: inTime + late })
      if (week.from !== weekBegins(today)) expect(week).toMatchObject({ won: won.length, wonMinor: sum(won) })
      const ranked = [rank(0.5) ?? -1, rank(0.9) ?? -1].map((each) => expect.closeTo(each, 1))
      expect([week.medianMinutes ?? -1, week.slowMinutes ?? -1]).toEqual(ranked)
    }
  })
})

function numbersOf<Row extends object>(row: Row): Record<'value' | 'arrived' | 'called' | 'closed' | 'promised', number | null> {
  const numbers = Object.entries(row).map(([key, value]) => [key, value === null ? null : Number(value)])
  return Object.fromEntries(numbers)
}

function worked(from: number, to: number): number {
  return workingMinutesBetween(new Date(from), new Date(to), DEMO_SETTINGS.desk.calendar)
}
