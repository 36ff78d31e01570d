import type { Page } from '@playwright/test'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { enterAs, newPerson, type Person, TEXTS } from './dashboard-screen.ts'
import { cardsOf } from './listing-screen.ts'
import { nameIn, widthOf } from './product-screen.ts'

async function like(page: Page, { token }: Person, product: string): Promise<void> {
  const reply = await page.request.post('/api/wishlist', { data: { isLiked: true, product }, headers: { authorization: token } })
  expect(reply.status()).toBe(200)
}

async function wishesOf(page: Page, { token }: Person): Promise<{ _id: string }[]> {
  return (await (await page.request.get('/api/wishlist', { headers: { authorization: token } })).json()).wishlist
}

const heartsOf = (page: Page) => cardsOf(page).locator('button[aria-pressed]')

test('a visitor who presses a heart is asked to sign in, and nothing is liked', async ({ page, localPath, language }) => {
  await openHydrated(page, localPath('/shop'))
  const heart = heartsOf(page).first()
  await expect(heart).toHaveAttribute('aria-disabled', 'true')
  await heart.click({ force: true })
  await expect(page.getByText(TEXTS[language].wishlist.signIn)).toBeVisible()
  if (language === 'en') await expect(page.getByText('Please login to wishlist a product')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a heart that the server refuses changes back and says why, two quick presses leave it as it was; a member likes on a card, finds it liked everywhere and on the wishlist, and takes it off there', async ({
  page,
  localPath,
  language,
}) => {
  const member = await newPerson(page)
  const { wishlist } = TEXTS[language]
  await enterAs(page, member, localPath('/shop'))
  const heart = heartsOf(page).first()
  await expect(heart).toHaveAttribute('aria-disabled', 'false')
  await test.step('a refusal', async () => {
    await page.route('**/api/wishlist', (route) => route.fulfill({ status: 400, json: { error: 'Not now.', code: 'wishlist/full' } }))
    await heart.click()
    const said = page.getByRole('alert').filter({ hasText: 'Not now.' })
    await expect(said).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await said.getByRole('button').click()
    await page.unroute('**/api/wishlist')
  })

  await test.step('two quick presses leave the heart as it was, on the page and on the server', async () => {
    let answers = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/api/wishlist') && response.request().method() === 'POST') answers += 1
    })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => answers).toBe(2)
    expect(await wishesOf(page, member)).toEqual([])
  })

  const name = await cardsOf(page).first().getByRole('heading').innerText()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await wishesOf(page, member)).length).toBe(1)
  await cardsOf(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main').locator('button[aria-pressed]').first()).toHaveAttribute('aria-pressed', 'true')
  await openHydrated(page, localPath('/dashboard/wishlist'))
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: interpolate(wishlist.removeOf, { name: '' }).trim().split(' ')[0] ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: wishlist.none })).toBeVisible()
  await expect.poll(async () => (await wishesOf(page, member)).length).toBe(0)
})

test('the wishlist has room on a small screen, with names of both languages; a product that is gone says so, and a double click on Remove takes one product off and puts none in the bag', async ({
  page,
  localPath,
  language,
}) => {
  const { wishlist } = TEXTS[language]
  const member = await newPerson(page)
  const { products } = await (await page.request.get('/api/product/list?limit=3')).json()
  for (const { _id } of products) await like(page, member, _id)
  await page.route('**/api/wishlist', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const [gone, ...others] = (await answer.json()).wishlist
    return route.fulfill({ response: answer, json: { wishlist: [{ ...gone, product: { ...gone.product, isActive: false } }, ...others] } })
  })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, member, localPath('/dashboard/wishlist'))
  const main = page.getByRole('main')
  const removes = main.getByRole('listitem').getByRole('button', { name: wishlist.remove })
  await expect(removes).toHaveCount(3)
  const gone = main.getByRole('listitem').filter({ hasText: wishlist.gone })
  await expect(gone).toHaveCount(1)
  if (language === 'en') await expect(gone).toContainText('Product is not available.')
  for (const product of products) await expect(main).toContainText(nameIn(language, product))
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  if (size !== null) await page.setViewportSize(size)
  await removes.first().dblclick()
  await expect(removes).toHaveCount(2)
  await expect.poll(async () => (await wishesOf(page, member)).length).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('cart_items') ?? '[]')).toBe('[]')
})
