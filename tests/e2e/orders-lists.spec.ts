import type { Page } from '@playwright/test'
import { formatOrderDate } from '#i18n/times/order-date.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, go, headingOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { moveLine, nameIn, numberOf, placeOrder, someProducts } from './orders-screen.ts'
import { widthOf } from './product-screen.ts'

const A_DAY_MS = 86_400_000
/** The pause of the specification between the last key and the search. */
const A_PAUSE_MS = 1000
const cards = (page: Page) => page.locator('#orders ul').first().getByRole('listitem')
const searchCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/order/search')) calls.push(new URL(request.url()).search)
  })
  return calls
}

test('a page past the end says so and leads to the first, on which an own order is a card with picture, status, number and date that leads to it and back', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  await enterAs(page, person, localPath('/dashboard/orders?page=9'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: dashboard.pastEnd.title })).toBeVisible()
  await expect(main.getByRole('heading', { name: orders.list.none })).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('link', { name: dashboard.pastEnd.first }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  await expect(cards(page)).toHaveCount(1)
  const card = cards(page).first()
  const [first] = order.products
  for (const text of [
    order._id,
    formatOrderDate(order.created, language),
    orders.statuses.notProcessed,
    first ? nameIn(first, language) : '?',
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card.locator('img')).toHaveAttribute('src', new RegExp(first?.product?.imageUrl?.split('/')[2] ?? 'none'))
  await expect(page.getByRole('navigation', { name: orders.list.tabs })).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(localPath(`/order/${order._id}`))
  await main.getByRole('link', { name: orders.back }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
})

test('somebody without orders is told so and led to the shop; with one, a search starts at two characters and waits a second, or not at all on Enter, and one for nothing says so and leads back to all', async ({
  page,
  localPath,
  language,
}) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const calls = searchCalls(page)
  await page.clock.install()
  await enterAs(page, person, localPath('/dashboard'))
  await go(page, language, 'orders')
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: language === 'en' ? 'No orders found.' : 'لا توجد طلبات.' })).toBeVisible()
  await expectAccessible(page)
  const order = await placeOrder(page, person, await someProducts(page, 1))
  await main.getByRole('link', { name: orders.list.shop }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await page.goBack()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))

  const field = page.getByRole('searchbox', { name: orders.list.search })
  await expect(cards(page)).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + A_DAY_MS)
  await field.fill('z')
  await field.press('Enter')
  await page.clock.runFor(A_PAUSE_MS)
  await field.fill(order._id.slice(-8).toUpperCase())
  await page.clock.runFor(A_PAUSE_MS - 1)
  expect(calls).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toContain('scope=me')
  await expect(cards(page)).toContainText(order._id)
  // The clock stands still, so only Enter can have asked.
  await field.fill('zz-nothing')
  await field.press('Enter')
  await expect(main.getByRole('heading', { name: orders.list.none })).toBeVisible()
  await page.clock.resume()
  await main.getByRole('link', { name: orders.list.showAll }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  await expect(cards(page)).toHaveCount(1)
})

test('admins have a tab with the orders of all customers, found by name, email and phone too, and filtered by status, which the address keeps', async ({
  page,
  localPath,
  language,
}) => {
  const { orders } = TEXTS[language]
  const [person, admin] = [await newPerson(page), await demoPerson(page, 'admin')]
  const products = await someProducts(page, 1)
  const [waiting, moved] = [await placeOrder(page, person, products), await placeOrder(page, await newPerson(page), products)]
  await moveLine(page, admin, moved, 0, 'Processing')
  await enterAs(page, admin, localPath('/dashboard/orders'))
  const status = page.getByRole('combobox', { name: orders.list.state })
  const field = page.getByRole('searchbox', { name: orders.list.search })
  await expect(field).toBeVisible()
  await expect(status).toHaveCount(0)
  await page.getByRole('navigation', { name: orders.list.tabs }).getByRole('link', { name: orders.list.all }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders/customers'))
  await expect(page.getByRole('region', { name: orders.list.all })).toBeVisible()

  await status.selectOption(orders.statuses.processing)
  await expect(page).toHaveURL(localPath('/dashboard/orders/customers?status=processing'))
  await expect(cards(page).first()).toContainText(moved._id)
  await expect(cards(page).filter({ hasText: waiting._id })).toHaveCount(0)
  await expectAccessible(page)
  await status.selectOption(orders.statuses.notProcessed)
  await expect(cards(page).filter({ hasText: moved._id })).toHaveCount(0)
  const asked = await cards(page)
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(asked, 'whoever waits longest is first').toEqual(asked.toSorted())
  await page.goBack()
  await expect(status).toHaveValue('Processing')
  await expect(cards(page).first()).toContainText(moved._id)

  await field.fill(person.email)
  await field.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(waiting._id)
  for (const told of ['Salma', numberOf(waiting), orders.statuses.notProcessed]) await expect(cards(page)).toContainText(told)
  await expect(cards(page).locator('a[href="tel:+201005550000"]')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await widthOf(page)).toBe(320)
})

test('a list of other roles is a missing page, and a merchant has a tab with the orders of the brand', async ({
  page,
  localPath,
  language,
}) => {
  const { orders, shell } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'merchant'), localPath('/dashboard/orders/customers'))
  await expect(headingOf(page)).toHaveText(shell.notFound.text)
  await openHydrated(page, localPath('/dashboard/orders'))
  await page.getByRole('navigation', { name: orders.list.tabs }).getByRole('link', { name: orders.list.brand }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders/brand'))
  expect((await page.request.get(localPath('/dashboard/orders/nothing'))).status()).toBe(404)
})
