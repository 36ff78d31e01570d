import { formatMoney } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bagButton, bagLine, bagOf, enterWithBag, itemOf, openBag, stored } from './bag-screen.ts'
import { menuOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { nameIn, someProducts } from './orders-screen.ts'

test('an empty bag says so and leads to the shop, where a card puts its product in the bag and opens it, and takes it out again', async ({
  page,
  localPath,
  language,
}) => {
  const { request, bag } = TEXTS[language]
  await openHydrated(page, localPath('/brands'))
  const drawer = await openBag(page, language)
  await expect(drawer).toContainText(bag.empty)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: bag.continue }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(drawer).toBeHidden()

  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', { name: request.add }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer).toContainText(name)
  await expect(drawer).not.toContainText('L.E')
  await expect(drawer.getByRole('button', { name: bag.loginToConfirm })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const toggle = card.getByRole('button', { name: request.remove })
  await expect(toggle).toBeFocused()
  await expect(bagButton(page, language)).toContainText('1')
  await toggle.click()
  await expect(card.getByRole('button', { name: request.add })).toBeVisible()
  await expect(drawer).toBeHidden()
  expect(await stored(page, 'cart_items')).toBeNull()
})

test('a product page adds the pieces that were typed, in either digits and within the limit', async ({ page, localPath, language }) => {
  const { request, product: texts } = TEXTS[language]
  const tooMany = interpolate(texts.quantity.tooMany, { limit: 5 })
  const [product] = await someProducts(page, 1)
  if (product === undefined) return
  await openHydrated(page, localPath(`/product/${product.slug}`))
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: texts.quantity.label })
  const add = page.getByRole('main').getByRole('button', { name: request.add }).and(page.locator(':visible')).first()
  await quantity.fill('٦')
  await expect(page.getByRole('main')).toContainText(tooMany)
  await add.click({ force: true })
  await expect(bagOf(page, language)).toBeHidden()
  await quantity.fill('٤')
  await add.click()
  const line = bagLine(page, language, product)
  await expect(line.getByRole('spinbutton')).toHaveValue('4')
  await expect(quantity).toHaveValue('1')
  await line.getByRole('spinbutton').fill('۹')
  await expect(line).toContainText(tooMany)
  await line.getByRole('spinbutton').fill('٥')
  await expect(line.getByRole('spinbutton')).toHaveValue('5')
  await expect(line).not.toContainText(tooMany)
  const most = interpolate(texts.quantity.most, { limit: 5 })
  await expect(line).toContainText(most)
  await line.getByRole('spinbutton').press('ArrowDown')
  await expect(line).not.toContainText(most)
  expect(JSON.parse((await stored(page, 'cart_items')) ?? '[]')[0].quantity).toBe(4)
})

test('a removed product comes back in its place; prices and a total are there after signing in, fit the narrowest phone, and are gone after signing out', async ({
  page,
  localPath,
  language,
}) => {
  const { bag, orders, catalogue, dashboard } = TEXTS[language]
  const products = await someProducts(page, 3)
  const [first] = products
  if (first === undefined) return
  const items = products.map((product) => itemOf(product, 2))
  const person = await newPerson(page)
  await enterWithBag(page, localPath('/shop'), items)
  const drawer = await openBag(page, language)
  await expect(drawer.getByRole('link', { name: catalogue.card.signInForPrice })).toBeVisible()
  expect(await stored(page, 'cart_total')).toBeNull()
  await bagLine(page, language, first)
    .getByRole('button', { name: interpolate(bag.removeNamed, { name: '' }).split(' ')[0] ?? '' })
    .last()
    .click()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  const undo = drawer.getByRole('button', { name: bag.undo })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await expect(drawer.getByRole('listitem').first()).toContainText(nameIn(first, language))
  await expect(drawer.getByRole('spinbutton').first()).toHaveValue('2')

  await enterWithBag(page, localPath('/shop'), items, person)
  const headers = { authorization: person.token }
  const priced = products.map(async ({ slug }) => (await (await page.request.get(`/api/product/item/${slug}`, { headers })).json()).product)
  const total = (await Promise.all(priced)).reduce((sum, { price }) => sum + price * 2, 0)
  await expect.poll(() => stored(page, 'cart_total')).toBe(String(total))
  await openBag(page, language)
  await expect(drawer).toContainText(orders.totals.tax)
  await expect(drawer).toContainText(formatMoney(0, language, 'EGP'))
  await expect(drawer).toContainText(formatMoney(total, language, 'EGP'))
  await expectAccessible(page, 'dialog[open]')
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await drawer.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size !== null) await page.setViewportSize(size)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await follow(page, localPath('/dashboard'))
  const menu = await menuOf(page, language)
  await menu.getByRole('button', { name: dashboard.signOut }).click()
  await expect(page).toHaveURL(localPath('/login'))
  await expect.poll(() => stored(page, 'cart_total')).toBeNull()
  const [item] = JSON.parse((await stored(page, 'cart_items')) ?? '[]')
  expect(Object.keys(item)).not.toContain('price')
  expect(Object.keys(item)).not.toContain('totalPrice')
})
