import { interpolate } from '#i18n/interpolate.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bagButton, bagLine, bagOf, enterWithBag, itemOf, stored } from './bag-screen.ts'
import { headingOf, newPerson, noticeOf, PASSWORD, TEXTS } from './dashboard-screen.ts'
import { lineOf, nameIn, ordersOf, someProducts } from './orders-screen.ts'

test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

const A_MINUTE_MS = 60_000
const SUCCESS = /\/order\/success\/[\da-f-]+$/

function isReadable(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)))
  return corners.every((shown) => shown === element)
}

test('a visitor fills a bag, signs in, sends it as a request and cancels that again', async ({ page, localPath, language }) => {
  const { bag, request, orders, account } = TEXTS[language]
  const person = await newPerson(page)
  const products = await someProducts(page, 2)
  const [first] = products
  if (first === undefined) return
  await page.clock.install()
  for (const [index, product] of products.entries()) {
    if (index === 0) await openHydrated(page, localPath(`/product/${product.slug}`))
    else await follow(page, localPath(`/product/${product.slug}`))
    await expect(headingOf(page)).toHaveText(nameIn(product, language))
    await page.getByRole('main').getByRole('button', { name: request.add }).and(page.locator(':visible')).first().click()
    await expect(bagOf(page, language)).toContainText(nameIn(product, language))
    if (product === first) await page.keyboard.press('Escape')
  }
  // A held clock does not let the notice go by itself.
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
  await bagOf(page, language).getByRole('button', { name: bag.loginToConfirm }).click()
  await expect(page).toHaveURL((url) => url.pathname === localPath('/login'))
  await expect(noticeOf(page, language === 'en' ? 'Please Login to proceed to checkout' : bag.loginNotice)).toBeVisible()
  await expect(headingOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const toContent = page.locator('a[href="#content"]')
  await toContent.focus()
  expect(await toContent.evaluate(isReadable), 'the notice leaves the link to the content its place').toBe(true)
  await page.getByRole('main').locator('[name=email]').fill(person.email)
  await page.getByRole('main').locator('[name=password]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: account.login.submit, exact: true }).click()
  const drawer = bagOf(page, language)
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(noticeOf(page, bag.loginNotice)).toHaveCount(0)
  await page.clock.resume()
  await expect(drawer).toContainText('L.E')
  await expect(drawer).toContainText('+20 100 555 0000')
  // A small phone, with the bars of its browser.
  await page.setViewportSize({ width: 375, height: 600 })
  const line = await drawer.getByRole('listitem').first().boundingBox()
  const foot = await drawer.getByRole('term').first().boundingBox()
  expect((line?.y ?? 0) + (line?.height ?? 0), 'a whole line is seen above the total').toBeLessThanOrEqual(foot?.y ?? 0)
  await expect(drawer.getByRole('button', { name: bag.confirm })).toBeInViewport()
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(page).toHaveURL(SUCCESS)
  await expect(headingOf(page)).toHaveText(orders.success.title)
  for (const key of ['cart_items', 'cart_total', 'cart_id']) await expect.poll(() => stored(page, key)).toBeNull()
  expect(await stored(page, 'token')).toMatch(/^Bearer /)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('main').getByRole('link', { name: id }).click()
  await lineOf(page, nameIn(first, language)).getByRole('button', { name: orders.change.cancelLine }).click()
  await page.getByRole('dialog').getByRole('button', { name: orders.change.lineConfirm }).click()
  // The line shows its name, its price and its total.
  await expect(lineOf(page, nameIn(first, language)).locator('s')).toHaveCount(3)
  await page.getByRole('main').getByRole('button', { name: orders.change.cancelOrder }).click()
  await page.getByRole('dialog').getByRole('button', { name: orders.change.orderConfirm }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  await follow(page, localPath(`/order/${id}`))
  await expect(headingOf(page)).toHaveText(language === 'en' ? 'No order found.' : 'الطلب غير موجود.')
})

test('products that are gone or over the limit are marked and have to be corrected before the confirm; a notice stays in sight over the bag', async ({
  page,
  localPath,
  language,
}) => {
  const { bag, notices } = TEXTS[language]
  const person = await newPerson(page)
  const [over, gone, fine] = await someProducts(page, 3)
  if (over === undefined || gone === undefined || fine === undefined) return
  const items = [itemOf(over, 40), { ...itemOf(gone), _id: '01900000-0000-7000-8000-00000000dead' }, itemOf(fine)]
  await page.route('**/api/wishlist', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await enterWithBag(page, localPath('/shop'), items, person)
  await page.getByRole('main').locator('[aria-pressed]').first().click()
  const notice = page.getByRole('alert').filter({ hasText: notices.failed })
  await expect(notice).toBeVisible()
  // The notice may cover the button on a phone.
  await bagButton(page, language).press('Enter')
  const drawer = bagOf(page, language)
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await notice.getByRole('button', { name: notices.close }).click()
  await expect(notice).toHaveCount(0)
  await expect(drawer).toBeVisible()

  await expect(bagLine(page, language, over)).toContainText(interpolate(bag.overLimit, { limit: 5 }))
  await expect(bagLine(page, language, gone)).toContainText(bag.gone)
  const confirm = drawer.getByRole('button', { name: bag.confirm })
  await expect(confirm).toBeDisabled()
  await bagLine(page, language, over)
    .getByRole('button', { name: interpolate(bag.setTo, { limit: 5 }) })
    .click()
  await bagLine(page, language, gone).getByRole('button').last().click()
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(page).toHaveURL(SUCCESS)
  const [order] = await ordersOf(page, person)
  expect(order?.products.map(({ quantity }) => quantity)).toEqual([5, 1])
})
