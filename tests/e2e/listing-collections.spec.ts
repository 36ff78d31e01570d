import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { brandsOf, cardsOf, categoriesOf, choose, listOf, nameIn, showing, TEXTS, toolbarOf } from './listing-screen.ts'

test('a category page shows its name and description in the language of the screen; a search shows its term, an empty one says so and leads on', async ({
  page,
  localPath,
  language,
}) => {
  const [category, other] = await categoriesOf(page)
  if (category === undefined || other === undefined) throw new Error('The demo has too few categories.')
  const { count } = await listOf(page, `category=${category.slug}`)
  await openHydrated(page, localPath(`/shop/category/${category.slug}`))
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

  const { listing, catalogue } = TEXTS[language]
  await follow(page, localPath('/shop?name=oven'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.resultsFor.replace('{name}', 'oven'))
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText('oven')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await follow(page, localPath('/shop?name=qqzzxxyy'))
  await expect(page.getByText(catalogue.none.products)).toBeVisible()
  if (language === 'en') await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('link', { name: listing.empty.seeAll }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(cardsOf(page)).toHaveCount(10)
})

test('brands have boxes with name and description that lead to their pages, which show both, also while they are filtered', async ({
  page,
  localPath,
  language,
}) => {
  const brands = await brandsOf(page)
  const [brand] = brands
  const [category] = await categoriesOf(page)
  if (brand === undefined || category === undefined) throw new Error('The demo has no brand or no category.')
  await openHydrated(page, localPath('/brands'))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(
    brands.length + (await page.getByRole('contentinfo').getByRole('heading').count()),
  )
  for (const { slug, ...names } of brands) {
    await expect(main.getByRole('link', { name: nameIn(language, names), exact: true })).toHaveAttribute(
      'href',
      localPath(`/shop/brand/${slug}`),
    )
  }
  const description = language === 'ar' ? brand.descriptionAr : brand.description
  await expect(main).toContainText(description)
  await main.getByRole('link', { name: nameIn(language, brand), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, brand))
  await expect(main).toContainText(description)
  await choose(page, language, nameIn(language, category))
  await expect(page).toHaveURL(localPath(`/shop/brand/${brand.slug}?category=${category.slug}`))
  await choose(page, language, TEXTS[language].listing.filters.anyBrand)
  await expect(page).toHaveURL(localPath(`/shop?category=${category.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].listing.allProducts)
})
