import { beforeEach, expect, test } from 'vitest'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { DEMO_VALUES, firstValues } from './first-values.facts.ts'

const { company, offers, home } = DEMO_VALUES
const BOTH = { en: 'Ramadan', ar: 'رمضان' }

describeShop('refused settings', (shop) => {
  const { staff, call } = desking(shop)
  const put = async (section: SettingsSection, content: object) => staff('PUT', `/api/settings/${section}`, { version: 0, content })
  const refused = async (section: SettingsSection, content: object) => (await put(section, content)).json.fields

  beforeEach(async () => {
    await shop().settingsStore.reload()
    await join(shop(), 'admin')
  })

  test('name the days, the times and the dates by the words of the form', async () => {
    const untold = { name: BOTH, from: '', to: '' }
    expect(await refused('hours', { weekly: [{ days: [], from: '', to: '' }], spans: [], holidays: [untold] })).toEqual({
      'weekly.0.days': ['Choose at least one day.'],
      'weekly.0.from': ['Opening time is required.'],
      'weekly.0.to': ['Closing time is required.'],
      'holidays.0.from': ['First day is required.'],
      'holidays.0.to': ['Last day is required.'],
    })
  })

  test('say the limit of a percentage as it is typed', async () => {
    const [rate] = offers.taxRates
    const sentence = ['A percentage is between 0 and 100.']
    expect(await refused('offers', { ...offers, discountLimitHundredths: 15_000, taxRates: [{ ...rate, hundredths: -1 }] })).toEqual({
      discountLimitHundredths: sentence,
      'taxRates.0.hundredths': sentence,
    })
  })

  test.each([
    [
      '-3',
      'A price can’t be below zero. Leave it empty where there is none.',
      'لا يمكن أن يكون السعر أقل من صفر. اتركه فارغًا إذا لم يكن هناك سعر.',
    ],
    [
      -300,
      'A price can’t be below zero. Leave it empty where there is none.',
      'لا يمكن أن يكون السعر أقل من صفر. اتركه فارغًا إذا لم يكن هناك سعر.',
    ],
    ['12.345', 'Delivery may have at most two decimals.', 'يجب ألا يزيد عدد الأرقام بعد العلامة العشرية في سعر النقل على رقمين.'],
    [1_000_000_001, 'A price is at most 10,000,000.', 'لا يزيد السعر على 10,000,000.'],
    ['99999999999999999999', 'A price is at most 10,000,000.', 'لا يزيد السعر على 10,000,000.'],
    ['1e3', 'Delivery must be a number.', 'يجب أن تكون قيمة سعر النقل رقمًا.'],
  ])('say of a price of delivery typed as %s what is wrong with it', async (typed, inEnglish, inArabic) => {
    const content = { ...DEMO_VALUES.delivery, giza: { delivery: typed, installation: null } }
    expect(await refused('delivery', content)).toEqual({ 'giza.delivery': [inEnglish] })
    const { json } = await call('admin', 'PUT', '/api/settings/delivery', { version: 0, content }, 'ar')
    expect(json.fields).toEqual({ 'giza.delivery': [inArabic] })
  })

  test('ask for a whole link where one leads out of the shop, and for a page where it stays in it', async () => {
    const whole = ['Type the whole link, beginning with https://.']
    for (const url of ['facebook.com/nile', '/nile'])
      expect(await refused('social', { pages: [{ network: 'facebook', url }] })).toEqual({ 'pages.0.url': whole })
    expect(await refused('company', { ...company, mapUrl: 'maps.example/nile' })).toEqual({ mapUrl: whole })
    const banner = { title: BOTH, text: BOTH, link: 'https://elsewhere.example' }
    expect(await refused('home', { ...home, banners: [banner] })).toEqual({ 'banners.0.link': [expect.stringContaining('as /brands')] })
  })
})

describeShop(
  'an own shop of November',
  (shop) => {
    const { staff } = desking(shop)

    test('begins with holidays that are still to come, by their dates, and with a plan of no way of payment', async () => {
      await join(shop(), 'admin')
      const { sections } = done(await staff('GET', '/api/settings/sections'))
      const content = (section: SettingsSection) => sections.find((each: { section: string }) => each.section === section).content
      const begins = content('hours').holidays.map(({ from }: { from: string }) => from)
      expect(begins).toEqual(begins.toSorted())
      expect(begins[0]).toBe('2027-01-07')
      expect(content('offers').plans).toMatchObject([{ parts: [{ way: null }] }])
    })

    test('is warned when its company is saved under the name of a new shop', async () => {
      await join(shop(), 'admin')
      const { company: unnamed } = firstValues({ isDemo: false, now: new Date(), staffEmail: undefined })
      const saved = async (version: number, content: object) =>
        done(await staff('PUT', '/api/settings/company', { version, content })).message
      expect(await saved(0, { ...unnamed, phones: ['0100 123 4567'] })).toContain('Your company')
      expect(await saved(1, { ...unnamed, name: BOTH, phones: [] })).toBe('Saved. The shop shows it from now on.')
    })
  },
  { firstSettings: firstValues({ isDemo: false, now: new Date('2026-11-26T10:00:00Z'), staffEmail: undefined }) },
)
