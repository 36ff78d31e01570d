import { eq } from 'drizzle-orm'
import type { ProductDetail } from '#contract/catalogue.ts'
import { refusalText } from '#i18n/texts.ts'
import { oldSlugs, products } from '#server/catalogue/catalogue.tables.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { type SomeProduct, startChangedShop } from './changed-shop.ts'
import { choose } from './listing-screen.ts'
import { TEXTS } from './product-screen.ts'

const MOVED = { from: 'before-it-moved', to: 'where-it-moved' }

interface ChangedSlugs {
  readonly rated: string
  readonly hidden: string
}

const slugs: ChangedSlugs = { rated: '', hidden: '' }

/** The demo after changes: a moved address, one rated product, one that was switched off. */
const test = testsInOwnShop(() =>
  startChangedShop(async (change, some) => {
    Object.assign(slugs, await changeSome(change, some))
  }),
)

async function changeSome({ tx, touch }: CatalogueChange, [moved, rated, hidden]: readonly SomeProduct[]): Promise<ChangedSlugs> {
  if (moved === undefined || rated === undefined || hidden === undefined) throw new Error('The demo has too few products.')
  await tx.update(products).set({ slug: MOVED.to }).where(eq(products.id, moved.id))
  await tx.insert(oldSlugs).values({ kind: 'product', slug: MOVED.from, recordId: moved.id })
  await tx.update(products).set({ ratingSum: 0, reviewCount: 0 })
  await tx.update(products).set({ ratingSum: 9, reviewCount: 2 }).where(eq(products.id, rated.id))
  await tx.update(products).set({ isActive: false }).where(eq(products.id, hidden.id))
  touch([moved.id, rated.id, hidden.id])
  return { rated: rated.slug, hidden: hidden.slug }
}

test("a product's former address redirects permanently to the present one, in the same language and with its query", async ({
  page,
  request,
  localPath,
}) => {
  const answer = await request.get(`${localPath(`/product/${MOVED.from}`)}?from=email`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`${localPath(`/product/${MOVED.to}`)}?from=email`)
  await page.goto(localPath(`/product/${MOVED.from}`))
  await expect(page).toHaveURL(localPath(`/product/${MOVED.to}`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/product/${MOVED.to}$`))
})

test('a product that is switched off is not found', async ({ page, localPath, language }) => {
  const response = await page.goto(localPath(`/product/${slugs.hidden}`))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusalText('product/not-found', language))
})

test('a rated product shows its average, also in its structured data', async ({ page, localPath, language }) => {
  await openAlive(page, localPath(`/product/${slugs.rated}`))
  const { product }: { product: ProductDetail } = await (await page.request.get(`/api/product/item/${slugs.rated}`)).json()
  expect([product.averageRating, product.totalReviews]).toEqual([4.5, 2])
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: TEXTS[language].catalogue.card.rating.replace('{{average}}', '4.5') })
      .first(),
  ).toBeVisible()
  const [described] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(described ?? '').aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 })
})

test('the rating filter appears once a product is rated and asks for that average and up', async ({ page, localPath, language }) => {
  const { filters } = TEXTS[language].listing
  await openAlive(page, localPath('/shop'))
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list?'))
  await choose(page, language, filters.ratingAndUp.replace('{{stars}}', '4'))
  expect(new URL((await call).url()).searchParams.get('rating')).toBe('4')
  await expect(page).toHaveURL(localPath('/shop?rating=4'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  const name = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(name).toHaveAttribute('href', localPath(`/product/${slugs.rated}`))
})
