import type { Page } from '@playwright/test'
import type { OrderReply } from '#contract/orders.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoney } from '#i18n/formats.ts'
import { formatOrderDate } from '#i18n/times/order-date.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, newPerson, noticeOf, TEXTS } from './dashboard-screen.ts'
import { lineOf, moveLine, nameIn, numberOf, placeOrder, readOrder, someProducts } from './orders-screen.ts'
import { widthOf } from './product-screen.ts'

const STATUS_KEYS = {
  'Not processed': 'notProcessed',
  Processing: 'processing',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<LineStatus, string>

const statusText = (language: Language, status: LineStatus) => TEXTS[language].orders.statuses[STATUS_KEYS[status]]
const money = (pounds: number | undefined, language: Language) => formatMoney(pounds ?? Number.NaN, language, 'EGP')
const namesOf = (order: OrderReply, language: Language) => order.products.map((line) => nameIn(line, language))

async function choose(page: Page, language: Language, name: string, status: LineStatus): Promise<void> {
  const line = lineOf(page, name)
  await line.getByRole('group').getByText(TEXTS[language].orders.change.choose).click()
  await line.getByRole('button', { name: statusText(language, status) }).click()
}

async function expectFitsNarrowPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await widthOf(page)).toBe(320)
  if (size !== null) await page.setViewportSize(size)
}

/** Socket.IO's packet that takes a connection up; what changes before it is not told. */
const CONNECTED = '40'

test('the success page names the order, says who calls when, and leads on; the order shows the requester lines, prices and total, and what happens next', async ({
  page,
  localPath,
  language,
}) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
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
  await expectFitsNarrowPhone(page)

  await main.getByRole('link', { name: order._id }).click()
  await expect(page).toHaveURL(localPath(`/order/${order._id}?success`))
  await expect(headingOf(page)).toHaveText(`${orders.order} ${numberOf(order)}`)
  await expect(main.getByRole('link', { name: orders.back })).toHaveAttribute('href', localPath('/dashboard/orders'))
  await expect(main.getByRole('link', { name: orders.call.whatsApp })).toHaveAttribute('href', chat)
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

test('the requester cancels a line by its name, and it stays as cancelled; a whole order by its number, and not once something was delivered', async ({
  page,
  localPath,
  language,
}) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const products = await someProducts(page, 2)
  const order = await placeOrder(page, person, products)
  const whole = await placeOrder(page, person, products)
  const stored = await placeOrder(page, person, products)
  await moveLine(page, await demoPerson(page, 'admin'), stored, 0, 'Delivered')
  const [first = '', second = ''] = namesOf(order, language)
  const main = page.getByRole('main')
  const inList = (one: OrderReply) => main.getByRole('link', { name: numberOf(one) })
  await enterAs(page, person, localPath(`/order/${order._id}`))
  await test.step('a line', async () => {
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
    await expect(main).toContainText(money(order.products[1]?.totalPrice, language))
    expect((await readOrder(page, person, order._id)).products.map(({ status }) => status)).toEqual(['Cancelled', 'Not processed'])
    await lineOf(page, second).getByRole('button', { name: orders.change.cancelLine }).click()
    await expect(dialog).toContainText(orders.change.lastText)
    await dialog.getByRole('button', { name: orders.change.lineConfirm }).click()
    await expect(page).toHaveURL(localPath('/dashboard/orders'))
    await openHydrated(page, localPath(`/order/success/${order._id}`))
    await expect(headingOf(page)).toHaveText(language === 'en' ? 'No order found.' : 'الطلب غير موجود.')
    await main.getByRole('link', { name: orders.list.me }).click()
    await expect(page).toHaveURL(localPath('/dashboard/orders'))
  })

  await test.step('a whole order', async () => {
    await inList(whole).click()
    await expect(headingOf(page)).toHaveText(`${orders.order} ${numberOf(whole)}`)
    await page.getByRole('button', { name: orders.change.cancelOrder }).click()
    const dialog = page.getByRole('dialog', { name: orders.change.orderTitle })
    await expect(dialog).toContainText(numberOf(whole))
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/order/cancel/*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: orders.change.orderConfirm }).click()
    await expect(page.getByRole('button', { name: orders.change.cancelOrder })).toHaveAttribute('aria-busy', 'true')
    answer.resolve()
    await expect(page).toHaveURL(localPath('/dashboard/orders'))
    await expect(inList(whole)).toHaveCount(0)
    await expect(main).toContainText(orders.list.cancelled.replace('{number}', numberOf(whole)))
    await expect(headingOf(page)).toBeFocused()
  })

  await inList(stored).click()
  const delivered = lineOf(page, namesOf(stored, language)[0] ?? '')
  const review = delivered.getByRole('link', { name: orders.details.review })
  await expect(review).toHaveAttribute('href', localPath(`/product/${stored.products[0]?.product?.slug}#reviews`))
  await expect(delivered.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: orders.change.cancelOrder })).toHaveCount(0)
  await test.step('a delivered product leads to the place where it is reviewed', async () => {
    await review.click()
    await expect(page).toHaveURL(/\/product\/[^#]+#reviews$/)
    await expect(page.locator('#reviews')).toBeInViewport()
    await expect(page.locator('#reviews')).toHaveAttribute('open', '')
  })
})

test('an admin moves all lines at once and one through its states, reaches the customer, and has room for it on the narrowest phone', async ({
  page,
  localPath,
  language,
}) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const [first = ''] = namesOf(order, language)
  const statuses = async () => (await readOrder(page, person, order._id)).products.map(({ status }) => status)
  await enterAs(page, await demoPerson(page, 'admin'), localPath(`/order/${order._id}`))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+20 100 555 0000' })).toHaveAttribute('href', 'tel:+201005550000')
  await expect(main.getByRole('link', { name: person.email })).toHaveAttribute('href', `mailto:${person.email}`)
  const chat = (await main.getByRole('link', { name: orders.details.whatsApp }).getAttribute('href')) ?? ''
  // The email is in English, the customer's language, whatever the admin reads.
  expect(decodeURIComponent(chat)).toContain('Hello ')
  expect(chat).toContain('https://wa.me/201005550000?text=')

  await main.getByText(orders.change.all).click()
  await main.getByRole('button', { name: orders.statuses.processing }).first().click()
  await expect.poll(statuses).toEqual(['Processing', 'Processing'])
  await expect(main.getByRole('heading', { name: orders.details.customerWaits })).toHaveCount(0)
  for (const status of ['Shipped', 'Not processed', 'Processing', 'Delivered'] as const) {
    await choose(page, language, first, status)
    await expect(lineOf(page, first)).toContainText(statusText(language, status))
    await expect.poll(statuses).toEqual([status, 'Processing'])
    await expect(noticeOf(page, TEXTS[language].dashboard.title)).toHaveCount(0)
  }
  await expect(lineOf(page, first).getByRole('group')).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('group').locator('summary').first().click()
  await expectFitsNarrowPhone(page)
})

test("an open page follows others' changes of the order, except while it asks a question, and then no longer announces a call, nor claims one that nobody made", async ({
  page,
  localPath,
  language,
}) => {
  const { orders } = TEXTS[language]
  const person = await newPerson(page)
  const admin = await demoPerson(page, 'admin')
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const [first = '', second = ''] = namesOf(order, language)
  const main = page.getByRole('main')
  const isConnected = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith(CONNECTED)))
  await enterAs(page, person, localPath(`/order/${order._id}`))
  await expect(lineOf(page, first)).toContainText(statusText(language, 'Not processed'))
  await isConnected
  await moveLine(page, admin, order, 0, 'Shipped')
  await expect(lineOf(page, first)).toContainText(statusText(language, 'Shipped'))
  await lineOf(page, second).getByRole('button', { name: orders.change.cancelLine }).click()
  const dialog = page.getByRole('dialog', { name: orders.change.lineTitle })
  await moveLine(page, admin, order, 1, 'Processing')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: TEXTS[language].dashboard.goBack }).click()
  await expect(lineOf(page, second)).toContainText(statusText(language, 'Processing'))
  await expect(main.getByRole('heading', { name: orders.details.received })).toBeVisible()
  await expect(main.getByRole('heading', { name: orders.timeline.own.called['call-out'] })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: orders.call.heading })).toHaveCount(0)
  await expect(main).not.toContainText('+20 100 555 0000')
})
