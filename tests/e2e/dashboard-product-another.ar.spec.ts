import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, noticeOf, TEXTS } from './dashboard-screen.ts'
import { aPicture, brandsOf, inputOf } from './managed-products-screen.ts'

const NO_PICTURE = 'Please upload files with jpg, jpeg, png format.'
const ADDED = { en: 'Product has been added successfully!', ar: 'تمت إضافة المنتج.' } as const

test('after saving another product can be added at once, a copy is a draft of its own, and one press confirms a price', async ({
  page,
  localPath,
  language,
}) => {
  const { products, productDrafts } = TEXTS[language]
  const main = page.getByRole('main')
  const admin = await demoPerson(page, 'admin')
  const [brand] = await brandsOf(page, admin)
  const sku = `A-${process.pid}-${Date.now()}`
  await enterAs(page, admin, localPath('/dashboard/product'))
  await main.getByRole('link', { name: products.add }).first().click()
  const facts = { name: `Grill ${sku}`, nameAr: 'شواية', description: 'Hot.', descriptionAr: 'ساخنة.', sku, price: '900', quantity: '2' }
  for (const [name, value] of Object.entries(facts)) await inputOf(page, name).fill(value)
  await inputOf(page, 'brand').selectOption(brand?._id ?? '')
  await page.locator('[name="taxable"][value="1"]').check()
  await main.getByRole('checkbox').first().check()
  await page.locator('input[type="file"]').setInputFiles(await aPicture())
  // The notice goes by itself, and a press may take longer on a busy machine.
  const added = expect(noticeOf(page, ADDED[language])).toBeVisible()
  await Promise.all([added, main.getByRole('button', { name: products.form.saveAnother }).click()])
  await expect(inputOf(page, 'name')).toHaveValue('')
  await expect(inputOf(page, 'name')).toBeFocused()
  await expect(inputOf(page, 'brand')).toHaveValue(brand?._id ?? '')
  await expect(page.locator('[name="taxable"][value="1"]')).toBeChecked()
  await expect(main.getByRole('checkbox').first()).toBeChecked()

  const { product } = await (await page.request.get(`/api/product/item/grill-${sku.toLowerCase()}`)).json()
  await follow(page, localPath(`/dashboard/product/edit/${product._id}`))
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm-price'))
  await main.getByRole('region', { name: products.price.title, exact: true }).getByRole('button').click()
  expect((await confirmed).status()).toBe(200)
  await main.getByRole('button', { name: products.copy.make }).click()
  await expect(headingOf(page)).toHaveText(productDrafts.title)
  await expect(inputOf(page, 'name')).not.toHaveValue('')
  await expect(inputOf(page, 'sku')).toHaveValue('')
  await expectAccessible(page, 'main')
})

test('a further picture that is refused leads to the page of its product with the reason, and one step back is the list', async ({
  page,
  localPath,
  language,
}) => {
  const { products } = TEXTS[language]
  const main = page.getByRole('main')
  const admin = await demoPerson(page, 'admin')
  const [brand] = await brandsOf(page, admin)
  const sku = `R-${process.pid}-${Date.now()}`
  await enterAs(page, admin, localPath('/dashboard/product'))
  await main.getByRole('link', { name: products.add }).first().click()
  const facts = { name: `Fryer ${sku}`, nameAr: 'قلاية', description: 'Hot.', descriptionAr: 'ساخنة.', sku, price: '900', quantity: '2' }
  for (const [name, value] of Object.entries(facts)) await inputOf(page, name).fill(value)
  await inputOf(page, 'brand').selectOption(brand?._id ?? '')
  await page.locator('[name="taxable"][value="1"]').check()
  await page.locator('input[type="file"]').setInputFiles([await aPicture(), { ...(await aPicture('#0f646a')), name: 'side.png' }])
  const refusal = { error: NO_PICTURE, code: 'validation', fields: { image: [NO_PICTURE] } }
  await page.route('**/api/product/*/pictures', (route) => route.fulfill({ status: 400, json: refusal }))
  await main.locator('button[type="submit"]:not([name])').click()
  await expect(page).toHaveURL(new RegExp(localPath('/dashboard/product/edit/')))
  await expect(inputOf(page, 'sku')).toHaveValue(sku)
  await expect(main.getByRole('alert').filter({ hasText: 'side.png' })).toContainText(NO_PICTURE)
  await page.goBack()
  await expect(page).toHaveURL(localPath('/dashboard/product'))
})
