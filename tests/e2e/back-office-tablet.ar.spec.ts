import type { Locator } from '@playwright/test'
import type { CallReply } from '#contract/endpoints.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs } from './dashboard-screen.ts'
import { ask, sentOffer } from './offer-screen.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }

/** The box of the words alone: their element's is wider where it fills a cell. */
function wordsOf(element: Locator): Promise<{ readonly begin: number; readonly width: number; readonly room: number }> {
  return element.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell.querySelector('bdi') ?? cell)
    const { left, right, width } = range.getBoundingClientRect()
    return { begin: Math.round(getComputedStyle(cell).direction === 'rtl' ? right : left), width, room: cell.getBoundingClientRect().width }
  })
}

test('the price and the amount of an offer’s line begin under its quantity on a phone', async ({ page, localPath }) => {
  await page.setViewportSize(PHONE)
  const { number } = await sentOffer(page)
  const admin = await demoPerson(page, 'admin')
  const { offers } = await ask<CallReply<'GET /api/offer'>>(page, admin, 'GET', `/api/offer?search=${number}`, undefined)
  await enterAs(page, admin, localPath(`/dashboard/offers/${offers[0]?._id}`))
  const cells = page.locator('main tbody tr').first().locator('td')
  await expect(cells).toHaveCount(4)
  const [quantity, price, , amount] = await Promise.all((await cells.all()).map(wordsOf))
  expect([price?.begin, amount?.begin]).toEqual([quantity?.begin, quantity?.begin])
})

test('the name of the shop stands whole beside the search on a tablet, and each card of the desk shows whose it is', async ({
  page,
  localPath,
}) => {
  await page.setViewportSize(TABLET)
  const admin = await demoPerson(page, 'admin')
  await enterAs(page, admin, localPath('/dashboard/desk'))
  const home = page.getByRole('banner').getByRole('link').first().locator('span').last()
  const { width, room } = await wordsOf(home)
  expect(width).toBeLessThanOrEqual(room + 0.02)
  const names = page.locator('main a[data-card]')
  await expect(names.first()).toBeVisible()
  // A name that is cut shows a part of it that tells one customer from another.
  const unreadable = await names.evaluateAll((links) =>
    links.flatMap(({ clientWidth, scrollWidth, textContent }) => (clientWidth < scrollWidth && clientWidth < 90 ? [textContent] : [])),
  )
  expect(unreadable).toEqual([])
})

test('the name and the logo of the shop stand whole in the bar of the back office at twice the usual size of text', async ({
  page,
  localPath,
}) => {
  await page.setViewportSize(PHONE)
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/desk'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const home = page.getByRole('banner').getByRole('link').first()
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size)
    const name = home.locator('span').last()
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines, 'no line breaks within the name').toBe(1)
    const { width, room } = await wordsOf(name)
    expect(width).toBeLessThanOrEqual(room + 0.02)
    expect((await home.locator('img').boundingBox())?.width).toBe(36)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
})
