import type { Page } from '@playwright/test'
import { openAlive, reloadAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, fill, MEMBER, notice, PASSWORD, storedToken, submit, textsOf } from './account-screen.ts'

const menu = (page: Page) =>
  page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.locator('summary bdi') })

async function signOut(page: Page, isMobile: boolean, language: 'en' | 'ar'): Promise<void> {
  const { navigation } = textsOf(language)
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: navigation.menu }).click()
  else await menu(page).locator('summary').click()
  const area = isMobile ? page.getByRole('dialog') : menu(page)
  await area.getByRole('button', { name: navigation.account.signOut }).click()
}

test('a visitor finds login and sign-up in the header or the menu, and the dashboard in the footer', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { navigation, shell } = textsOf(language)
  await openAlive(page, localPath('/brands'))
  if (isMobile) {
    const bar = page.getByRole('navigation', { name: shell.bar.label })
    await expect(bar.getByRole('link', { name: navigation.account.label })).toHaveAttribute('href', localPath('/login'))
    await page.getByRole('banner').getByRole('button', { name: navigation.menu }).click()
  } else {
    await menu(page).locator('summary').click()
    await expectAccessible(page, 'header')
  }
  const area = isMobile ? page.getByRole('dialog') : menu(page)
  for (const [name, path] of [
    [navigation.account.login, '/login'],
    [navigation.account.register, '/register'],
  ] as const) {
    await expect(area.getByRole('link', { name, exact: true })).toHaveAttribute('href', localPath(path))
  }
  if (isMobile)
    await expect(area.getByRole('link', { name: navigation.contact, exact: true })).toHaveAttribute('href', localPath('/contact'))
  const footer = page.locator('footer').last()
  for (const path of ['/contact', '/dashboard', '/dashboard/security']) {
    await expect(footer.locator(`a[href="${localPath(path)}"]`)).toHaveCount(1)
  }
})

test("the header shows the signed-in person's name without moving anything", async ({ page, localPath, isMobile }) => {
  test.skip(isMobile, 'small screens have the bar at the bottom')
  await openAlive(page, localPath('/brands'))
  // The account's box keeps its size; only the arrow inside it follows the name.
  const positions = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *:not(details > ul, details > ul *, summary *)')].map((part) => part.getBoundingClientRect()),
    )
  const before = await positions()
  await bringToken(page)
  await openAlive(page, localPath('/brands'))
  await expect(menu(page).locator('summary')).toHaveText('Mona')
  expect(await positions()).toEqual(before)
})

test('an account of Google is offered no security, and shows the service in place of its email', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'small screens have the bar at the bottom')
  const { navigation, shell } = textsOf(language)
  await bringToken(page)
  await openAlive(page, localPath('/brands'))
  await menu(page).locator('summary').click()
  await expect(menu(page).getByRole('link', { name: navigation.account.dashboard })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: navigation.account.security })).toBeVisible()
  await page.route('**/api/user/me', async (route) => {
    const answer = await route.fetch()
    const { user } = await answer.json()
    await route.fulfill({ response: answer, json: { user: { ...user, provider: 'Google', firstName: '' } } })
  })
  await reloadAlive(page)
  await expect(menu(page).locator('summary')).toHaveText(navigation.account.label)
  await menu(page).locator('summary').click()
  await expect(menu(page).getByRole('link', { name: navigation.account.dashboard })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: navigation.account.security })).toBeHidden()
  await openAlive(page, localPath('/dashboard'))
  await expect(page.getByRole('main').getByText(language === 'en' ? 'Logged in With Google' : 'تم تسجيل الدخول عبر جوجل')).toBeVisible()
  await expect(page.getByRole('main').getByText(MEMBER)).toHaveCount(0)
  await openAlive(page, localPath('/dashboard/security'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.notFound.text)
})

test('signing out forgets the token, leads to the login page and says so; Back shows nothing private', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const token = await bringToken(page)
  await openAlive(page, localPath('/dashboard'))
  await expect(page.getByRole('main')).toContainText('member@diyafa.example')
  await signOut(page, isMobile, language)
  await expect(notice(page, textsOf(language).notices.signedOut)).toBeVisible()
  await expect(page).toHaveURL(localPath('/login'))
  expect(await storedToken(page)).toBeNull()
  const isStillGood = async () => (await page.request.get('/api/user/me', { headers: { authorization: token } })).status()
  await expect.poll(isStillGood).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${localPath('/login')}(\\?|$)`))
  await expect(page.getByText('member@diyafa.example')).toBeHidden()
})

test('other tabs follow signing in and out', async ({ page, context, localPath, language, isMobile }) => {
  await openAlive(page, localPath('/login'))
  const other = await context.newPage()
  await bringToken(other)
  await other.goto(localPath('/dashboard'))
  await expect(page).toHaveURL(localPath('/dashboard'))
  await expect(page.getByRole('main')).toContainText('member@diyafa.example')
  await signOut(other, isMobile, language)
  // The page says why and offers the way back.
  const query = new URLSearchParams({ next: localPath('/dashboard'), notice: 'signed-out-elsewhere' })
  await expect(page).toHaveURL(`${localPath('/login')}?${query}`)
  const told = textsOf(language).account.notices['signed-out-elsewhere']
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: told })).toBeVisible()
  await expect(page.getByText('member@diyafa.example')).toBeHidden()
})

test('a token that is over is renewed unseen, and no script sees what renews it', async ({ page, localPath, language, isMobile }) => {
  test.skip(isMobile, 'the same code')
  await openAlive(page, localPath('/login'))
  await fill(page, { email: MEMBER, password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  const first = await storedToken(page)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  let refusals = 1
  await page.route('**/api/wishlist*', async (route) => {
    refusals -= 1
    await (refusals < 0 ? route.fallback() : route.fulfill({ status: 401, json: { error: 'over', code: 'unauthorized' } }))
  })
  const renewed = page.waitForResponse('**/api/auth/refresh')
  await page
    .getByRole('link', { name: textsOf(language).dashboard.sections.wishlist })
    .first()
    .click()
  expect((await renewed).status()).toBe(200)
  await expect(page).toHaveURL(localPath('/dashboard/wishlist'))
  expect((await storedToken(page))?.slice(0, 150)).toBe(first?.slice(0, 150))
})
