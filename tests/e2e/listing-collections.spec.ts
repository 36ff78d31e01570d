import { openAlive } from '#tests/support/browser/alive.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { brandsOf, cardsOf, categoriesOf, choose, listOf, nameIn, showing, TEXTS, toolbarOf } from './listing-screen.ts'

test('a category page shows its name and description in the language of the screen', async ({ page, localPath, language }) => {
  const [category, other] = await categoriesOf(page)
  if (category === undefined || other === undefined) throw new Error('The demo has too few categories.')
  const { count } = await listOf(page, `category=${category.slug}`)
  await openAlive(page, localPath(`/shop/category/${category.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, category))
  await expect(page.getByRole('main')).toContainText(language === 'ar' ? category.descriptionAr : category.description)
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, Math.min(10, count), count))
  const path = page.getByRole('navigation', { name: TEXTS[language].listing.path.label })
  await expect(path.getByRole('listitem')).toHaveText([
    TEXTS[language].listing.path.home,
    TEXTS[language].listing.path.shop,
    nameIn(language, category),
  ])
  await choose(page, language, nameIn(language, other))
  await expect(page).toHaveURL(localPath(`/shop/category/${other.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, other))
  await expect(cardsOf(page).first()).toBeVisible()
})

test('a brand page shows its name and description, also while it is filtered', async ({ page, localPath, language }) => {
  const [brand] = await brandsOf(page)
  if (brand === undefined) throw new Error('The demo has no brand.')
  await openAlive(page, localPath(`/shop/brand/${brand.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, brand))
  await expect(page.getByRole('main')).toContainText(language === 'ar' ? brand.descriptionAr : brand.description)
  const [category] = await categoriesOf(page)
  if (category === undefined) throw new Error('The demo has no category.')
  await choose(page, language, nameIn(language, category))
  await expect(page).toHaveURL(localPath(`/shop/brand/${brand.slug}?category=${category.slug}`))
  await choose(page, language, TEXTS[language].listing.filters.anyBrand)
  await expect(page).toHaveURL(localPath(`/shop?category=${category.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].listing.allProducts)
})

test('a search shows its term; an empty result says so and leads on', async ({ page, localPath, language }) => {
  const { listing, catalogue } = TEXTS[language]
  await openAlive(page, localPath('/shop?name=oven'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.resultsFor.replace('{name}', 'oven'))
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText('oven')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await openAlive(page, localPath('/shop?name=qqzzxxyy'))
  await expect(page.getByText(catalogue.none.products)).toBeVisible()
  if (language === 'en') await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('link', { name: listing.empty.seeAll }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(cardsOf(page)).toHaveCount(10)
})

test('brands have boxes with name and description that lead to their products', async ({ page, localPath, language }) => {
  const brands = await brandsOf(page)
  await openAlive(page, localPath('/brands'))
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(
    brands.length + (await page.getByRole('contentinfo').getByRole('heading').count()),
  )
  for (const brand of brands) {
    await expect(page.getByRole('main').getByRole('link', { name: nameIn(language, brand), exact: true })).toHaveAttribute(
      'href',
      localPath(`/shop/brand/${brand.slug}`),
    )
  }
  const [brand] = brands
  if (brand === undefined) throw new Error('The demo has no brand.')
  await expect(page.getByRole('main')).toContainText(language === 'ar' ? brand.descriptionAr : brand.description)
  await page
    .getByRole('main')
    .getByRole('link', { name: nameIn(language, brand), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, brand))
})
