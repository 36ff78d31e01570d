import { isolate } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, TEXTS } from './dashboard-screen.ts'
import { addProduct, nameIn, readProduct, rowOf } from './managed-products-screen.ts'

test('prices of chosen rows rise by five percent as the preview shows, and one press undoes it, after a reload too', async ({
  page,
  localPath,
  language,
}) => {
  const { many } = TEXTS[language].products
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin)
  await enterAs(page, admin, localPath(`/dashboard/product?search=${product.sku}`))
  await rowOf(page, product).getByRole('checkbox').check()
  await page.getByRole('button', { name: many.changeChosen_one }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('٥')
  const price = (amount: number) => isolate(formatMoney(amount, language, 'L.E'))
  await expect(dialog.getByRole('status')).toContainText(isolate(nameIn(product, language)))
  await expect(dialog.getByRole('status')).toContainText(price(47_250))
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, product)).toContainText(formatMoney(47_250, language, 'L.E'))
  await page.reload()
  await page.getByRole('button', { name: many.undo, exact: true }).click()
  await expect(rowOf(page, product)).toContainText(formatMoney(45_000, language, 'L.E'))
  expect((await readProduct(page, admin, product._id)).price).toBe(45_000)
})
