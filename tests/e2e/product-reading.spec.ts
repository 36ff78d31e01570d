import { formatMeasure } from '#i18n/formats.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { unbroken } from '#web/platform/texts/unbroken.ts'
import { cardsOf, listOf } from './listing-screen.ts'
import { anyProduct, nameIn, openProduct, productOf, TEXTS } from './product-screen.ts'

test('facts stand in a list with Latin units in both languages', async ({ page, localPath, language }) => {
  const product = await anyProduct(page)
  const { specs } = TEXTS[language].product
  await openProduct(page, localPath, product)
  const facts = page.locator('#specifications')
  const rowOf = (name: string) => facts.locator('dl > div', { has: page.getByText(name, { exact: true }) })
  await expect(rowOf(specs.powerKw).locator('dd[dir="ltr"]')).toHaveText(formatMeasure(product.specs.powerKw ?? 0, 'kW', language))
  await expect(rowOf(specs.heightMm).locator('dd[dir="ltr"]')).toHaveText(formatMeasure(product.specs.heightMm ?? 0, 'mm', language))
})

test('on paper a product is a data sheet under the letterhead of the shop, in both languages', async ({ page }) => {
  const product = await anyProduct(page)
  await page.setViewportSize({ width: 658, height: 930 })
  await page.emulateMedia({ media: 'print' })
  for (const before of ['', '/ar']) {
    await openAlive(page, `${before}/product/${product.slug}`)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '0100 000 0000' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const section of ['#overview', '#specifications', '#dimensions']) await expect(page.locator(`${section} > div`)).toBeVisible()
    for (const pressed of ['button', 'nav', 'footer', 'aside', 'input', 'a[href^="https:"]', '#reviews'])
      await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0)
  }
})

test('a phone folds all sections but two, and a wide screen folds none', async ({ page, localPath, language, isMobile }) => {
  await openProduct(page, localPath, await anyProduct(page))
  const { sections, specs } = TEXTS[language].product
  await expect(page.locator('#overview')).toHaveAttribute('open')
  await expect(page.locator('#specifications')).toHaveAttribute('open')
  const size = page.locator('#dimensions').getByText(specs.widthMm)
  await expect(size).toBeVisible({ visible: !isMobile })
  await page.getByRole('heading', { name: sections.dimensions }).click()
  await expect(size).toBeVisible({ visible: isMobile })
  await expectAccessible(page)
})

test('a wide screen has a bar that leads to every section', async ({ page, localPath, language, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openProduct(page, localPath, await anyProduct(page))
  const { sections } = TEXTS[language].product
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

test('the sizes stand around a drawing that turns with the direction', async ({ page, localPath, language }) => {
  await openProduct(page, localPath, await anyProduct(page))
  const { specs } = TEXTS[language].product
  const sizes = page.locator('#dimensions')
  await sizes.evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  const boxOf = async (name: string) => (await sizes.getByText(name, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }
  const [width, depth, height] = await Promise.all([boxOf(specs.widthMm), boxOf(specs.depthMm), boxOf(specs.heightMm)])
  expect(width.y).toBeGreaterThan(height.y)
  if (language === 'ar') expect([depth.x < width.x, width.x < height.x]).toEqual([true, true])
  else expect([height.x < width.x, width.x < depth.x]).toEqual([true, true])
})

test('a product without reviews shows no stars and no summary', async ({ page, localPath, language }) => {
  await openProduct(page, localPath, await productOf(page, ({ totalReviews }) => totalReviews === 0, 'without reviews'))
  await expect(page.getByRole('region', { name: TEXTS[language].reviews.summary })).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /^\d(\.\d)? (of|من) 5$/ })
      .and(page.locator('[class*=box] *')),
  ).toHaveCount(0)
})

test('related products are of the same category and never the product itself', async ({ page, localPath, language }) => {
  const product = await anyProduct(page)
  const { products } = await listOf(page, `category=${product.categories[0]?.slug}&limit=100`)
  await openProduct(page, localPath, product)
  const titles = await cardsOf(page).getByRole('heading').allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  const others = products.filter(({ _id }) => _id !== product._id)
  expect(titles).toEqual(others.slice(0, titles.length).map((other) => unbroken(nameIn(language, other))))
  await cardsOf(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
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

test('the placeholder replaces a picture that fails', async ({ page, localPath, language, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/)
  const product = await productOf(page, ({ imageUrl }) => imageUrl !== null, 'with a picture')
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await openProduct(page, localPath, product)
  await expect(page.getByRole('img', { name: nameIn(language, product), exact: true }).first()).toHaveAttribute(
    'src',
    '/artwork/placeholder.svg',
  )
})

test("a link to a product's former address leads to the present one, and Back to the page before", async ({
  page,
  localPath,
  language,
}) => {
  const product = await anyProduct(page)
  const { products } = await listOf(page, '')
  const [linked] = products
  if (linked === undefined) throw new Error('The demo has no products.')
  await page.route(`**/api/product/item/${linked.slug}`, (route) => route.fulfill({ json: { product } }))
  await openAlive(page, localPath('/shop'))
  await cardsOf(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(localPath(`/product/${product.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, product))
  await page.goBack()
  await expect(page).toHaveURL(localPath('/shop'))
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read, sections open and the picture leads to itself', async ({ page, localPath, language }) => {
    const product = await productOf(
      page,
      ({ imageUrl, specs }) => imageUrl !== null && specs.heightMm !== undefined,
      'with picture and sizes',
    )
    await page.goto(localPath(`/product/${product.slug}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, product))
    const { sections, specs, gallery } = TEXTS[language].product
    const sizes = page.locator('#dimensions').getByText(specs.widthMm)
    if (!(await sizes.isVisible())) await page.getByRole('heading', { name: sections.dimensions }).click()
    await expect(sizes).toBeVisible()
    await expect(page.getByRole('button', { name: TEXTS[language].product.copy })).toHaveCount(0)
    const picture = await page.getByRole('link', { name: gallery.zoom }).getAttribute('href')
    expect(picture).toMatch(/^\/media\/[0-9a-f]+\/1200\.jpg$/)
    expect((await page.request.get(String(picture))).headers()['content-type']).toBe('image/jpeg')
  })
})
