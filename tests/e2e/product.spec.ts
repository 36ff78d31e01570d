import { quantityInputMax, stepLimit } from '#domain/catalogue/quantity.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { shop as config } from '#shop-config'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { anyProduct, nameIn, openProduct, productOf, TEXTS, watchShifts, widthOf } from './product-screen.ts'

test('a product page shows the name, the brand, and the price or why there is none; its links share it and lead back to the category and the shop', async ({
  page,
  localPath,
  language,
  baseURL,
}) => {
  const product = await anyProduct(page)
  const { catalogue } = TEXTS[language]
  await openProduct(page, localPath, product)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, product))
  await expect(main.getByRole('link', { name: nameIn(language, product.brand ?? product), exact: true }).first()).toHaveAttribute(
    'href',
    localPath(`/shop/brand/${product.brand?.slug}`),
  )
  await expect(main.locator('bdi[dir="ltr"]', { hasText: product.sku })).toBeVisible()
  await expect(main.getByText(language === 'ar' ? product.descriptionAr : product.description, { exact: true })).toBeVisible()
  await expect(main.getByText(catalogue.card.signInForPrice).first()).toBeVisible()
  await expect(main.getByRole('img', { name: nameIn(language, product), exact: true }).first()).toBeVisible()
  await expect(page.getByText('L.E', { exact: false }).and(main.locator('*'))).toHaveCount(0)
  const { share } = TEXTS[language].product
  const told = `❤️ \u2068${nameIn(language, product)}\u2069`
  const address = `${baseURL}${localPath(`/product/${product.slug}`)}`
  for (const [name, host, fields] of [
    [share.facebook, 'www.facebook.com', { u: address, quote: told }],
    [share.twitter, 'twitter.com', { text: told, url: address }],
    [share.whatsapp, 'wa.me', { text: `${told} ${address}` }],
  ] as const) {
    const link = page.getByRole('link', { name })
    const url = new URL(String(await link.getAttribute('href')))
    expect(url.host).toBe(host)
    expect(Object.fromEntries(url.searchParams)).toEqual(fields)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const [category] = product.categories
  if (category === undefined) throw new Error('The product has no category.')
  const path = page.getByRole('navigation', { name: TEXTS[language].listing.path.label })
  await expect(path.getByRole('link', { name: TEXTS[language].listing.path.shop })).toHaveAttribute('href', localPath('/shop'))
  await path.getByRole('link', { name: nameIn(language, category) }).click()
  await expect(page).toHaveURL(localPath(`/shop/category/${category.slug}`))
})

test('new and used, in and out of stock are said', async ({ page, localPath, language }) => {
  const { product: texts, catalogue } = TEXTS[language]
  const fresh = await productOf(page, ({ taxable, inventory }) => taxable && inventory > 0, 'new and in stock')
  await openProduct(page, localPath, fresh)
  const box = page.getByRole('main')
  await expect(box.getByText(catalogue.card.new, { exact: true }).first()).toBeVisible()
  await expect(box.getByText(language === 'en' ? 'in stock' : texts.inStock, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: texts.quantity.label })).toBeEnabled()
  await openProduct(page, localPath, await productOf(page, ({ taxable }) => !taxable, 'used'))
  await expect(box.getByText(catalogue.card.used, { exact: true }).first()).toBeVisible()
  await openProduct(page, localPath, await productOf(page, ({ inventory }) => inventory <= 0, 'out of stock'))
  await expect(box.getByText(language === 'en' ? 'out of stock' : texts.outOfStock, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: texts.quantity.label })).toBeDisabled()
  await expect(page.getByRole('button', { name: texts.quantity.increase })).toBeDisabled()
})

test('the quantity takes whole numbers in the digits of either script, up to the stock, and another language keeps it', async ({
  page,
  localPath,
  language,
}) => {
  const product = await anyProduct(page)
  const { product: texts } = TEXTS[language]
  await openProduct(page, localPath, product)
  const field = page.getByRole('spinbutton', { name: texts.quantity.label })
  await expect(field).toHaveValue('1')
  await expect(field).toHaveAttribute('aria-valuemax', String(quantityInputMax(product.inventory)))
  for (const [typed, read] of [
    ['٣', '3'],
    ['۴', '4'],
    ['x2y', '2'],
    ['1.5', '1'],
    ['2٫5', '2'],
    ['-5', '5'],
  ] as const) {
    await field.fill('')
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(read)
    await expect(page.getByText(texts.quantity.wholeOnly)).toHaveCount(/[.٫]/.test(typed) ? 1 : 0)
  }
  await page.getByRole('button', { name: texts.quantity.decrease }).click()
  await expect(field).toHaveValue('4')
  await field.press('ArrowUp')
  await expect(field).toHaveValue('5')
  await field.fill(String(product.inventory))
  await expect(page.getByRole('button', { name: texts.quantity.increase })).toBeDisabled()
  await field.press('ArrowUp')
  await expect(field).toHaveValue(String(product.inventory))
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('banner').locator('a[hreflang]').click()
  await expect(page.locator('html')).not.toHaveAttribute('lang', language)
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
})

test('an invalid quantity is explained beside the field', async ({ page, localPath, language }) => {
  const product = await anyProduct(page)
  const texts = TEXTS[language].product
  const limit = stepLimit(product.inventory)
  const few = language === 'en' ? 'Quantity must be at least 1.' : interpolate(texts.quantity.tooFew, { limit: 1 })
  const many = language === 'en' ? `Quantity may not be greater than ${limit}.` : interpolate(texts.quantity.tooMany, { limit })
  const most = interpolate(texts.quantity.most, { limit })
  await openProduct(page, localPath, product)
  const field = page.getByRole('spinbutton', { name: texts.quantity.label })
  await field.fill(String(limit))
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByRole('button', { name: texts.quantity.increase })).toBeDisabled()
  // The field shows no mistake yet.
  await expect(field).toHaveAccessibleDescription(most)
  await field.fill(String(limit + 1))
  await expect(field).toHaveAccessibleDescription(many)
  await expect(page.getByText(many)).toBeVisible()
  await field.fill('0')
  await expect(field).toHaveAccessibleDescription(few)
  await field.fill('')
  await expect(field).toHaveAccessibleDescription('')
  await field.blur()
  await expect(field).toHaveAccessibleDescription(few)
  await expectAccessible(page)
})

test('the SKU is copied by a press that is announced, and text twice as large stays on the screen', async ({
  page,
  localPath,
  language,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const product = await anyProduct(page)
  const { copy, copied, sku } = TEXTS[language].product
  await openProduct(page, localPath, product)
  await page.getByRole('button', { name: `${copy} ${sku}` }).click()
  await expect(page.getByRole('status').filter({ hasText: copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.sku)
  const sizes = { xs: 24, sm: 28, md: 32, lg: 36, xl: 44, '2xl': 56 }
  await page.evaluate((twice) => {
    for (const [step, size] of Object.entries(twice)) document.documentElement.style.setProperty(`--text-${step}`, `${size}px`)
  }, sizes)
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('a question by WhatsApp names the product and its SKU in the language of the page', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const product = await anyProduct(page)
  const { product: texts, shell } = TEXTS[language]
  await openProduct(page, localPath, product)
  const asked = interpolate(shell.contact.question, { name: `\u2068${nameIn(language, product)}\u2069`, sku: `\u2066${product.sku}\u2069` })
  const here = new URL(localPath(`/product/${product.slug}`), page.url()).href
  const address = `https://wa.me/${config.whatsapp.international.slice(1)}?text=${encodeURIComponent(`${asked}\n${here}`)}`
  const link = page.getByRole('link', { name: texts.ask })
  await expect(link).toHaveAttribute('href', address)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  if (!isMobile) return
  const bar = page.getByRole('group', { name: texts.actions })
  await expect(bar.getByRole('link', { name: texts.askShort })).toHaveAttribute('href', address)
  await expect(page.getByRole('navigation', { name: shell.bar.label })).toBeHidden()
  // The shop's bar is back while the page's own button is in view, since the product's bar would only repeat it.
  await link.evaluate((own) => own.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(bar).toBeHidden()
  await expect(page.getByRole('navigation', { name: shell.bar.label })).toBeVisible()
  // The contact widget moves out of the button's way too.
  await link.evaluate((own) => window.scrollBy({ top: own.getBoundingClientRect().bottom - innerHeight + 100, behavior: 'instant' }))
  const above = () =>
    link.evaluate((own) => own.getBoundingClientRect().top - (document.querySelector('[data-corner]')?.getBoundingClientRect().bottom ?? 0))
  await expect.poll(above).toBeGreaterThan(0)
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await expect(bar).toBeVisible()
  await page.getByRole('complementary', { name: shell.contact.label }).locator('summary').click()
  await expect(page.getByRole('complementary', { name: shell.contact.label }).getByRole('link', { name: shell.whatsapp })).toHaveAttribute(
    'href',
    address,
  )
})

test('the page is accessible, moves nothing and fits a narrow phone', async ({ page, localPath }) => {
  const product = await anyProduct(page)
  const moved = await watchShifts(page)
  await openProduct(page, localPath, product)
  await expectAccessible(page)
  expect(await moved()).toBeLessThanOrEqual(0.02)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
})
