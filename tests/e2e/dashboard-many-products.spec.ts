import { isolate } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, TEXTS } from './dashboard-screen.ts'
import { addProduct, aPicture, brandsOf, changeElsewhere, inputOf, nameIn, readProduct, rowOf } from './managed-products-screen.ts'

test('prices of chosen rows rise by five percent as the preview shows, also where one was edited meanwhile, and one press undoes it', async ({
  page,
  localPath,
  language,
}) => {
  const { many } = TEXTS[language].products
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin)
  await enterAs(page, admin, localPath(`/dashboard/product?search=${product.sku}`))
  await rowOf(page, product).getByRole('checkbox').check()
  const change = page.getByRole('region', { name: many.bar }).getByRole('button', { name: many.change })
  await expect(change).toBeInViewport()
  await change.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await expect(dialog.locator('button[type="submit"]')).toBeDisabled()
  await page.keyboard.type('٥')
  const price = (amount: number) => isolate(formatMoney(amount, language, 'EGP'))
  await expect(dialog.getByRole('status')).toContainText(isolate(nameIn(product, language)))
  await expect(dialog.getByRole('status')).toContainText(price(47_250))
  await expectAccessible(page, 'dialog[open]')
  await changeElsewhere(page, admin, product, { price: 40_000 })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText(price(42_000))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, product)).toContainText(formatMoney(42_000, language, 'EGP'))
  await page.reload()
  await page.getByRole('button', { name: many.undo, exact: true }).click()
  await expect(rowOf(page, product)).toContainText(formatMoney(40_000, language, 'EGP'))
  expect((await readProduct(page, admin, product._id)).price).toBe(40_000)
})

test('a change of rows is undone where the person is: the note stands at the bottom of the window, has the focus, and goes up when it is closed', async ({
  page,
  localPath,
  language,
}) => {
  const { many } = TEXTS[language].products
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin)
  await enterAs(page, admin, localPath('/dashboard/product'))
  await rowOf(page, product).getByRole('checkbox').check()
  // The bar stays in the window however far the list is from its first row.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.getByRole('region', { name: many.bar }).getByRole('button', { name: many.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: many.kind }).selectOption('delete')
  // A slow network shows the new rows long after the bar of the chosen ones is gone.
  const rows = Promise.withResolvers<void>()
  await page.route(/\/api\/product\/?\?/, async (route) => {
    await rows.promise
    await route.continue()
  })
  const again = page.waitForRequest(/\/api\/product\/?\?/)
  await dialog.locator('button[type="submit"]').click()
  await again
  rows.resolve()
  await expect(dialog).toHaveCount(0)
  const note = page.getByRole('region', { name: many.lastChange })
  await expect(note).toBeFocused()
  await expect(note.getByRole('button', { name: many.undo, exact: true })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expectAccessible(page, 'main')
  await note.getByRole('button', { name: many.close }).click()
  await expect(note).toHaveCount(0)
  const above = page.getByRole('button', { name: many.undo, exact: true })
  await expect(above).toHaveCount(1)
  await above.click()
  await expect(rowOf(page, product)).toHaveCount(1)
  expect((await readProduct(page, admin, product._id)).sku).toBe(product.sku)
})

test('a product that is not finished waits as a draft with its picture, and becomes a product once it lacks nothing', async ({
  page,
  localPath,
  language,
}) => {
  const { products, productDrafts } = TEXTS[language]
  const sku = `D-${process.pid}-${Date.now()}`
  const admin = await demoPerson(page, 'admin')
  const [brand] = await brandsOf(page, admin)
  await enterAs(page, admin, localPath('/dashboard/product/add'))
  await inputOf(page, 'nameAr').fill(`فرن ${sku}`)
  await page.locator('input[type="file"]').setInputFiles(await aPicture())
  const main = page.getByRole('main')
  await main.getByRole('button', { name: productDrafts.save }).click()
  await expect(page).toHaveURL(localPath('/dashboard/product?isActive=draft'))
  const row = page.locator('tbody tr').filter({ hasText: sku })
  await expect(row).toContainText(products.form.sku)
  await expect(row).not.toContainText(products.picture.title)
  await expectAccessible(page, 'main')
  await row.getByRole('link').click()
  await expect(inputOf(page, 'nameAr')).toHaveValue(`فرن ${sku}`)
  const publish = main.getByRole('button', { name: productDrafts.publish })
  await publish.click()
  await expect(inputOf(page, 'name')).toBeFocused()
  await expect(main.getByText(products.picture.wrong)).toHaveCount(0)
  const typed = { name: `Waiting oven ${sku}`, description: 'Waits.', descriptionAr: 'ينتظر.', sku, price: '900' }
  for (const [name, text] of Object.entries(typed)) await inputOf(page, name).fill(text)
  await inputOf(page, 'brand').selectOption(brand?._id ?? '')
  await publish.click()
  await expect(row).toHaveCount(0)
  await expect(page).toHaveURL(localPath('/dashboard/product?isActive=draft'))
  const { product } = await (await page.request.get(`/api/product/item/waiting-oven-${sku.toLowerCase()}`)).json()
  expect(product).toMatchObject({ sku, nameAr: `فرن ${sku}`, imageUrl: expect.stringMatching(/^\/media\//) })
})
