import type { Page } from '@playwright/test'
import { formatNumber } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, TEXTS } from './dashboard-screen.ts'
import { aPicture, brandsOf, inputOf, readProduct, saveButton } from './managed-products-screen.ts'

/** Pictures are read by the browser only once they are let go, as large ones are by a slow phone. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = window.createImageBitmap.bind(window) as (...all: unknown[]) => Promise<ImageBitmap>
    const gate = new Promise<void>((resolve) => window.addEventListener('pictures-let-go', () => resolve()))
    Object.assign(window, { createImageBitmap: (...all: unknown[]) => gate.then(() => read(...all)) })
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event('pictures-let-go')))
}

test('“Save” pressed while chosen pictures are made ready goes on once they are; the product has its categories before further pictures, and leaving then says that it is saved', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, pictures, products } = TEXTS[language]
  const main = page.getByRole('main')
  const admin = await demoPerson(page, 'admin')
  const [brand] = await brandsOf(page, admin)
  const sku = `P-${process.pid}-${Date.now()}`
  await enterAs(page, admin, localPath('/dashboard/product/add'))
  const facts = { name: `Grill ${sku}`, nameAr: 'شواية', description: 'Hot.', descriptionAr: 'ساخنة.', sku, price: '900', quantity: '2' }
  for (const [name, value] of Object.entries(facts)) await inputOf(page, name).fill(value)
  await inputOf(page, 'brand').selectOption(brand?._id ?? '')
  await page.locator('[name="taxable"][value="1"]').check()
  await main.getByRole('checkbox').first().check()

  const letGo = await holdPictures(page)
  const second = { ...(await aPicture('#335577')), name: 'side.png' }
  await page.locator('input[type="file"]').setInputFiles([await aPicture(), second])
  const numbers = { n: formatNumber(1, language), total: formatNumber(2, language) }
  await expect(main.getByText(interpolate(pictures.working, numbers))).toBeVisible()
  await expectAccessible(page, 'main')
  const send = Promise.withResolvers<void>()
  await page.route('**/api/product/*/pictures', async (route) => {
    await send.promise
    await route.continue()
  })
  const added = page.waitForResponse((response) => response.url().endsWith('/api/product/add'))
  const inCategories = page.waitForResponse((response) => response.url().endsWith('/categories'))
  const further = page.waitForRequest((request) => request.url().endsWith('/pictures'))
  await saveButton(page, language, true).click()
  await expect(main.getByText(products.picture.wrong)).toHaveCount(0)
  await letGo()
  const { product } = await (await added).json()
  await further
  expect((await inCategories).status()).toBe(200)
  expect((await readProduct(page, admin, product._id)).pictures).toHaveLength(1)

  await page.getByRole('navigation', { name: products.path }).getByRole('link').click()
  const question = page.getByRole('dialog', { name: pictures.leave.title })
  await expect(question).toContainText(pictures.leave.product)
  await expect(page.getByRole('dialog', { name: dashboard.leave.title })).toHaveCount(0)
  await question.getByRole('button', { name: pictures.leave.stay }).click()
  // A reload would offer it as typed and not saved.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')))).toEqual([])
  send.resolve()
  await expect(page).toHaveURL(localPath('/dashboard/product'))
  expect((await readProduct(page, admin, product._id)).pictures).toHaveLength(2)
})
