import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { SETTINGS_SECTIONS } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import routes from '#web/routes.ts'
import { addAddress, demoPerson, enterAs, headingOf, type Person, TEXTS } from './dashboard-screen.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

/** Merchants alone have these. */
const OF_MERCHANTS = ['dashboard/availability', 'dashboard/orders/brand']

/** The calls that list the records of pages with an id. */
const RECORDS: Readonly<Record<string, string>> = {
  'dashboard/address/edit/:id': '/api/address',
  'dashboard/product/edit/:id': '/api/product',
  'dashboard/category/edit/:id': '/api/category',
  'dashboard/brand/edit/:id': '/api/brand',
  'dashboard/orders/archive/:id': '/api/order/archive',
  'dashboard/offers/:id': '/api/offer',
  'dashboard/customers/:id': '/api/customer',
}

const SECTIONS_OF_SETTINGS = 'dashboard/settings/:section?'

/** The table's paths below the dashboard, as they are written there. */
function dashboardPaths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [], index }) => {
    const whole = above === 'ar?' || above === '' ? path : [above, path].filter((part) => part !== '').join('/')
    const below = dashboardPaths(children, path === 'ar?' ? '' : whole)
    const isPage = index === true || children.length === 0
    return isPage && whole.startsWith('dashboard') ? [whole, ...below] : below
  })
}

async function addressesOf(page: Page, { token }: Person, path: string): Promise<string[]> {
  if (path === SECTIONS_OF_SETTINGS) {
    return ['', '/first', ...SETTINGS_SECTIONS.map((section) => `/${section}`)].map((end) => `/dashboard/settings${end}`)
  }
  if (!path.includes('/:')) return [`/${path}`]
  if (path.endsWith('?')) return [`/${path.slice(0, path.indexOf('/:'))}`]
  const call = RECORDS[path]
  if (call === undefined) throw new Error(`Which record does ${path} show?`)
  const reply = await page.request.get(call, { headers: { authorization: token } })
  expect(reply.status(), call).toBe(200)
  const id = /"_id":"([\w-]+)"/.exec(await reply.text())?.[1]
  if (id === undefined) throw new Error(`${call} lists nothing.`)
  return [`/${path.replace(':id', id)}`]
}

const CATALOGUE = /^dashboard\/(?:product|category|brand|sheets)/
const HOUSE = /^dashboard\/(?:settings|status|staff|users|figures)/

const PARTS = [
  { part: 'the catalogue', role: 'admin', isOf: (path: string) => CATALOGUE.test(path) },
  { part: 'the house', role: 'admin', isOf: (path: string) => HOUSE.test(path) },
  {
    part: 'sales and the own account',
    role: 'admin',
    isOf: (path: string) => !CATALOGUE.test(path) && !HOUSE.test(path) && !OF_MERCHANTS.includes(path),
  },
  { part: 'merchants', role: 'merchant', isOf: (path: string) => OF_MERCHANTS.includes(path) },
] as const

/** Numbers of requests and offers, and phones, that begin on one line and end on the next. */
async function brokenNumbers(page: Page): Promise<string[]> {
  const texts = await page.locator('main bdi[dir="ltr"]').evaluateAll((tokens) =>
    tokens.map((token) => {
      const range = document.createRange()
      range.selectNodeContents(token)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return { text: token.textContent.trim(), lines: tops.size }
    }),
  )
  return texts.flatMap(({ text, lines }) => (lines > 1 && /^(?:[QR]-[\d-]+(?: v\d+)?|\+?\d[\d ]{8,})$/.test(text) ? [text] : []))
}

for (const { part, role, isOf } of PARTS) {
  test(`in the back office no page of ${part} has an accessibility fault, is wider than a phone, or breaks a number over two lines`, async ({
    page,
  }) => {
    const person = await demoPerson(page, role)
    await addAddress(page, person)
    const paths = dashboardPaths(routes).filter(isOf)
    const addresses = (await Promise.all(paths.map((path) => addressesOf(page, person, path)))).flat()
    expect(addresses.length).toBeGreaterThan(0)
    await enterAs(page, person, '/dashboard/address/add')
    for (const [index, address] of addresses.entries()) {
      // The language is another one at each step, so that the page before cannot be taken for the next.
      const language: Language = index % 2 === 0 ? 'ar' : 'en'
      const path = language === 'ar' ? `/ar${address}` : address
      await page.setViewportSize(index % 4 < 2 ? DESK : PHONE)
      await follow(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(headingOf(page)).not.toHaveText(TEXTS[language].shell.notFound.text)
      // The menu beside the page is the same for all of them.
      const menu = `nav[aria-label="${TEXTS[language].dashboard.menu}"]`
      await expectAccessible(page, undefined, index < 2 ? {} : { without: menu })
      await page.setViewportSize(NARROWEST)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(NARROWEST.width)
      expect(await brokenNumbers(page), path).toEqual([])
    }
  })
}
