import type { Page } from '@playwright/test'
import type { OrderReply } from '#contract/orders.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoney } from '#i18n/formats.ts'
import { formatOrderDate } from '#i18n/times/order-date.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, newPerson, noticeOf, TEXTS } from './dashboard-screen.ts'
import { lineOf, moveLine, nameIn, numberOf, placeOrder, readOrder, someProducts } from './orders-screen.ts'

const STATUS_KEYS = {
  'Not processed': 'notProcessed',
  Processing: 'processing',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<LineStatus, string>

const statusText = (language: Language, status: LineStatus) => TEXTS[language].orders.statuses[STATUS_KEYS[status]]
const money = (pounds: number | undefined, language: Language) => formatMoney(pounds ?? Number.NaN, language, 'L.E')
const namesOf = (order: OrderReply, language: Language) => order.products.map((line) => nameIn(line, language))

async function choose(page: Page, language: Language, name: string, status: LineStatus): Promise<void> {
  const line = lineOf(page, name)
  await line.getByRole('group').getByText(TEXTS[language].orders.change.choose).click()
  await line.getByRole('button', { name: statusText(language, status) }).click()
}

test('the success page names the order, says who calls when, and leads on', async ({ page, localPath, language }) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 1))
  await enterAs(page, person, localPath(`/order/success/${order._id}`))
  const main = page.getByRole('main')
  await expect(headingOf(page)).toHaveText(orders.success.title)
  for (const text of [
    numberOf(order),
    person.email,
    orders.success.complete,
    orders.call.heading,
    '+20 100 555 0000',
    language === 'en' ? '9 AM – 6 PM' : 'من 9 ص إلى 6 م',
  ])
    await expect(main).toContainText(text)
  await expect(main.getByRole('link', { name: orders.success.orders })).toHaveAttribute('href', localPath('/dashboard/orders'))
  await expect(main.getByRole('link', { name: orders.success.shop })).toHaveAttribute('href', localPath('/shop'))
  const chat = (await main.getByRole('link', { name: orders.call.whatsApp }).getAttribute('href')) ?? ''
  expect(decodeURIComponent(chat)).toContain(numberOf(order))
  expect(chat).toContain('https://wa.me/201000000000?text=')
  await expectAccessible(page)
  await main.getByRole('link', { name: order._id }).click()
  await expect(page).toHaveURL(localPath(`/order/${order._id}?success`))
  await expect(main.getByRole('link', { name: orders.back })).toHaveAttribute('href', localPath('/dashboard/orders'))
  await expect(main.getByRole('link', { name: orders.call.whatsApp })).toHaveAttribute('href', chat)
})

test('a visitor is sent to sign in, and the page itself names nobody', async ({ page, localPath }) => {
  const answer = await page.request.get(localPath('/order/01900000-0000-7000-8000-000000000000'))
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  await openAlive(page, localPath('/order/some-order'))
  await expect(page).toHaveURL(
    (url) => url.pathname === localPath('/login') && url.searchParams.get('next') === localPath('/order/some-order'),
  )
})

test('the requester sees lines, prices and total, and what happens next', async ({ page, localPath, language }) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  await enterAs(page, person, localPath(`/order/${order._id}`))
  const main = page.getByRole('main')
  await expect(headingOf(page)).toHaveText(`${orders.order} ${numberOf(order)}`)
  await expect(main).toContainText(order._id)
  await expect(main).toContainText(formatOrderDate(order.created, language))
  if (language === 'en') await expect(main.locator('header time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  for (const line of order.products) {
    const row = lineOf(page, nameIn(line, language))
    for (const text of [
      line.sku,
      money(line.purchasePrice, language),
      money(line.totalPrice, language),
      statusText(language, 'Not processed'),
    ]) {
      await expect(row).toContainText(text)
    }
  }
  await expect(main).toContainText(money(0, language))
  await expect(main).toContainText(money(order.total, language))
  await expect(main.getByRole('heading', { name: orders.call.heading })).toBeVisible()
  await expect(main.getByRole('heading', { name: orders.details.customer })).toHaveCount(0)
  await expectAccessible(page)
})

test('the requester cancels a line by its name, and it stays as cancelled', async ({ page, localPath, language }) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const [first = '', second = ''] = namesOf(order, language)
  await enterAs(page, person, localPath(`/order/${order._id}`))
  await lineOf(page, first).getByRole('button', { name: orders.change.cancelLine }).click()
  const dialog = page.getByRole('dialog', { name: orders.change.lineTitle })
  await expect(dialog).toContainText(first)
  await dialog.getByRole('button', { name: TEXTS[language].dashboard.goBack }).click()
  await expect(lineOf(page, first)).toContainText(statusText(language, 'Not processed'))
  await lineOf(page, first).getByRole('button', { name: orders.change.cancelLine }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: orders.change.lineConfirm }).click()
  await expect(lineOf(page, first)).toContainText(statusText(language, 'Cancelled'))
  await expect(lineOf(page, first).locator('s')).toHaveText([
    first,
    money(order.products[0]?.purchasePrice, language),
    money(order.products[0]?.totalPrice, language),
  ])
  await expect(lineOf(page, first).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(money(order.products[1]?.totalPrice, language))
  expect((await readOrder(page, person, order._id)).products.map(({ status }) => status)).toEqual(['Cancelled', 'Not processed'])
  await lineOf(page, second).getByRole('button', { name: orders.change.cancelLine }).click()
  await expect(dialog).toContainText(orders.change.lastText)
  await dialog.getByRole('button', { name: orders.change.lineConfirm }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  for (const path of [`/order/success/${order._id}`, `/order/${order._id}`]) {
    await openAlive(page, localPath(path))
    await expect(headingOf(page)).toHaveText(language === 'en' ? 'No order found.' : 'الطلب غير موجود.')
  }
  await page.getByRole('main').getByRole('link', { name: orders.list.me }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
})

test('a whole order is cancelled by its number, and not once something was delivered', async ({ page, localPath, language }) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const stored = await placeOrder(page, person, await someProducts(page, 2))
  await moveLine(page, await demoPerson(page, 'admin'), stored, 0, 'Delivered')
  await enterAs(page, person, localPath(`/order/${order._id}`))
  await page.getByRole('button', { name: orders.change.cancelOrder }).click()
  const dialog = page.getByRole('dialog', { name: orders.change.orderTitle })
  await expect(dialog).toContainText(numberOf(order))
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/order/cancel/*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: orders.change.cancelOrder }).click()
  await expect(page.getByRole('button', { name: orders.change.cancelOrder })).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  await expect(page.getByRole('main').getByRole('link', { name: numberOf(order) })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(orders.list.cancelled.replace('{number}', numberOf(order)))
  await expect(headingOf(page)).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: numberOf(stored) })
    .click()
  const delivered = lineOf(page, namesOf(stored, language)[0] ?? '')
  const slug = stored.products[0]?.product?.slug
  await expect(delivered.getByRole('link', { name: orders.details.review })).toHaveAttribute('href', localPath(`/product/${slug}#reviews`))
  await expect(delivered.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: orders.change.cancelOrder })).toHaveCount(0)
})

test('an admin moves a line through its states and reaches the customer', async ({ page, localPath, language }) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const [first = ''] = namesOf(order, language)
  await enterAs(page, await demoPerson(page, 'admin'), localPath(`/order/${order._id}`))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+20 100 555 0000' })).toHaveAttribute('href', 'tel:+201005550000')
  await expect(main.getByRole('link', { name: person.email })).toHaveAttribute('href', `mailto:${person.email}`)
  const chat = (await main.getByRole('link', { name: orders.details.whatsApp }).getAttribute('href')) ?? ''
  // The email is in English, the customer's language, whatever the admin reads.
  expect(decodeURIComponent(chat)).toContain('Hello ')
  expect(chat).toContain('https://wa.me/201005550000?text=')
  for (const status of ['Processing', 'Shipped', 'Not processed', 'Delivered'] as const) {
    await choose(page, language, first, status)
    await expect(lineOf(page, first)).toContainText(statusText(language, status))
    await expect.poll(async () => (await readOrder(page, person, order._id)).products[0]?.status).toBe(status)
    await expect(noticeOf(page, TEXTS[language].dashboard.title)).toHaveCount(0)
  }
  await expect(lineOf(page, first).getByRole('group')).toHaveCount(0)
  await expectAccessible(page)
})

test("an open page follows others' changes of the order, except while it asks a question", async ({ page, localPath, language }) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const admin = await demoPerson(page, 'admin')
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const [first = '', second = ''] = namesOf(order, language)
  await enterAs(page, person, localPath(`/order/${order._id}`))
  await expect(lineOf(page, first)).toContainText(statusText(language, 'Not processed'))
  await moveLine(page, admin, order, 0, 'Shipped')
  await expect(lineOf(page, first)).toContainText(statusText(language, 'Shipped'))
  await lineOf(page, second).getByRole('button', { name: orders.change.cancelLine }).click()
  const dialog = page.getByRole('dialog', { name: orders.change.lineTitle })
  await moveLine(page, admin, order, 1, 'Delivered')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: TEXTS[language].dashboard.goBack }).click()
  await expect(lineOf(page, second)).toContainText(statusText(language, 'Delivered'))
})

test('an order fits the narrowest phone', async ({ page, localPath }) => {
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, await demoPerson(page, 'admin'), localPath(`/order/${order._id}`))
  await page.getByRole('main').getByRole('group').locator('summary').first().click()
  for (const path of [null, `/order/success/${order._id}`, '/dashboard/orders/customers']) {
    if (path !== null) await openAlive(page, localPath(path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(path)).toBe(320)
  }
})
