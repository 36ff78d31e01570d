import { ROWS_PER_PAGE } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, reloadHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, noticeOf, TEXTS } from './dashboard-screen.ts'
import { addProduct, brandsOf, changeElsewhere, nameIn, readProduct, rowOf, rowsOf } from './managed-products-screen.ts'

const NONE = { en: 'No products found.', ar: 'لا توجد منتجات.' } as const
const ON = { en: 'Product is active now.', ar: 'المنتج معروض الآن.' } as const
const OFF = { en: 'Product is inactive now.', ar: 'المنتج غير معروض الآن.' } as const

test('an admin reads every product with its facts, page by page, and searches them; Back returns to what was before', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, products } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin)
  const row = rowOf(page, product)
  const pages = page.getByRole('navigation', { name: products.list.pages })
  const second = localPath('/dashboard/product?page=2')
  await enterAs(page, admin, localPath('/dashboard/product'))
  await expect(rowsOf(page)).toHaveCount(ROWS_PER_PAGE[0])
  for (const text of [nameIn(product, language), formatMoney(45_000, language, 'EGP'), '12', products.state.on])
    await expect(row).toContainText(text)
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  const toSecond = pages.getByRole('link', { name: interpolate(dashboard.records.page, { page: 2 }), exact: true })
  await toSecond.click()
  await expect(page).toHaveURL(second)
  await expect(row).toHaveCount(0)
  await page.goBack()
  await expect(row).toHaveCount(1)

  await test.step('a search starts at two characters, hides the pages, stands in the address and is taken back by Back', async () => {
    await toSecond.click()
    await expect(row).toHaveCount(0)
    const field = page.getByRole('searchbox', { name: products.list.search })
    await field.press('T')
    await field.press('Enter')
    await expect(page).toHaveURL(second)
    await field.fill(product.sku)
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(rowsOf(page)).toContainText(nameIn(product, language))
    await expect(pages).toHaveCount(0)
    expect(new URL(page.url()).searchParams.get('search')).toBe(product.sku)
    await page.goBack()
    await expect(page).toHaveURL(second)
    await expect(field).toHaveValue('')
  })

  await test.step('a search for nothing says so and leads back to everything', async () => {
    await follow(page, localPath('/dashboard/product?search=zzzzqqqq'))
    await expect(page.getByRole('heading', { name: NONE[language] })).toBeVisible()
    await expectAccessible(page, 'main')
    await page.getByRole('main').getByRole('link', { name: products.list.all }).click()
    await expect(rowsOf(page)).toHaveCount(ROWS_PER_PAGE[0])
  })
})

test('brand and state filter the list, stand in the address, and survive a reload; a deleted product is taken back, under another SKU where its own is taken', async ({
  page,
  localPath,
  language,
}) => {
  const { products } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const [brand] = await brandsOf(page, admin)
  const off = await addProduct(page, admin, { isActive: 'false' })
  await enterAs(page, admin, localPath('/dashboard/product'))
  await expect(page.getByRole('main').locator('select[name="brand"]')).toBeVisible()
  // In one moment, as a quick person or a slow page may: the second choice must not forget the first.
  await page.getByRole('main').evaluate((main, slug) => {
    for (const [name, value] of Object.entries({ brand: slug, isActive: 'false' })) {
      const select = main.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
      if (select === null) throw new Error(`no choice of ${name}`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, brand?.slug ?? '')
  await expect(page).toHaveURL(localPath(`/dashboard/product?brand=${brand?.slug}&isActive=false`))
  await reloadHydrated(page)
  await expect(rowOf(page, off)).toContainText(products.state.off)
  for (const row of await rowsOf(page).all()) {
    await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  }
  await page.getByRole('combobox', { name: products.list.state }).selectOption('true')
  await expect(page).toHaveURL(localPath(`/dashboard/product?brand=${brand?.slug}&isActive=true`))
  await expect(rowOf(page, off)).toHaveCount(0)
  await page.getByRole('combobox', { name: products.list.sortBy }).selectOption('price-low')
  await expect(page).toHaveURL(localPath(`/dashboard/product?brand=${brand?.slug}&isActive=true&sort=price-low`))

  await test.step('a filter whose list Back left while it loaded is no part of the next choice', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const lists = /\/api\/product\/?\?/
    await page.route(lists, async (route) => {
      await promise
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest((request) => lists.test(request.url()) && request.url().includes('lacks='))
    await page.getByRole('combobox', { name: products.list.lacks }).selectOption('arabic')
    await asked
    await page.goBack()
    await page.getByRole('combobox', { name: products.list.stock }).selectOption('out')
    resolve()
    await expect(page).toHaveURL(/stock=out/)
    expect(page.url()).not.toContain('lacks=')
    await page.unroute(lists)
  })

  const product = await addProduct(page, admin)
  await page.request.delete(`/api/product/delete/${product._id}`, { headers: { authorization: admin.token } })
  await addProduct(page, admin, { sku: product.sku })
  await follow(page, localPath('/dashboard/product?lacks=arabic'))
  await expect(page.getByRole('combobox', { name: products.list.state })).toHaveValue('')
  await page.getByRole('combobox', { name: products.list.state }).selectOption('deleted')
  await expect(page).toHaveURL(localPath('/dashboard/product?isActive=deleted'))
  await page.getByRole('searchbox', { name: products.list.search }).fill(product.sku)
  const restore = rowOf(page, product).getByRole('button')
  await restore.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveValue(`${product.sku}-2`)
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: products.trash.restore }).click()
  await expect(page.getByRole('heading', { name: NONE[language] })).toBeVisible()
  expect((await readProduct(page, admin, product._id)).sku).toBe(`${product.sku}-2`)
})

test('a product is priced and switched in its row, by keyboard too, and even when somebody else has changed or deleted it', async ({
  page,
  localPath,
  language,
}) => {
  const { products } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin)
  const name = isolate(nameIn(product, language))
  await enterAs(page, admin, localPath(`/dashboard/product?search=${product.sku}`))

  await test.step('a price is left as it was by Escape, and a change of somebody else is told first', async () => {
    const field = page.getByRole('textbox', { name: interpolate(products.list.priceOf, { name }) })
    const opener = (price: number) =>
      page.getByRole('button', {
        name: interpolate(products.list.editPrice, { name, value: isolate(formatMoney(price, language, 'EGP')) }),
      })
    await opener(45_000).press('Enter')
    await expect(field).toBeFocused()
    await field.fill('1')
    await field.press('Escape')
    await expect(opener(45_000)).toBeFocused()
    await changeElsewhere(page, admin, product, { price: 46_000 })
    await opener(45_000).press('Enter')
    await field.fill('٤٧٠٠٠')
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'main')
    expect((await readProduct(page, admin, product._id)).price).toBe(46_000)
    await field.press('Enter')
    await expect(opener(47_000)).toBeFocused()
    expect((await readProduct(page, admin, product._id)).price).toBe(47_000)
  })

  const turn = page.getByRole('switch', { name: interpolate(products.state.switchNamed, { name }) })
  await test.step('its switch takes it off the shop and brings it back', async () => {
    await expect(turn).toBeChecked()
    await turn.click()
    await expect(noticeOf(page, OFF[language])).toBeVisible()
    await expect(turn).not.toBeChecked()
    expect((await page.request.get(`/api/product/item/${product.slug}`)).status()).toBe(404)
    // A second press before the list has come would do nothing.
    await expect(turn).not.toHaveAttribute('aria-busy')
    await expect(turn).not.toBeChecked()
    await turn.focus()
    await page.keyboard.press('Space')
    await expect(noticeOf(page, ON[language])).toBeVisible()
    await expect(turn).toBeChecked()
    await expect(turn).toBeFocused()
    expect((await page.request.get(`/api/product/item/${product.slug}`)).status()).toBe(200)
    expect((await readProduct(page, admin, product._id)).isActive).toBe(true)
    await expect(turn).not.toHaveAttribute('aria-busy')
  })

  await test.step('a product that somebody else deleted meanwhile leaves the list when it is switched', async () => {
    await page.request.delete(`/api/product/delete/${product._id}`, { headers: { authorization: admin.token } })
    await turn.click()
    await expect(page.getByRole('heading', { name: NONE[language] })).toBeVisible()
  })
})

test('a merchant sees the own brand only, without a choice of brands', async ({ page, localPath, language }) => {
  const { products } = TEXTS[language]
  const merchant = await demoPerson(page, 'merchant')
  const [own] = await brandsOf(page, merchant)
  const foreign = await addProduct(page, await demoPerson(page, 'admin'))
  expect(foreign.brand?._id).not.toBe(own?._id)
  await enterAs(page, merchant, localPath('/dashboard/product'))
  await expect(rowsOf(page).first()).toBeVisible()
  for (const row of await rowsOf(page).all()) await expect(row).toContainText(inEither(own, language))
  await expect(page.getByRole('combobox', { name: products.list.brand })).toHaveCount(0)
  await follow(page, localPath(`/dashboard/product?search=${foreign.sku}`))
  await expect(page.getByRole('heading', { name: NONE[language] })).toBeVisible()
})

function inEither(brand: { readonly name: string; readonly nameAr: string } | undefined, language: 'en' | 'ar'): string {
  return brand === undefined ? 'a brand' : nameIn(brand, language)
}
