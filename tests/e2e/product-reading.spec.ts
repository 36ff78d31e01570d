import { formatMeasure } from '#i18n/formats.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { unbroken } from '#web/platform/texts/unbroken.ts'
import { cardsOf, listOf } from './listing-screen.ts'
import { anyProduct, nameIn, openProduct, productOf, TEXTS } from './product-screen.ts'

test('a product is read in sections that a phone folds and a bar leads to, with Latin units and a drawing that turns with the direction; on paper it is a data sheet, in both languages', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const product = await anyProduct(page)
  const { products } = await listOf(page, `category=${product.categories[0]?.slug}&limit=100`)
  const { sections, specs } = TEXTS[language].product
  await openProduct(page, localPath, product)
  const sizes = page.locator('#dimensions')

  await test.step('a phone folds all sections but two, and a wide screen folds none', async () => {
    await expect(page.locator('#overview')).toHaveAttribute('open')
    await expect(page.locator('#specifications')).toHaveAttribute('open')
    await expect(sizes.getByText(specs.widthMm)).toBeVisible({ visible: !isMobile })
  })

  await test.step('related products are of the same category and never the product itself', async () => {
    const titles = await cardsOf(page).getByRole('heading').allTextContents()
    expect(titles.length).toBeGreaterThan(0)
    const others = products.filter(({ _id }) => _id !== product._id)
    expect(titles).toEqual(others.slice(0, titles.length).map((other) => unbroken(nameIn(language, other))))
  })

  await test.step('a wide screen has a bar that leads to every section', async () => {
    const bar = page.getByRole('navigation', { name: sections.label })
    await expect(bar).toBeVisible({ visible: !isMobile })
    if (isMobile) return
    const { overview, specifications, dimensions, reviews, related } = sections
    await expect(bar.getByRole('link')).toHaveText([overview, specifications, dimensions, reviews, related])
    const way = bar.getByRole('link', { name: sections.specifications })
    await way.click()
    const heading = page.getByRole('heading', { name: sections.specifications })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(way).toHaveAttribute('aria-current', 'location')
    const [barBox, headingBox] = await Promise.all([bar.boundingBox(), heading.boundingBox()])
    expect(headingBox?.y ?? 0).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
  })

  await test.step('facts stand in a list with Latin units', async () => {
    const facts = page.locator('#specifications')
    const rowOf = (name: string) => facts.locator('dl > div', { has: page.getByText(name, { exact: true }) })
    await expect(rowOf(specs.powerKw).locator('dd[dir="ltr"]')).toHaveText(formatMeasure(product.specs.powerKw ?? 0, 'kW', language))
    await expect(rowOf(specs.heightMm).locator('dd[dir="ltr"]')).toHaveText(formatMeasure(product.specs.heightMm ?? 0, 'mm', language))
  })

  const fold = (isOpen: boolean) =>
    sizes.evaluate((details: HTMLDetailsElement, open) => {
      details.open = open
    }, isOpen)
  await test.step('the sizes stand around a drawing that turns with the direction', async () => {
    await page.getByRole('heading', { name: sections.dimensions }).click()
    await expect(sizes.getByText(specs.widthMm)).toBeVisible({ visible: isMobile })
    await expectAccessible(page)
    await fold(true)
    const boxOf = async (name: string) => (await sizes.getByText(name, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }
    const [width, depth, height] = await Promise.all([boxOf(specs.widthMm), boxOf(specs.depthMm), boxOf(specs.heightMm)])
    expect(width.y).toBeGreaterThan(height.y)
    if (language === 'ar') expect([depth.x < width.x, width.x < height.x]).toEqual([true, true])
    else expect([height.x < width.x, width.x < depth.x]).toEqual([true, true])
  })

  const size = page.viewportSize()
  const expectDataSheet = async () => {
    await fold(false)
    await page.setViewportSize({ width: 658, height: 930 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').getByRole('link', { name: '0100 000 0000' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const section of ['#overview', '#specifications', '#dimensions']) await expect(page.locator(`${section} > div`)).toBeVisible()
    for (const pressed of ['button', 'nav', 'footer', 'aside', 'input', 'a[href^="https:"]', '#reviews'])
      await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    if (size !== null) await page.setViewportSize(size)
  }
  await test.step('on paper a product is a data sheet under the letterhead of the shop, in both languages', async () => {
    await expectDataSheet()
    await page.getByRole('banner').locator('a[hreflang]').click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language === 'en' ? 'ar' : 'en', product))
    await expectDataSheet()
  })

  const [title = ''] = await cardsOf(page).getByRole('heading').allTextContents()
  await cardsOf(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a picture is enlarged in a dialog that keeps the focus and returns it', async ({ page, localPath, language }) => {
  const product = await productOf(page, ({ imageUrl }) => imageUrl !== null, 'with a picture')
  const { gallery } = TEXTS[language].product
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openProduct(page, localPath, product)
  expect(scripts.filter((url) => url.includes('zoom-dialog'))).toEqual([])
  const opener = page.getByRole('button', { name: gallery.zoom })
  await opener.click()
  const layer = page.getByRole('dialog', { name: nameIn(language, product) })
  await expect(layer).toBeVisible()
  await expect(layer.getByRole('img')).toBeVisible()
  await expect.poll(() => layer.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/(1200|800)\.avif$/)
  const shown = () => layer.getByRole('img').evaluate((image) => image.clientWidth)
  const whole = await shown()
  await layer.getByRole('img').dblclick()
  await expect.poll(shown).toBeGreaterThan(whole * 1.5)
  await layer.getByRole('button', { name: gallery.zoom }).click()
  await expect.poll(shown).toBe(whole)
  for (let steps = 0; steps < 4; steps++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body)).toBe(
      true,
    )
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.locator('dialog img')).toHaveCount(0)
  await opener.press('Enter')
  await layer.getByRole('button', { name: gallery.close }).click()
  await expect(opener).toBeFocused()
})

test('a thumbnail that is pressed before the slides can move has its picture shown once they can, and then nothing moves by itself', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has dots, which are no buttons')
  const { gallery } = TEXTS[language].product
  const found = await productOf(page, ({ imageUrl }) => imageUrl !== null, 'with a picture')
  const { products } = await listOf(page, 'limit=100')
  const addresses = [...new Set(products.flatMap(({ imageUrl }) => imageUrl ?? []))].slice(0, 3)
  const product = { ...found, imageUrl: addresses[0], pictures: addresses.map((imageUrl) => ({ imageUrl, alt: '', altAr: '' })) }
  await page.route('**/api/product/item/*', (route) => route.fulfill({ json: { product } }))
  const engine = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('inViewThreshold')) await engine.promise
    await route.fulfill({ response })
  })
  await openHydrated(page, localPath('/shop'))
  await cardsOf(page).first().getByRole('heading').getByRole('link').click()
  const carousel = page.getByRole('region', { name: gallery.label })
  const thumbnail = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: gallery.goTo.replace('{{n}}', '3'), exact: true })
  await thumbnail.click()
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  await expect(carousel.locator('[data-ready]')).toHaveCount(0)
  engine.resolve()
  await expect(carousel.locator('[data-ready]')).toHaveCount(1)
  await expect(carousel.locator('[role=group]').nth(2)).toBeInViewport({ ratio: 0.3 })
  await expect(carousel.locator('[role=group]').nth(0)).not.toBeInViewport()
  const turns = await page.getByRole('main').evaluate(async (main) => {
    let count = 0
    const observer = new MutationObserver((all) => {
      count += all.length
    })
    observer.observe(main, { subtree: true, attributeFilter: ['aria-current'] })
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    observer.disconnect()
    return count
  })
  expect(turns).toBe(0)
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
})

test("a link to a product's former address leads to the present one, and Back to the page before; of what is sold out one piece alone can be asked for, and the placeholder replaces a picture that fails", async ({
  page,
  localPath,
  language,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  const texts = TEXTS[language].product
  const found = await productOf(page, ({ imageUrl }) => imageUrl !== null, 'with a picture')
  const product = { ...found, taxable: false, quantity: 0, inventory: 0 }
  await page.route('**/api/product/item/*', (route) => route.fulfill({ json: { product } }))
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await openHydrated(page, localPath('/shop'))
  const linked = cardsOf(page).filter({ hasNotText: nameIn(language, product) })
  await linked.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(localPath(`/product/${product.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, product))
  await expect(page.getByRole('spinbutton', { name: texts.quantity.label })).toBeDisabled()
  await expect(page.getByRole('spinbutton', { name: texts.quantity.label })).toHaveAccessibleDescription(texts.quantity.none)
  await expect(page.getByRole('button', { name: texts.quantity.increase })).toBeDisabled()
  await expect(page.getByRole('img', { name: nameIn(language, product), exact: true }).first()).toHaveAttribute(
    'src',
    '/artwork/placeholder.svg',
  )
  await page.goBack()
  await expect(page).toHaveURL(localPath('/shop'))
})
