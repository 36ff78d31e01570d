import { beforeAll, describe, expect, test } from 'vitest'
import { AREAS } from '#domain/accounts/areas.ts'
import { maySee, type SectionOwner, sectionOf } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { speak } from '#i18n/text-set.ts'
import { textIn } from '../../platform/texts/texts.ts'
import { settingsPages } from '../settings/settings-pages.ts'
import { withWaysToAll } from './all-rows.ts'
import { isPaletteKey, nextRow, withKey } from './palette-key.ts'
import { type BothPages, officePages } from './palette-pages.ts'
import { groupsOf, newCallerGroup, pageGroups, type RowTexts, rowKey } from './palette-rows.ts'

const ADMIN = { role: 'ROLE ADMIN', areas: AREAS, provider: 'Email' } as const
const TEXTS: RowTexts = {
  byPhone: 'New request by phone',
  byPhoneFor: (name) => `New request by phone for ${name}`,
  cancelled: 'Cancelled',
  draft: 'Draft',
  off: 'Not on show',
  serial: 'Serial number',
}
const NOTHING = {
  requests: [],
  offers: [],
  machines: [],
  customers: [],
  products: [],
  drafts: [],
  brands: [],
  categories: [],
  merchants: [],
  users: [],
  reviews: [],
  chats: [],
}

test('Ctrl+K and ⌘K open it under every layout; K alone and the browser’s other keys do not', () => {
  const key = { code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect([isPaletteKey({ ...key, ctrlKey: true }), isPaletteKey({ ...key, metaKey: true })]).toEqual([true, true])
  for (const other of [
    key,
    { ...key, ctrlKey: true, shiftKey: true },
    { ...key, ctrlKey: true, altKey: true },
    { ...key, code: 'KeyJ', ctrlKey: true },
  ])
    expect(isPaletteKey(other)).toBe(false)
})

test('arrows go around the rows, Home and End to the ends', () => {
  expect([nextRow('ArrowDown', 2, 3), nextRow('ArrowUp', 0, 3), nextRow('Home', 2, 3), nextRow('End', 0, 3)]).toEqual([0, 2, 0, 2])
  expect([nextRow('ArrowDown', 0, 0), nextRow('a', 0, 3)]).toEqual([null, null])
})

test('a customer leads to the card and to a request by phone, a cancelled request to the archive', () => {
  const request = { _id: 'r', number: 10_432, name: 'Mona', company: '', phone: '0100', isArchived: true }
  const customer = { _id: 'c', name: 'Nile Hotels', company: 'Nile Hotels', phone: '0100', email: '0100' }
  const groups = groupsOf({ ...NOTHING, requests: [request], customers: [customer] }, TEXTS, 'en')
  expect(groups.map(({ group, rows }) => [group, rows.map(({ path, facts }) => [path, ...facts])])).toEqual([
    ['requests', [['/dashboard/orders/archive/r', 'Cancelled', 'Mona', '0100']]],
    ['customers', [['/dashboard/customers/c', '0100'], ['/dashboard/orders/new?customer=c']]],
  ])
})

test('a review leads to the list of those with its title, and one of two letters to those of its product', () => {
  const product = { name: 'Oven', nameAr: 'فرن' }
  const reviews = ['Strong & quick', 'OK'].map((title) => ({ ...product, _id: title, title }))
  const [group] = groupsOf({ ...NOTHING, reviews }, TEXTS, 'ar')
  expect(group?.rows.map(({ path, facts }) => [path, ...facts])).toEqual([
    [`/dashboard/review?${new URLSearchParams({ search: 'Strong & quick' })}`, 'فرن'],
    [`/dashboard/review?${new URLSearchParams({ search: 'فرن' })}`, 'فرن'],
  ])
})

test('a draft leads to its form, says that it is one, and is called by the one name it has, or by its SKU', () => {
  const drafts = [
    { _id: 'd1', sku: '', name: '', nameAr: 'مسودة فرن' },
    { _id: 'd2', sku: 'GAS-1', name: '', nameAr: '' },
  ]
  const products = [{ _id: 'p', sku: 'GAS-0', name: 'Gas oven', nameAr: 'فرن غاز', isActive: true }]
  const groups = groupsOf({ ...NOTHING, products, drafts }, TEXTS, 'en')
  expect(groups.map(({ group, rows }) => [group, rows.map(({ path, title, facts }) => [path, title, ...facts])])).toEqual([
    [
      'products',
      [
        ['/dashboard/product/edit/p', 'Gas oven', 'GAS-0'],
        ['/dashboard/product/add?draft=d1', 'مسودة فرن', 'Draft'],
        ['/dashboard/product/add?draft=d2', 'GAS-1', 'Draft'],
      ],
    ],
  ])
})

test('a full group leads to the list of its kind with the same words, once they are long enough for the search of that list', () => {
  const many = <Row>(row: (n: string) => Row) => ['1', '2', '3', '4', '5'].map(row)
  const title = (kind: string) => `All in ${kind}`
  const found = {
    ...NOTHING,
    requests: many((n) => ({ _id: n, number: Number(n), name: 'Mona', company: '', phone: '', isArchived: n === '5' })),
    products: many((n) => ({ _id: n, sku: n, name: `Oven ${n}`, nameAr: '', isActive: true })),
    drafts: many((n) => ({ _id: n, sku: n, name: `Draft ${n}`, nameAr: '' })),
    brands: many((n) => ({ _id: n, name: n, nameAr: '', isActive: true })).slice(1),
    reviews: many((n) => ({ _id: n, title: `Fine ${n}`, name: 'Oven', nameAr: '' })),
  }
  const ways = (term: string) =>
    withWaysToAll(groupsOf(found, TEXTS, 'en'), { found, term, title }).flatMap(({ group, rows }) =>
      rows.flatMap((row, at) => (row.kind === 'all' ? [[group, rows.length - at, row.title, row.path]] : [])),
    )
  expect(ways('a & b')).toEqual([
    ['requests', 2, 'All in requests', '/dashboard/orders/customers?search=a+%26+b'],
    ['requests', 1, 'All in archive', '/dashboard/orders/archive?search=a+%26+b'],
    ['products', 2, 'All in products', '/dashboard/product?search=a+%26+b'],
    ['products', 1, 'All in drafts', '/dashboard/product?search=a+%26+b&isActive=draft'],
    ['reviews', 1, 'All in reviews', '/dashboard/review?search=a+%26+b'],
  ])
  expect(ways('ab').map(([group]) => group)).toEqual(['requests', 'requests', 'products', 'products'])
  expect(ways('a')).toEqual([])
})

test('two machines with one serial number in one offer are one row', () => {
  const offer = { _id: 'o', number: 'Q-1', customer: 'Mona', company: '', project: '' }
  const machine = { name: 'Oven', nameAr: 'فرن', warrantyEnds: null, offer }
  const machines = ['S1', 'S2', 'S1'].map((serial, at) => ({ ...machine, _id: String(at), serial }))
  const [group] = groupsOf({ ...NOTHING, machines }, TEXTS, 'en')
  expect(group?.rows.map(({ title }) => title)).toEqual(['S1', 'S2'])
})

test('letters typed before the field is there are its text', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  const keys = ['0', '1', '٠', 'Shift', 'x', 'Backspace', ' ', 'F5']
  expect(keys.reduce((text, key) => withKey(text, { ...plain, key }), '')).toBe('01٠ ')
  expect(withKey('0', { ...plain, ctrlKey: true, key: 'v' })).toBe('0')
})

test('the phone of an unknown caller begins a request, for those who sell', () => {
  const paths = (term: string, owner: typeof ADMIN | (Omit<typeof ADMIN, 'areas'> & { areas: ['catalogue'] }) = ADMIN) =>
    newCallerGroup(owner, term, TEXTS).flatMap(({ rows }) => rows.map(({ path }) => path))
  expect(paths('٠١٠٩٩٨٨٧٧٦٦')).toEqual([`/dashboard/orders/new?${new URLSearchParams({ phone: '٠١٠٩٩٨٨٧٧٦٦' })}`])
  for (const other of ['Hassan', 'Q-2026-00001', '2026-00001', 'R-12345678']) expect(paths(other), other).toEqual([])
  expect(paths('01099887766', { ...ADMIN, areas: ['catalogue'] })).toEqual([])
})

describe('the pages of the back office', () => {
  beforeAll(() => speak('en', 'ar'))
  const pagesFor = (owner: SectionOwner, language: 'en' | 'ar' = 'en') => {
    const inside = (each: 'en' | 'ar') => [
      ...officePages(owner, textIn(each, paletteTexts, dashboardTexts)),
      ...settingsPages(textIn(each, settingsTexts)),
    ]
    return { own: inside(language), other: inside(language === 'en' ? 'ar' : 'en') }
  }
  const rowsIn = (pages: BothPages, term: string) => {
    const { named, others } = pageGroups(pages, term)
    return [...named, ...others].flatMap(({ rows }) => rows)
  }
  const pathsIn = (language: 'en' | 'ar') => {
    const pages = pagesFor(ADMIN, language)
    return (term: string) => rowsIn(pages, term).map(({ path }) => path)
  }

  test('are found by name and by path, and none by marks alone', () => {
    const paths = pathsIn('en')
    expect(paths('request by phone')).toEqual(['/dashboard/orders/new'])
    expect(paths('archive')).toEqual(['/dashboard/orders/archive'])
    expect(paths('')).toContain('/dashboard/desk')
    expect(paths('')).not.toContain('/dashboard/product/add')
    expect(paths('%')).toEqual([])
  })

  test.each(['en', 'ar'] as const)('are found by the names of settings and their fields in either language (%s)', (language) => {
    const paths = pathsIn(language)
    for (const [term, end] of [
      ['IBAN', 'settings/registered'],
      ['VAT', 'settings/offers'],
      ['الضريبة', 'settings/offers'],
      ['ضريبه', 'settings/offers'],
      ['واتساب', 'settings/company'],
      ['whatsapp', 'settings/company'],
      ['Aswan', 'settings/delivery'],
      ['رمضان', 'settings/hours'],
      ['إجازة', 'settings/hours'],
      ['first steps', 'settings/first'],
      ['backup', 'status'],
      ['إضافة منتج', 'product/add'],
      ['add brand', 'brand/add'],
      ['أضف قسم', 'category/add'],
      ['export newsletter', 'users'],
      ['invite', 'staff'],
      ['ارقام', 'figures'],
    ] as const)
      expect(paths(term), term).toContain(`/dashboard/${end}`)
    expect(paths('iban')).toEqual(['/dashboard/settings/registered'])
  })

  test.each(['en', 'ar'] as const)('are found by the words that owners say for them, in either language (%s)', (language) => {
    const paths = pathsIn(language)
    for (const [term, path] of [
      ['إعدادات الشعار', 'settings/pictures'],
      ['اعدادات اللوجو', 'settings/pictures'],
      ['logo settings', 'settings/pictures'],
      ['إعدادات الهاتف', 'settings/company'],
      ['إعدادات الشحن', 'settings/delivery'],
      ['phone settings', 'settings/company'],
      ['2fa', 'security'],
      ['two-factor', 'security'],
      ['authenticator', 'security'],
      ['المصادقة الثنائية', 'security'],
      ['التحقق بخطوتين', 'security'],
      ['باسورد', 'security'],
      ['template', 'sheets'],
      ['نموذج', 'sheets'],
      ['شيت', 'sheets'],
      ['سلة المحذوفات', 'product'],
      ['recycle bin', 'product'],
      ['استرجاع', 'product'],
      ['براند', 'brand'],
      ['فئات', 'category'],
    ] as const)
      expect(paths(term), term).toContain(`/dashboard/${path}`)
  })

  test.each(['en', 'ar'] as const)('are each there once, so that the arrows pass all of them (%s)', (language) => {
    const { own } = pagesFor(ADMIN, language)
    const keys = own.map(({ path, title }) => `${path} ${title}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test('begin with those that are called so', () => {
    const [first] = rowsIn(pagesFor(ADMIN), 'offers')
    expect(first).toMatchObject({ path: '/dashboard/offers' })
    const [section, field] = rowsIn(pagesFor(ADMIN), 'tax rates')
    expect([section, field]).toMatchObject([{ title: 'Tax rates', facts: ['Offers'], path: '/dashboard/settings/offers' }, undefined])
  })

  test.each([
    ['en', 'settings', '/dashboard/settings'],
    ['en', 'Staff', '/dashboard/staff'],
    ['en', 'orders', '/dashboard/orders'],
    ['en', 'الإعدادات', '/dashboard/settings'],
    ['ar', 'الموظفون', '/dashboard/staff'],
    ['ar', 'offer', '/dashboard/offers'],
  ] as const)('come before all records where their name begins with what was typed (%s, %s)', (language, term, path) => {
    const { named, others } = pageGroups(pagesFor(ADMIN, language), term)
    expect(named[0]?.rows[0]).toMatchObject({ path })
    const rowsOf = (groups: typeof named) => groups.flatMap(({ rows }) => rows.map(rowKey))
    expect(rowsOf(named).filter((key) => rowsOf(others).includes(key))).toEqual([])
  })

  test('whose words alone hold what was typed come after the records', () => {
    const { named, others } = pageGroups(pagesFor(ADMIN), 'colleagues')
    expect([named, others.map(({ group }) => group)]).toEqual([[], ['pages']])
  })

  test.each(AREAS.map((area) => [area] as const))('are for staff with %s alone those that the menus let in', (area) => {
    const owner: SectionOwner = { role: 'ROLE ADMIN', areas: [area], provider: 'Email' }
    for (const { path } of officePages(owner, textIn('en', paletteTexts, dashboardTexts))) {
      const section = sectionOf(path)
      expect(section !== null && maySee(section, owner), path).toBe(true)
    }
  })
})
