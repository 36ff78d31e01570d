import type { ProductListReply } from '#contract/catalogue.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { rest } from '#tests/support/browser/tab.ts'
import { brandsOf, cardsOf, categoriesOf, choose, listOf, nameIn, SHOWING, showing, TEXTS, tabTo, toolbarOf } from './listing-screen.ts'

test('filters keep the place on the page and are removed one by one or all at once', async ({ page, localPath, language }) => {
  const { filters } = TEXTS[language].listing
  const [category] = await categoriesOf(page)
  const brands = await brandsOf(page)
  if (category === undefined) throw new Error('The demo has no category.')
  const inCategory = await listOf(page, `category=${category.slug}&limit=100`)
  const brand = brands.find(({ slug }) => inCategory.products.some((product) => product.brand?.slug === slug))
  if (brand === undefined) throw new Error('The demo has no brand in its first category.')
  const both = await listOf(page, `category=${category.slug}&brand=${brand.slug}`)
  await openHydrated(page, localPath('/shop'))
  await page.evaluate(() => scrollTo({ top: 160, behavior: 'instant' }))
  await choose(page, language, nameIn(language, category))
  await expect(page).toHaveURL(localPath(`/shop?category=${category.slug}`))
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, Math.min(10, inCategory.count), inCategory.count))
  expect(await page.evaluate(() => scrollY)).toBe(160)
  await choose(page, language, nameIn(language, brand))
  await expect(page).toHaveURL(localPath(`/shop?brand=${brand.slug}&category=${category.slug}`))
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, both.products.length, both.count))
  const chips = page.getByRole('list', { name: filters.active })
  await chips.getByRole('link', { name: nameIn(language, category) }).click()
  await expect(page).toHaveURL(localPath(`/shop?brand=${brand.slug}`))
  await expect(toolbarOf(page)).toBeFocused()
  await chips.getByRole('link', { name: filters.clear }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(chips).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(localPath(`/shop?brand=${brand.slug}`))
  await expect(chips.getByRole('link', { name: nameIn(language, brand) })).toBeVisible()
})

test('brands are found by name in the filter, however it is spelled; on a phone it opens in a drawer that gives the focus back', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { filters } = TEXTS[language].listing
  const [brand, other] = await brandsOf(page)
  if (brand === undefined || other === undefined) throw new Error('The demo has too few brands.')
  await openHydrated(page, localPath('/shop'))
  const button = page.getByRole('button', { name: filters.title, exact: true })
  const drawer = page.getByRole('dialog', { name: filters.title })
  if (isMobile) {
    await button.click()
    await expect(drawer).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'dialog[open]')
  }
  const part = isMobile ? drawer : page.getByRole('complementary')
  const field = part.getByRole('searchbox', { name: filters.findBrand })
  await field.fill(nameIn(language, brand).toUpperCase().replace('أ', 'ا'))
  await expect(part.getByRole('radio', { name: nameIn(language, brand), exact: true })).toBeVisible()
  await expect(part.getByRole('radio', { name: nameIn(language, other), exact: true })).toHaveCount(0)
  await field.fill('qqqqq')
  await expect(part.getByText(TEXTS[language].catalogue.none.brands)).toBeVisible()
  if (!isMobile) return
  await field.fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(localPath('/shop'))
})

test('nobody is offered a price filter without prices; filters that find nothing are cleared by one press, and a page past the end leads to the first', async ({
  page,
  localPath,
  language,
}) => {
  const { empty, filters } = TEXTS[language].listing
  await openHydrated(page, localPath('/shop?min=2000'))
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('list', { name: filters.active })).toHaveCount(0)
  await follow(page, localPath('/shop?brand=nowhere'))
  await expect(toolbarOf(page)).toHaveText(TEXTS[language].catalogue.none.products)
  await page.getByRole('link', { name: empty.clear }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(toolbarOf(page)).toHaveText(SHOWING[language])
  await follow(page, localPath('/shop?page=999'))
  await page.getByRole('link', { name: empty.firstPage }).click()
  await expect(toolbarOf(page)).toHaveText(SHOWING[language])
})

test.describe('for a viewer who may see prices', () => {
  test.beforeEach(async ({ page }) => {
    await rest(page)
    await page.evaluate(() => localStorage.setItem('token', 'Bearer of prices'))
    await page.route('**/api/product/list?*', async (route) => {
      const response = await route.fetch()
      const list: ProductListReply = await response.json()
      await route.fulfill({ response, json: { ...list, products: list.products.map((product) => ({ ...product, price: 45_000 })) } })
    })
  })

  test('cards show prices, the price filter asks for a range, and an amount typed after Tab replaces the old one', async ({
    page,
    localPath,
    language,
    isMobile,
  }) => {
    const { filters } = TEXTS[language].listing
    const button = page.getByRole('button', { name: filters.title, exact: true })
    await openHydrated(page, localPath('/shop'))
    await expect(cardsOf(page).first().locator('bdi[dir="ltr"]', { hasText: '45,000\u00a0L.E' })).toBeVisible()
    if (isMobile) await button.click()
    const part = isMobile ? page.getByRole('dialog') : page.getByRole('complementary')
    const slider = part.getByRole('slider', { name: filters.lowestPrice })
    await expect(slider).toHaveAttribute('min', '1')
    await expect(slider).toHaveAttribute('max', '150000')
    await expect(part.getByRole('textbox', { name: filters.to })).toHaveValue('150,000')
    await expect(slider.locator('xpath=following-sibling::input')).toHaveAttribute(
      'aria-valuetext',
      filters.andMore.replace('{{price}}', '\u2066150,000\u00a0L.E\u2069'),
    )
    await part.getByRole('textbox', { name: filters.from }).fill('٢٠٠٠٫٥٠')
    await part.getByRole('textbox', { name: filters.from }).press('Enter')
    if (isMobile) await part.getByRole('button', { name: filters.apply }).click()
    await expect(page).toHaveURL(localPath('/shop?min=2000.5'))
    await expect(page.getByRole('list', { name: filters.active })).toContainText('2,000.50\u00a0L.E')

    // A field that is being typed in keeps its amount.
    if (!isMobile) await part.getByRole('textbox', { name: filters.from }).blur()
    await follow(page, localPath('/shop'))
    await expect(page.getByRole('list', { name: filters.active })).toHaveCount(0)
    if (isMobile) await button.click()
    await part.getByRole('slider', { name: filters.highestPrice }).focus()
    await page.keyboard.press('Tab')
    await expect(part.getByRole('textbox', { name: filters.from })).toBeFocused()
    await page.keyboard.type('900')
    await page.keyboard.press('Tab')
    await expect(part.getByRole('textbox', { name: filters.to }), 'with its separator').toHaveValue(/^\d+\D\d{3}$/)
    await page.keyboard.type('45000')
    if (!isMobile) await expect(page).toHaveURL(localPath('/shop?min=900'))
    await expect(part.getByRole('textbox', { name: filters.to })).toHaveValue('45000')
    await page.keyboard.press('Enter')
    await expect(part.getByRole('textbox', { name: filters.to })).toHaveValue(/^45\D000$/)
    if (isMobile) await part.getByRole('button', { name: filters.apply }).click()
    await expect(page).toHaveURL(localPath('/shop?min=900&max=45000'))
  })
})

test('a visitor filters and reaches a product by keyboard alone', async ({ page, localPath, language, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const [first, second] = await categoriesOf(page)
  if (first === undefined || second === undefined) throw new Error('The demo has too few categories.')
  await openHydrated(page, localPath(`/shop/category/${first.slug}`))
  const chosen = page.getByRole('complementary').getByRole('radio', { name: nameIn(language, first), exact: true })
  await tabTo(page, () => chosen.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(localPath(`/shop/category/${second.slug}`))
  await expect(page.getByRole('complementary').getByRole('radio', { name: nameIn(language, second), exact: true })).toBeFocused()
  const link = cardsOf(page).first().getByRole('heading').getByRole('link')
  await tabTo(page, () => link.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
})
