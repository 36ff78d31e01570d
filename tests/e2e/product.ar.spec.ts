import { quantityInputMax, stepLimit } from '#domain/catalogue/quantity.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { shop as config } from '#shop-config'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { anyProduct, nameIn, openProduct, TEXTS, watchShifts, widthOf } from './product-screen.ts'

test('a product page moves nothing and shows the name, the brand, and the price or why there is none; its links share it, ask about it and lead back to the category and the shop', async ({
  page,
  context,
  localPath,
  language,
  isMobile,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const product = await anyProduct(page)
  const { catalogue, product: texts, shell } = TEXTS[language]
  const moved = await watchShifts(page)
  await openProduct(page, localPath, product)
  await expectAccessible(page)
  expect(await moved()).toBeLessThanOrEqual(0.02)

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
  const { share } = texts
  const told = `❤️ \u2068${nameIn(language, product)}\u2069`
  const here = `${baseURL}${localPath(`/product/${product.slug}`)}`
  for (const [name, host, fields] of [
    [share.facebook, 'www.facebook.com', { u: here, quote: told }],
    [share.twitter, 'twitter.com', { text: told, url: here }],
    [share.whatsapp, 'wa.me', { text: `${told} ${here}` }],
  ] as const) {
    const link = page.getByRole('link', { name })
    const url = new URL(String(await link.getAttribute('href')))
    expect(url.host).toBe(host)
    expect(Object.fromEntries(url.searchParams)).toEqual(fields)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }

  await test.step('a question by WhatsApp names the product and its SKU in the language of the page', async () => {
    const asked = interpolate(shell.contact.question, {
      name: `\u2068${nameIn(language, product)}\u2069`,
      sku: `\u2066${product.sku}\u2069`,
    })
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
      link.evaluate(
        (own) => own.getBoundingClientRect().top - (document.querySelector('[data-corner]')?.getBoundingClientRect().bottom ?? 0),
      )
    await expect.poll(above).toBeGreaterThan(0)
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
    await expect(bar).toBeVisible()
    const widget = page.getByRole('complementary', { name: shell.contact.label })
    await widget.locator('summary').click()
    await expect(widget.getByRole('link', { name: shell.whatsapp })).toHaveAttribute('href', address)
    await page.keyboard.press('Escape')
  })

  await test.step('the SKU is copied by a press that is announced', async () => {
    await page.getByRole('button', { name: `${texts.copy} ${texts.sku}` }).click()
    await expect(page.getByRole('status').filter({ hasText: texts.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.sku)
  })

  await test.step('a narrow phone has room for the page, and every screen for text twice as large', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    if (size !== null) await page.setViewportSize(size)
    const sizes = { xs: 24, sm: 28, md: 32, lg: 36, xl: 44, '2xl': 56 }
    await page.evaluate((twice) => {
      for (const [step, large] of Object.entries(twice)) document.documentElement.style.setProperty(`--text-${step}`, `${large}px`)
    }, sizes)
    expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await page.evaluate((twice) => {
      for (const step of Object.keys(twice)) document.documentElement.style.removeProperty(`--text-${step}`)
    }, sizes)
  })

  const [category] = product.categories
  if (category === undefined) throw new Error('The product has no category.')
  const path = page.getByRole('navigation', { name: TEXTS[language].listing.path.label })
  await expect(path.getByRole('link', { name: TEXTS[language].listing.path.shop })).toHaveAttribute('href', localPath('/shop'))
  await path.getByRole('link', { name: nameIn(language, category) }).click()
  await expect(page).toHaveURL(localPath(`/shop/category/${category.slug}`))
})

test('the quantity takes whole numbers in the digits of either script, up to the stock; an invalid one is explained beside the field, and another language keeps it', async ({
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
    await expect(page.getByText(texts.quantity.wholeOnly)).toHaveCount(/[.٫y]/.test(typed) ? 1 : 0)
  }
  await page.getByRole('button', { name: texts.quantity.decrease }).click()
  await expect(field).toHaveValue('4')
  await field.press('ArrowUp')
  await expect(field).toHaveValue('5')
  await field.fill(String(product.inventory))
  await expect(page.getByRole('button', { name: texts.quantity.increase })).toBeDisabled()
  await field.press('ArrowUp')
  await expect(field).toHaveValue(String(product.inventory))

  const limit = stepLimit(product.inventory)
  const few = language === 'en' ? 'Quantity must be at least 1.' : interpolate(texts.quantity.tooFew, { limit: 1 })
  const many = language === 'en' ? `Quantity may not be greater than ${limit}.` : interpolate(texts.quantity.tooMany, { limit })
  const most = interpolate(texts.quantity.most, { limit })
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

  await field.fill('3')
  await page.getByRole('banner').locator('a[hreflang]').click()
  await expect(page.locator('html')).not.toHaveAttribute('lang', language)
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
})
