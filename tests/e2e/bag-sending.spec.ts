import { messages as ar } from '#i18n/ar/messages.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { enterWithBag, itemOf, openBag, stored } from './bag-screen.ts'
import { newPerson, TEXTS } from './dashboard-screen.ts'
import { nameIn, ordersOf, someProducts } from './orders-screen.ts'

test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

const SUCCESS = /\/order\/success\/[\da-f-]+$/

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
  await expect(drawer.getByRole('button', { name: bag.delivery.title })).toHaveAttribute('aria-expanded', 'false')
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
  await follow(page, localPath(`/order/${order?._id}`))
  await expect(page.getByRole('main')).toContainText('Nile Hotels')
  // The facts are there again for the next bag of this account.
  expect(await stored(page, 'request_delivery')).toContain('Nile Hotels')
})

test('the bag stays without a connection, and an answer that was lost twice does not make a second order', async ({
  page,
  context,
  localPath,
  language,
}) => {
  const { bag, notices } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await page.route(
    '**/api/order/add',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 2 },
  )
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], person)
  const drawer = await openBag(page, language)
  await expect(drawer).toContainText('L.E')
  await context.setOffline(true)
  const confirm = drawer.getByRole('button', { name: bag.confirm })
  await confirm.click()
  await expect(drawer.getByRole('alert')).toHaveText(notices.offline)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
  expect(await ordersOf(page, person)).toHaveLength(0)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/order/add'))
  await confirm.click()
  await lost
  await expect(drawer.getByRole('alert')).toBeVisible()
  await expect(confirm).not.toHaveAttribute('aria-busy', 'true')
  expect(await stored(page, 'cart_id')).not.toBeNull()
  await confirm.click()
  await expect(page).toHaveURL(SUCCESS)
  expect(await ordersOf(page, person)).toHaveLength(1)
})

test('a request that arrived is told as such where the network is gone before its page, which opens once it is back', async ({
  page,
  context,
  localPath,
  language,
}) => {
  const { bag } = TEXTS[language]
  const person = await newPerson(page)
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await page.route('**/api/order/add', async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], person)
  const drawer = await openBag(page, language)
  await drawer.getByRole('button', { name: bag.confirm }).click()
  await expect(page.getByText({ ar, en }[language].ordered)).toBeVisible()
  await context.setOffline(false)
  expect(await ordersOf(page, person)).toHaveLength(1)
  await expect(page, 'the page opens by itself').toHaveURL(SUCCESS)
})

test('a refused session is reported above the open bag, and a confirm after the session ended leads to the sign-up', async ({
  page,
  localPath,
  language,
}) => {
  const { bag, notices } = TEXTS[language]
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  const person = await newPerson(page)
  await enterWithBag(page, localPath('/shop'), [itemOf(product)], person)
  const drawer = await openBag(page, language)
  const confirm = drawer.getByRole('button', { name: bag.confirm })
  await expect(drawer).toContainText('L.E')
  await page.evaluate(() => localStorage.setItem('token', 'Bearer worn.out.token'))
  await confirm.click()
  const notice = page.locator(`section[aria-label="${notices.label}"]`).getByText(notices.unauthorized)
  await expect(notice).toBeVisible()
  const isOnTop = () =>
    notice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    })
  await expect.poll(isOnTop).toBe(true)
  await expect(drawer.getByRole('button', { name: bag.loginToConfirm })).toBeVisible()

  // Another tab signs in again.
  await page.evaluate((newValue) => {
    localStorage.setItem('token', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: null, newValue }))
  }, person.token)
  await expect(drawer).toContainText('L.E')
  // Both happen in one step, before the drawer can notice and offer to sign in first.
  await confirm.evaluate((button: HTMLElement) => {
    localStorage.removeItem('token')
    button.click()
  })
  await expect(page).toHaveURL(localPath('/register'))
  expect(await stored(page, 'cart_items')).not.toBeNull()
})
