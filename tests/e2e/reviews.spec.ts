import type { Page } from '@playwright/test'
import type { ModeratedReview } from '#contract/reviews.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { fieldText } from '#i18n/texts.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, newPerson, type Person, TEXTS } from './dashboard-screen.ts'
import { nameIn, productOf, watchShifts, widthOf } from './product-screen.ts'

const PHONE_WIDTH = 800

const reviewed = (page: Page, least = 4) => productOf(page, ({ totalReviews }) => totalReviews >= least, `with ${least} reviews`)
const untouched = (page: Page) => productOf(page, ({ totalReviews }) => totalReviews === 0, 'without reviews')

async function writeReview(page: Page, { token }: Person, product: string, more: object = {}): Promise<string> {
  const data = { product, rating: 2, title: `Waits ${Date.now()}`, review: 'Works well enough.', isRecommended: 1, ...more }
  const reply = await page.request.post('/api/review/add', { data, headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return data.title
}

test('a long review shows three lines, and the rest when it is asked for; nothing moves while the reviews come alive', async ({
  page,
  localPath,
  language,
}) => {
  const product = await reviewed(page)
  const headers = { authorization: (await demoPerson(page, 'admin')).token }
  const title = await writeReview(page, await newPerson(page), product._id, { review: 'It is used every day and it holds. '.repeat(30) })
  const { reviews } = await (await page.request.get('/api/review', { headers })).json()
  const id = (reviews as ModeratedReview[]).find((review) => review.title === title)?._id
  expect((await page.request.put(`/api/review/approve/${id}`, { headers })).status()).toBe(200)

  const moved = await watchShifts(page)
  await openHydrated(page, localPath(`/product/${product.slug}`))
  if ((page.viewportSize()?.width ?? 0) < PHONE_WIDTH) await page.locator('#reviews > summary').click()
  const review = page.getByRole('article').filter({ hasText: title })
  await expect(review).toBeAttached()
  expect(await moved()).toBeLessThanOrEqual(0.02)

  const text = review.locator('p').first()
  const lines = () => text.evaluate((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)))
  expect(await lines()).toBe(3)
  const { reviews: texts } = TEXTS[language]
  const more = review.getByRole('button')
  await expect(more).toHaveText(texts.more)
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(more).toHaveText(texts.less)
  expect(await lines()).toBeGreaterThan(3)
  await more.click()
  expect(await lines()).toBe(3)
})

test('a member reviews a product by keyboard alone, once, and is told that it waits', async ({ page, localPath, language }) => {
  const product = await untouched(page)
  const { reviews: texts, reviewForm } = TEXTS[language]
  const missing = (field: string) => fieldText('required', language, { field })
  await enterAs(page, await newPerson(page), localPath(`/product/${product.slug}#reviews`))
  await page.getByRole('button', { name: texts.write }).press('Enter')
  const form = page.getByRole('form', { name: reviewForm.title })
  await expect(form.getByRole('radio').first()).toBeFocused()
  await form.getByRole('button', { name: reviewForm.submit }).press('Enter')
  for (const field of ['rating', 'title', 'review']) await expect(form.getByText(missing(field))).toBeVisible()
  await expect(form.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { checked: true }).first()).toHaveAttribute('value', '4')
  await expect(form.getByText(missing('rating'))).toHaveCount(0)
  await form.getByLabel(reviewForm.reviewTitle).fill('<b>Solid</b> & quiet')
  await form.getByLabel(reviewForm.review, { exact: true }).fill('We use it every day.')
  await expect(form.getByRole('radio', { name: reviewForm.yes })).toBeChecked()
  await expectAccessible(page, '#reviews')
  await form.getByRole('button', { name: reviewForm.submit }).press('Enter')
  await expect(page.getByText(texts.sent)).toBeVisible()
  await expect(page.getByText(texts.sentText)).toBeVisible()
  // In another language the page asks anew for what the shop has of the reader.
  await page.getByRole('banner').locator('a[hreflang]').click()
  const { reviews: others } = TEXTS[language === 'en' ? 'ar' : 'en']
  await expect(page.getByText(others.states.waiting)).toBeVisible()
  await expect(page.getByRole('button', { name: others.write })).toHaveCount(0)
})

test('admins approve, reject and delete, each after its state, and the list is loaded again; it is filtered and paged by its address', async ({
  page,
  localPath,
  language,
}) => {
  const product = await untouched(page)
  const title = await writeReview(page, await newPerson(page, { firstName: 'Zaki' }), product._id)
  const { moderation } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/review?status=all'))
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  const named = interpolate(moderation.of, { title })
  const button = (word: string) => cards.getByRole('button', { name: new RegExp(`^${word} .*${title}`) })
  await expect(cards).toContainText(nameIn(language, product))
  await expect(cards).toContainText('Zaki')
  expect(named).toContain(title)
  await button(moderation.reject).click()
  await expect(cards.getByText(moderation.states.rejected, { exact: true })).toBeVisible()
  await expect(button(moderation.reject)).toHaveCount(0)
  await button(moderation.reApprove).click()
  await expect(cards.getByText(moderation.states.approved, { exact: true })).toBeVisible()
  await expect(cards.getByRole('button', { name: moderation.approve, exact: true })).toHaveCount(0)
  const shown = await (await page.request.get(`/api/product/item/${product.slug}`)).json()
  expect([shown.product.totalReviews, shown.product.averageRating]).toEqual([1, 2])

  await button(moderation.delete).click()
  const dialog = page.getByRole('dialog', { name: moderation.deleteTitle })
  await expect(dialog).toContainText(title)
  await dialog.getByRole('button', { name: TEXTS[language].dashboard.goBack }).click()
  await expect(cards).toHaveCount(1)
  await button(moderation.delete).click()
  await dialog.getByRole('button', { name: moderation.deleteConfirm }).click()
  await expect(cards).toHaveCount(0)

  await page.getByRole('navigation', { name: moderation.filters }).getByRole('link', { name: moderation.states.rejected }).click()
  await expect(page).toHaveURL(localPath('/dashboard/review?status=rejected'))
  const rejected = page.getByRole('region', { name: TEXTS[language].dashboard.sections.reviews }).locator('ul').first().locator('> li')
  await expect(rejected.first().getByText(moderation.states.rejected, { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: moderation.pages }).getByRole('link', { name: TEXTS[language].dashboard.records.next }).click()
  await expect(page).toHaveURL(localPath('/dashboard/review?status=rejected&page=2'))
  await page.goBack()
  await expect(page).toHaveURL(localPath('/dashboard/review?status=rejected'))
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expectAccessible(page)
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})
