import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SettingsSection } from '#domain/settings/sections.ts'
import type { Email, Mailer } from '#server/platform/mail/email.ts'
import { readPdf } from '#tests/support/documents/read-pdf.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { post } from '#tests/support/shop/email-shop.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join, signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'
import { DEMO_VALUES, NEUTRAL_VALUES } from './first-values.facts.ts'

const { company, hours, offers } = DEMO_VALUES
const NILE = { en: 'Nile Kitchens', ar: 'مطابخ النيل' }

describeShop('the settings of the owner', (shop, on) => {
  const { staff } = desking(shop)
  const stored = async (section: SettingsSection) =>
    done(await staff('GET', '/api/settings/sections')).sections.find((each: { section: string }) => each.section === section)
  const put = async (section: SettingsSection, content: object, version?: number) =>
    staff('PUT', `/api/settings/${section}`, { version: version ?? (await stored(section)).version, content })
  const shown = async () => (await shop().get('/api/settings/shop')).json
  /** In one transaction with what follows; nobody is told of it. */
  const storedByAnother = async (next = '') =>
    on.database().runSql(`
      INSERT INTO shop_settings (section, content, version, previous, changed_at, changed_by)
      VALUES ('company', '${JSON.stringify({ name: NILE })}', 1, '{}', now(), '00000000-0000-7000-8000-000000000001');
      ${next}`)

  beforeEach(async () => {
    await shop().settingsStore.reload()
    await join(shop(), 'admin')
  })

  test('are what the shop begins with until somebody changes them', async () => {
    expect(await stored('company')).toMatchObject({ content: company, version: 0, changed: null })
    const changed = done(await put('company', { ...company, name: NILE, phones: ['٠١٠٠ ١٢٣ ٤٥٦٧', '19991'] }))
    expect(changed.section.version).toBe(1)
    expect(await shown()).toMatchObject({
      company: NILE,
      phones: [
        { shown: '0100 123 4567', international: '+201001234567' },
        { shown: '19991', international: '19991' },
      ],
      email: company.email,
    })
    done(await put('offers', { ...offers, validityDays: 21 }))
    expect(done(await staff('GET', '/api/offer/defaults')).validityDays).toBe(21)
  })

  test('are refused with a sentence at every field that can’t be', async () => {
    const evening = { days: ['friday'], from: '18:00', to: '13:00' }
    const holiday = { name: NILE, from: '2027-01-09', to: '2027-01-07' }
    const late = await put('hours', { ...hours, weekly: [hours.weekly[0], evening], holidays: [holiday] })
    expect([late.status, Object.keys(late.json.fields)]).toEqual([400, ['weekly.1.to', 'holidays.0.to']])
    const phones = await put('company', { ...company, name: { en: '', ar: 'مطابخ' }, phones: ['0100'] })
    expect(phones.json.fields).toEqual({
      'name.en': ['The English text is required.'],
      'phones.0': [expect.stringContaining('can’t be called')],
    })
    const [sunday, night] = [
      { days: ['sunday'], from: '09:00', to: '17:00' },
      { days: ['sunday'], from: '16:00', to: '22:00' },
    ]
    const eid = { name: NILE, from: '2027-03-09', to: '2027-03-11' }
    const twice = await put('hours', { weekly: [sunday, night], spans: [], holidays: [eid, eid] })
    expect([twice.status, twice.json.fields]).toEqual([
      400,
      {
        'weekly.1.from': [
          'Hours 1 are on one of these days already, from \u206809:00\u2069 to \u206817:00\u2069. Change one of the two, or remove these.',
        ],
        'holidays.1.from': [`Holiday 1, \u2068${NILE.en}\u2069, has these days already.`],
      },
    ])
    const span = { ...eid, hours: [sunday, sunday] }
    expect(Object.keys((await put('hours', { weekly: [], spans: [span], holidays: [] })).json.fields)).toEqual(['spans.0.hours.1.from'])
    const own = await put('company', { ...company, phones: ['19991', '0100 000', '19991'], whatsapp: '19991' })
    expect(Object.keys(own.json.fields)).toEqual(['phones.1', 'phones.2', 'whatsapp'])
    const same = await put('company', { ...company, phones: ['0100 123 4567', '+20 100 123 4567'] })
    expect(same.json.fields).toEqual({ 'phones.1': ['Phone 1 is this number already.'] })
    const [plan] = offers.plans
    const part = { ...plan?.parts[0], share: { kind: 'percent', hundredths: 4000 } }
    const unpaid = await put('offers', { ...offers, plans: [{ name: NILE, parts: [part] }] })
    expect(unpaid.json.fields).toEqual({ 'plans.0.parts': ['The parts must add up to 100 %.'] })
    const finer = await put('offers', { ...offers, taxRates: [{ ...offers.taxRates[0], hundredths: '14.255' }] })
    expect(finer.json.fields).toEqual({ 'taxRates.0.hundredths': ['A percentage has at most two decimals, such as 14.25.'] })
    const links = ['javascript:alert(1)', '//elsewhere.example', 'http://plain.example']
    for (const url of links) expect((await put('social', { pages: [{ network: 'facebook', url }] })).status).toBe(400)
    const banner = { title: NILE, text: NILE, link: '//elsewhere.example' }
    expect(Object.keys((await put('home', { ...DEMO_VALUES.home, banners: [banner] })).json.fields)).toEqual(['banners.0.link'])
    expect((await shown()).company).toEqual(company.name)
  })

  test('have hours until midnight, with a break at noon, in Ramadan too', async () => {
    const days = ['saturday']
    const [morning, evening] = [
      { days, from: '10:00', to: '14:00' },
      { days, from: '17:00', to: '00:00' },
    ]
    const wholeDay = { days: ['friday'], from: '00:00', to: '00:00' }
    const ramadan = { name: { en: 'Ramadan', ar: 'رمضان' }, from: '2027-02-08', to: '2027-03-09' }
    const { section } = done(
      await put('hours', { weekly: [morning, evening, wholeDay], spans: [{ ...ramadan, hours: [evening] }], holidays: [] }),
    )
    const weekly = [morning, { ...evening, to: '24:00' }, { ...wholeDay, to: '24:00' }]
    expect(section.content).toMatchObject({ weekly, spans: [{ hours: [{ ...evening, to: '24:00' }] }] })
    expect((await shown()).openingHours).toEqual(weekly.map((row) => ({ ...row, runs: [{ first: row.days[0] }] })))
    done(await put('hours', section.content))
    const late = { days, from: '23:00', to: '24:00' }
    const overlapping = await put('hours', { weekly: [evening, late], spans: [], holidays: [] })
    expect(Object.keys(overlapping.json.fields)).toEqual(['weekly.1.from'])
  })

  test('are seen on an offer of invented machines before they are saved, and leave nothing behind', async () => {
    const sample = async (section: SettingsSection, content: object) =>
      shop().app.http.inject({
        method: 'POST',
        url: `/api/settings/${section}/sample`,
        headers: await signedIn(shop(), 'admin'),
        payload: { content, language: 'en' },
      })
    const { registered } = DEMO_VALUES
    const printed = await sample('registered', { ...registered, name: { en: 'Nile Kitchens S.A.E.', ar: 'مطابخ النيل ش.م.م' } })
    expect(printed.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    const { text, pages } = await readPdf(printed.rawPayload)
    expect(text).toContain('Nile Kitchens S.A.E.')
    expect(text).toContain('A sample oven')
    expect(pages).toBeGreaterThan(0)
    expect((await stored('registered')).content).toEqual(registered)
    const refused = await sample('company', { ...company, phones: ['0100'] })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['phones.0']])
    // A name of somebody else's file shows nothing of it.
    const foreign = await sample('registered', { ...registered, stamp: 'a'.repeat(56) })
    expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([400, ['stamp']])
  })

  test('refuse junk in any field with a sentence', async () => {
    for (const each of done(await staff('GET', '/api/settings/sections')).sections)
      for (const name of Object.keys(each.content))
        for (const junk of [null, 7, {}, [null], '\ud800']) {
          const { status, json } = await put(each.section, { ...each.content, [name]: junk }, each.version)
          expect(status, `${each.section} ${name} ${JSON.stringify(junk)}`).toBeLessThan(500)
          if (status === 400) expect(Object.values(json.fields).flat().join(), `${each.section} ${name}`).toMatch(/^\p{L}[^{}]+$/u)
          each.version = json.section?.version ?? each.version
        }
  })

  test('tell the second of two editors', async () => {
    const tries = await Promise.all([put('company', { ...company, name: NILE }, 0), put('company', { ...company, email: '' }, 0)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(tries.find(({ status }) => status === 400)?.json.code).toBe('conflict')
  })

  test('are told with the version that they have, also where this process has not heard of it yet', async () => {
    await storedByAnother()
    expect(await stored('company')).toMatchObject({ content: { ...company, name: NILE }, version: 1 })
    done(await put('company', { ...company, name: NILE, email: 'nile@shop.example' }))
    const { rows } = await on.database().runSql<object>("SELECT before FROM audit_entries WHERE record_kind = 'settings'")
    expect(rows).toEqual([{ before: { email: company.email } }])
  })

  test('show a banner on its days alone, also where its page is cached', async () => {
    const dated = { title: NILE, text: NILE, from: '2001-01-01', until: '2001-01-31' }
    done(await put('home', { ...DEMO_VALUES.home, banners: [dated, { ...dated, until: '' }] }))
    expect((await shop().get('/api/settings/home')).json.banners).toEqual([{ title: NILE, text: NILE }])
    let dropped = 0
    shop().settingsStore.onChange(() => {
      dropped += 1
    })
    for (const at of ['2027-02-07T20:00:00Z', '2027-02-07T21:59:00Z', '2027-02-07T22:00:00Z']) shop().settingsStore.lookAtDay(new Date(at))
    expect(dropped).toBe(1)
    const logo = { name: NILE, from: '2001-01-01', until: '2001-01-31' }
    done(await put('home', { ...DEMO_VALUES.home, customerLogos: [logo, { name: NILE, from: '2001-01-01' }] }))
    expect((await shop().get('/api/settings/home')).json.customerLogos).toEqual([{ name: NILE }])
    const backwards = await put('home', { ...DEMO_VALUES.home, banners: [{ ...dated, until: '2000-01-01' }] })
    expect(Object.keys(backwards.json.fields)).toEqual(['banners.0.until'])
  })

  test('refuse an account number whose digits don’t add up, and print the right one', async () => {
    const { registered } = DEMO_VALUES
    const plain = { ...registered, taxNumber: '', commercialRegister: '' }
    const wrong = await put('registered', { ...plain, bank: { ...registered.bank, iban: 'EG38 0019 0005 0000 0000 2631 8000 3' } })
    expect(Object.keys(wrong.json.fields)).toEqual(['bank.iban'])
    const right = done(await put('registered', { ...plain, bank: { ...registered.bank, iban: 'eg38 0019 0005 0000 0000 2631 8000 2' } }))
    expect(right.section.content.bank.iban).toBe('EG380019000500000000263180002')
  })

  test('tell the history only what changed', async () => {
    done(await put('company', { ...company, name: NILE }))
    const { rows } = await on.database().runSql<object>("SELECT action, before, after FROM audit_entries WHERE record_kind = 'settings'")
    expect(rows).toEqual([{ action: 'settings.edited', before: { name: company.name }, after: { name: NILE } }])
  })

  test('hold what delivery and installation cost in each governorate, and refuse what is no amount', async () => {
    const { delivery: fees } = DEMO_VALUES
    const wrong = await put('delivery', { ...fees, giza: { delivery: 'a lot', installation: -1 } })
    expect(Object.keys(wrong.json.fields)).toEqual(['giza.delivery', 'giza.installation'])
    const right = { ...fees, giza: { delivery: 175_000, installation: 'on-request' }, cairo: { delivery: '', installation: null } }
    expect(done(await put('delivery', right)).section.content).toMatchObject({
      giza: { delivery: 175_000, installation: 'on-request' },
      cairo: { delivery: null, installation: null },
    })
    expect(shop().settingsStore.read().fees.giza.delivery).toBe(175_000)
  })

  test('tell the history how many mailboxes a notice has, and no mailbox', async () => {
    done(await put('notices', { staffEmail: 'a@b.example', requests: ['c@d.example', 'e@f.example'] }))
    const { rows } = await on.database().runSql<{ after: object }>("SELECT after FROM audit_entries WHERE record_kind = 'settings'")
    expect(rows).toEqual([{ after: { staffEmail: 1, requests: 2 } }])
  })

  test('name no file of the server to be printed', async () => {
    const registered = { ...DEMO_VALUES.registered, taxNumber: '123-456-789' }
    const named = await put('registered', { ...registered, stamp: '/etc/passwd', signature: '../secrets' })
    expect([named.status, Object.keys(named.json.fields).toSorted()]).toEqual([400, ['signature', 'stamp']])
    const invented = await put('registered', { ...registered, stamp: 'ab'.repeat(28) })
    expect([invented.status, Object.keys(invented.json.fields)]).toEqual([400, ['stamp']])
    expect(done(await put('registered', registered)).section.content).toMatchObject({ taxNumber: '123-456-789', stamp: null })
  })

  test('settings that could not be read when they changed are read by every process once they can be', async () => {
    const failures: string[] = []
    const other = await openTestShop(on.database(), { log: pino({ level: 'error' }, { write: (line) => void failures.push(line) }) })
    onTestFinished(() => other.close())
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    const seen = async () => [(await shown()).company, (await other.get('/api/settings/shop')).json.company]
    try {
      await storedByAnother('ALTER TABLE shop_settings RENAME TO unreadable; NOTIFY "shop-settings"')
      await expect.poll(() => failures.join()).toContain('the settings could not be read again')
      expect(await seen()).toEqual([company.name, company.name])
    } finally {
      await on.database().runSql('ALTER TABLE IF EXISTS unreadable RENAME TO shop_settings')
    }
    await expect.poll(seen).toEqual([NILE, NILE])
    expect(logged, 'the other process tells of it too').toHaveBeenCalled()
  })

  test('are in the next page, email and document of another process, which drops what it has cached', async () => {
    const emails: Email[] = []
    const mailer: Mailer = { atOnce: 1, send: async (email) => void emails.push(email) }
    const other = await openTestShop(on.database(), { mailer })
    try {
      const seen = async () => (await other.get('/api/settings/shop')).json.company.en
      expect(await seen()).toBe(company.name.en)
      const { registered } = DEMO_VALUES
      done(await put('registered', { ...registered, name: { en: 'Delta Kitchens S.A.E.', ar: 'مطابخ الدلتا ش.م.م' } }))
      done(await put('company', { ...company, name: NILE }))
      await expect.poll(seen).toBe(NILE.en)
      const { rawPayload } = await other.app.http.inject({
        method: 'POST',
        url: '/api/settings/offers/sample',
        headers: await signedIn(other, 'admin'),
        payload: { content: offers, language: 'en' },
      })
      expect((await readPdf(rawPayload)).text).toContain('Delta Kitchens S.A.E.')
      const body = { name: 'Ola', email: 'ola@people.example', message: 'When do you open on Saturday?' }
      expect((await post(other, '/api/contact/add', body)).status).toBe(200)
      await expect.poll(() => emails.length).toBeGreaterThan(0)
      expect(emails.map(({ sender }) => sender)).toEqual(emails.map(() => NILE.en))
    } finally {
      await other.close()
    }
  })
})

describeShop(
  'a shop without the demo',
  (shop) => {
    test('invents no company, and says what it lacks', async () => {
      const { json } = await shop().get('/api/settings/shop')
      expect(json).toMatchObject({ company: { en: 'Your company', ar: 'شركتك' }, phones: [], whatsapp: null, email: '', openingHours: [] })
      expect((await shop().get('/api/settings/home')).json).toEqual({ heroSlides: [], banners: [], brandLogos: [], customerLogos: [] })
      await join(shop(), 'admin')
      const missing = async () => done(await desking(shop).staff('GET', '/api/settings/missing')).missing
      expect(await missing()).toEqual(
        expect.arrayContaining(['phone', 'email', 'hours', 'name', 'categories', 'brands', 'products', 'logo']),
      )
      const company = { ...NEUTRAL_VALUES.company, name: NILE, phones: ['0100 123 4567'] }
      done(await desking(shop).staff('PUT', '/api/settings/company', { version: 0, content: company }))
      await shop().stock({ products: [{}] })
      expect(await missing()).toEqual(expect.not.arrayContaining(['phone', 'name', 'brands', 'products']))
      expect(await missing()).toContain('email')
    })
  },
  { firstSettings: NEUTRAL_VALUES },
)
