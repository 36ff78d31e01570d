import { isolate } from '#i18n/bidi.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, noticeOf, TEXTS } from './dashboard-screen.ts'
import { addProduct, changeElsewhere, editNew, inputOf, readProduct, saveButton } from './managed-products-screen.ts'

const CHANGED = { en: 'Product has been updated successfully!', ar: 'تم حفظ المنتج.' } as const
const HIDDEN = {
  en: 'Product is active now, but stays hidden while its brand is inactive.',
  ar: 'تم إظهار المنتج، لكنه لن يظهر للعملاء ما دامت علامته التجارية غير معروضة.',
} as const
const MISSING = { en: 'No product found.', ar: 'المنتج غير موجود.' } as const

test('changes of somebody else to untouched fields are taken over, a field that both changed shows both values, and the chosen one is saved', async ({
  page,
  localPath,
  language,
}) => {
  const { edits, naming, products } = TEXTS[language]
  const { product, admin } = await editNew(page, localPath)
  const callout = page.getByRole('region', { name: edits.title })

  await test.step('typed values stay beside what is taken over', async () => {
    await inputOf(page, 'price').fill('111')
    await changeElsewhere(page, admin, product, { nameAr: 'اسم آخر' })
    await saveButton(page, language).click()
    await expect(callout).toContainText(edits.merged)
    await expect(callout.getByRole('radio')).toHaveCount(0)
    await expect(inputOf(page, 'nameAr')).toHaveValue('اسم آخر')
    await expect(inputOf(page, 'price')).toHaveValue('111')
  })

  await test.step('both values are shown, also when it happens again', async () => {
    await inputOf(page, 'description').fill('Mine.')
    await changeElsewhere(page, admin, product, { price: 222, description: 'Theirs.', quantity: 33 })
    await saveButton(page, language).click()
    await expect(callout).toContainText(interpolate(edits.taken, { fields: isolate(products.form.quantity) }))
    await expect(callout).toBeFocused()
    await expect(inputOf(page, 'quantity')).toHaveValue('33')
    await expect(inputOf(page, 'price')).toHaveValue('111')
    const description = callout.getByRole('group', { name: naming.description })
    for (const text of ['Mine.', 'Theirs.']) await expect(description).toContainText(text)
    await expectAccessible(page, 'main')
    await description.getByRole('radio', { name: edits.takeTheirs }).check()
    await expect(inputOf(page, 'description')).toHaveValue('Theirs.')
    await description.getByRole('radio', { name: edits.keepMine }).check()
    await expect(inputOf(page, 'description')).toHaveValue('Mine.')
    await changeElsewhere(page, admin, product, { price: 333, description: 'Theirs.', quantity: 33 })
    await saveButton(page, language).click()
    const price = callout.getByRole('group', { name: products.form.price })
    await expect(price).toContainText('333')
    await expect(inputOf(page, 'price')).toHaveValue('111')
    await price.getByRole('radio', { name: edits.takeTheirs }).check()
    await saveButton(page, language).click()
    await expect(noticeOf(page, CHANGED[language])).toBeVisible()
    expect(await readProduct(page, admin, product._id)).toMatchObject({
      price: 333,
      description: 'Mine.',
      quantity: 33,
      nameAr: 'اسم آخر',
    })
  })

  await test.step('the page says that a product was deleted meanwhile', async () => {
    await expect(page).toHaveURL(localPath('/dashboard/product'))
    await follow(page, localPath(`/dashboard/product/edit/${product._id}`))
    await expect(inputOf(page, 'description')).toHaveValue('Mine.')
    // Pictures go with their product, so all of them are fetched before.
    await expect(async () => {
      for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded()
    }).toPass()
    await page.waitForLoadState('networkidle')
    await inputOf(page, 'price').fill('111')
    await page.request.delete(`/api/product/delete/${product._id}`, { headers: { authorization: admin.token } })
    await saveButton(page, language).click()
    await expect(page.getByRole('heading', { name: MISSING[language] })).toBeVisible()
  })
})

test('a product that is off because of its brand says so, and once switched on says that it stays hidden', async ({
  page,
  localPath,
  language,
}) => {
  const { products } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const brand = await addBrand(page, admin.token)
  const product = await addProduct(page, admin, { brand })
  await switchBrand(page, admin.token, brand, false)
  await enterAs(page, admin, localPath(`/dashboard/product/edit/${product._id}`))
  const state = page.getByRole('region', { name: products.state.title, exact: true })
  await expect(state.getByRole('switch')).not.toBeChecked()
  await expect(state).toContainText(products.state.brand)
  await expectAccessible(page, 'main')
  await state.getByRole('switch').click()
  await expect(state.getByRole('switch')).toBeChecked()
  await expect(state).not.toContainText(products.state.brand)
  await expect(noticeOf(page, HIDDEN[language])).toBeVisible()
  for (const text of [products.state.hiddenWithBrand, products.state.hiddenHint]) await expect(state).toContainText(text)
  await expect(state.getByRole('link', { name: products.inShop })).toHaveCount(0)
  // The switch turns before the shop has answered.
  await expect.poll(async () => (await readProduct(page, admin, product._id)).inactiveReasons).toEqual([])
})

type Page = Parameters<typeof readProduct>[0]

async function addBrand(page: Page, token: string): Promise<string> {
  const name = `Brand ${process.pid} ${Date.now()}`
  const data = { name, description: 'For a test.', descriptionAr: 'للتجربة.' }
  const reply = await page.request.post('/api/brand/add', { headers: { authorization: token }, data })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).brand._id
}

async function switchBrand(page: Page, token: string, id: string, isActive: boolean): Promise<void> {
  const data = { brand: { isActive } }
  const reply = await page.request.put(`/api/brand/${id}/active`, { headers: { authorization: token }, data })
  expect(reply.status()).toBe(200)
}
