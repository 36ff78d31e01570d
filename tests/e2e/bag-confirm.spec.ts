import { interpolate } from '#i18n/interpolate.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bagButton, bagLine, bagOf, enterWithBag, itemOf, openBag, stored } from './bag-screen.ts'
import { headingOf, newPerson, noticeOf, PASSWORD, TEXTS } from './dashboard-screen.ts'
import { lineOf, nameIn, ordersOf, someProducts } from './orders-screen.ts'

test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

const SUCCESS = /\/order\/success\/[\da-f-]+$/

test('from a bag as nobody, over the sign-in, to a request that is cancelled again', async ({ page, localPath, language }) => {
  const { bag, request, orders, account } = TEXTS[language]
  const person = await newPerson(page)
  const products = await someProducts(page, 2)
  const [first] = products
  if (first === undefined) return
  for (const product of products) {
    await openAlive(page, localPath(`/product/${product.slug}`))
    await page.getByRole('main').getByRole('button', { name: request.add }).and(page.locator(':visible')).first().click()
    await expect(bagOf(page, language)).toContainText(nameIn(product, language))
  }
  await bagOf(page, language).getByRole('button', { name: bag.loginToConfirm }).click()
  await expect(page).toHaveURL((url) => url.pathname === localPath('/login'))
  await expect(noticeOf(page, language === 'en' ? 'Please Login to proceed to checkout' : bag.loginNotice)).toBeVisible()
  await page.getByRole('main').locator('[name=email]').fill(person.email)
  await page.getByRole('main').locator('[name=password]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: account.login.submit, exact: true }).click()
  const drawer = bagOf(page, language)
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(noticeOf(page, bag.loginNotice)).toHaveCount(0, { timeout: 5000 })
  await expect(drawer).toContainText('L.E')
  await expect(drawer).toContainText('+20 100 555 0000')
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
  await page.getByRole('dialog').getByRole('button', { name: orders.change.cancelOrder }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  await openAlive(page, localPath(`/order/${id}`))
  await expect(headingOf(page)).toHaveText(language === 'en' ? 'No order found.' : 'الطلب غير موجود.')
})

test('products that are gone or over the limit are marked and have to be corrected before the confirm', async ({
  page,
  localPath,
  language,
}) => {
  const { bag } = TEXTS[language]
  const person = await newPerson(page)
  const [over, gone, fine] = await someProducts(page, 3)
  if (over === undefined || gone === undefined || fine === undefined) return
  const items = [itemOf(over, 40), { ...itemOf(gone), _id: '01900000-0000-7000-8000-00000000dead' }, itemOf(fine)]
  await enterWithBag(page, localPath('/shop'), items, person)
  const drawer = await openBag(page, language)
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

test('a refused bag stays, with the reason', async ({ page, localPath, language }) => {
  const { bag } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await page.route('**/api/cart/check', (route) => route.abort())
  await enterWithBag(page, localPath('/shop'), [itemOf(product, 40)], person)
  const drawer = await openBag(page, language)
  await expect(drawer).toContainText(bag.checkFailed)
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(drawer.getByRole('alert')).toContainText(nameIn(product, language))
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  expect(await stored(page, 'cart_id')).toBeNull()
})

test('the request takes along what its customer says about the call and the delivery', async ({ page, localPath, language }) => {
  const { bag, delivery } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await enterWithBag(page, localPath('/shop'), [itemOf(product, 5)], person)
  const drawer = await openBag(page, language)
  const label = drawer.getByRole('button', { name: bag.delivery.title })
  await label.press('Enter')
  const fields = drawer.getByRole('region', { name: bag.delivery.title })
  await expect(fields).toBeFocused()
  await fields.getByLabel(delivery.company).fill('Nile Hotels')
  await fields.getByLabel(delivery.governorate).selectOption('giza')
  await fields.getByLabel(nameIn(product, language)).fill('40')
  const phone = fields.getByLabel(delivery.phone)
  await phone.fill('call me')
  await label.press('Enter')
  await expect(fields).toHaveCount(0)
  // A refused field unfolds the part, and the bag stays.
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await phone.fill('0122 333 4444')
  await expect(drawer).toContainText('0122 333 4444')
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(page).toHaveURL(SUCCESS)
  const [order] = await ordersOf(page, person)
  expect(order?.delivery).toMatchObject({ phone: '0122 333 4444', company: 'Nile Hotels', governorate: 'giza', wished: [{ quantity: 40 }] })
  await openAlive(page, localPath(`/order/${order?._id}`))
  await expect(page.getByRole('main')).toContainText('Nile Hotels')
  // The facts are there again for the next bag of this account.
  expect(await stored(page, 'request_delivery')).toContain('Nile Hotels')
})

test('two presses make one order', async ({ page, localPath, language }) => {
  const { bag } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], person)
  const drawer = await openBag(page, language)
  await drawer.getByRole('button', { name: bag.confirm }).dblclick()
  await expect(page).toHaveURL(SUCCESS)
  expect(await ordersOf(page, person)).toHaveLength(1)
})

test('without a connection the bag stays, and the next try makes the one order', async ({ page, context, localPath, language }) => {
  const { bag, notices } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], person)
  const drawer = await openBag(page, language)
  await expect(drawer).toContainText('L.E')
  await context.setOffline(true)
  const confirm = drawer.getByRole('button', { name: bag.confirm })
  await confirm.click()
  await expect(drawer.getByRole('alert')).toHaveText(notices.offline)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
  await confirm.click()
  await expect(page).toHaveURL(SUCCESS)
  expect(await ordersOf(page, person)).toHaveLength(1)
})

test('an answer that was lost twice does not make a second order', async ({ page, localPath, language }) => {
  const { bag } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], person)
  await page.route(
    '**/api/order/add',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 2 },
  )
  const drawer = await openBag(page, language)
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(drawer.getByRole('alert')).toBeVisible()
  expect(await stored(page, 'cart_id')).not.toBeNull()
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(page).toHaveURL(SUCCESS)
  expect(await ordersOf(page, person)).toHaveLength(1)
})

test('a confirm after the session ended leads to the sign-up', async ({ page, localPath, language }) => {
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], await newPerson(page))
  const drawer = await openBag(page, language)
  await expect(drawer).toContainText('L.E')
  // Both happen in one step, before the drawer can notice and offer to sign in first.
  await drawer.getByRole('button', { name: TEXTS[language].bag.confirm }).evaluate((button: HTMLElement) => {
    localStorage.removeItem('token')
    button.click()
  })
  await expect(page).toHaveURL(localPath('/register'))
  expect(await stored(page, 'cart_items')).not.toBeNull()
})

test('a refused session is reported above the open bag', async ({ page, localPath, language }) => {
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], await newPerson(page))
  const drawer = await openBag(page, language)
  await expect(drawer).toContainText('L.E')
  await page.evaluate(() => localStorage.setItem('token', 'Bearer worn.out.token'))
  await drawer.getByRole('button', { name: TEXTS[language].bag.confirm }).click()
  const { unauthorized, label } = TEXTS[language].notices
  const notice = page.locator(`section[aria-label="${label}"]`).getByText(unauthorized)
  await expect(notice).toBeVisible()
  const isOnTop = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { popover: element.closest('[popover]')?.matches(':popover-open'), centre: [left + width / 2, top + height / 2] }
  })
  expect(isOnTop.popover).toBe(true)
  await expect(drawer.getByRole('button', { name: TEXTS[language].bag.loginToConfirm })).toBeVisible()
})

test('a notice stays in sight when the bag opens over it, and closes without the bag', async ({ page, localPath, language }) => {
  const { notices } = TEXTS[language]
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await page.route('**/api/wishlist', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], await newPerson(page))
  await page.getByRole('main').locator('[aria-pressed]').first().click()
  const notice = page.getByRole('alert').filter({ hasText: notices.failed })
  await expect(notice).toBeVisible()
  // The notice may cover the button on a phone.
  await bagButton(page, language).press('Enter')
  const drawer = bagOf(page, language)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await notice.getByRole('button', { name: notices.close }).click()
  await expect(notice).toHaveCount(0)
  await expect(drawer).toBeVisible()
})
