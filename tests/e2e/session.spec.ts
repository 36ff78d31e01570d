import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated, reloadHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, MEMBER, notice, storedToken, textsOf } from './account-screen.ts'

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

test("the header offers a visitor login and sign-up, and shows a signed-in person's name without moving anything; an account of Google is offered no security, and shows the service in place of its email", async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { navigation, shell } = textsOf(language)
  // The account's box keeps its size; only the arrow inside it follows the name.
  const positions = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *:not(details > ul, details > ul *, summary *)')].map((part) => part.getBoundingClientRect()),
    )
  await openHydrated(page, localPath('/brands'))
  const before = await positions()
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

  // Small screens have the bar at the bottom in place of the name.
  if (isMobile) return
  await bringToken(page)
  await openHydrated(page, localPath('/brands'))
  await expect(menu(page).locator('summary')).toHaveText('Mona')
  expect(await positions()).toEqual(before)
  await menu(page).locator('summary').click()
  await expect(menu(page).getByRole('link', { name: navigation.account.dashboard })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: navigation.account.security })).toBeVisible()

  await page.route('**/api/user/me', async (route) => {
    const answer = await route.fetch()
    const { user } = await answer.json()
    await route.fulfill({ response: answer, json: { user: { ...user, provider: 'Google', firstName: '' } } })
  })
  await reloadHydrated(page)
  await expect(menu(page).locator('summary')).toHaveText(navigation.account.label)
  await menu(page).locator('summary').click()
  await expect(menu(page).getByRole('link', { name: navigation.account.security })).toBeHidden()
  await menu(page).getByRole('link', { name: navigation.account.dashboard }).click()
  await expect(page.getByRole('main').getByText(language === 'en' ? 'Logged in With Google' : 'تم تسجيل الدخول عبر جوجل')).toBeVisible()
  await expect(page.getByRole('main').getByText(MEMBER)).toHaveCount(0)
})

test("the footer leads to members' pages, and a visitor is asked to sign in before them, as before an order", async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { navigation, shell } = textsOf(language)
  const login = (next: string) => `${localPath('/login')}?${new URLSearchParams({ next: localPath(next) })}`
  await openHydrated(page, localPath('/order/some-order'))
  await expect(page).toHaveURL(login('/order/some-order'))
  const footer = page.locator('footer').last()
  for (const path of ['/contact', '/dashboard', '/dashboard/security']) {
    await expect(footer.locator(`a[href="${localPath(path)}"]`)).toHaveCount(1)
  }
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    await expect(page.getByRole('banner').getByRole('link', { name: navigation.account.wishlist })).toBeVisible()
  for (const [name, path] of [
    [navigation.account.wishlist, '/dashboard/wishlist'],
    [shell.footer.chat, '/support'],
  ] as const) {
    const way = footer.getByRole('link', { name })
    if (isMobile && !(await way.isVisible()))
      await footer
        .locator('details', { has: page.locator(`a[href="${localPath(path)}"]`) })
        .locator('summary')
        .click()
    await way.click()
    await expect(page).toHaveURL(login(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language).account.login.title)
  }
})

test('signing out forgets the token, leads to the login page and says so; other tabs follow it as they follow signing in, and Back shows nothing private', async ({
  page,
  context,
  localPath,
  language,
  isMobile,
}) => {
  await openHydrated(page, localPath('/login'))
  const other = await context.newPage()
  const token = await bringToken(other)
  await openHydrated(other, localPath('/dashboard'))
  await expect(page).toHaveURL(localPath('/dashboard'))
  for (const tab of [page, other]) await expect(tab.getByRole('main')).toContainText(MEMBER)
  await signOut(other, isMobile, language)
  await expect(notice(other, textsOf(language).notices.signedOut)).toBeVisible()
  await expect(other).toHaveURL(localPath('/login'))
  expect(await storedToken(other)).toBeNull()
  const isStillGood = async () => (await page.request.get('/api/user/me', { headers: { authorization: token } })).status()
  await expect.poll(isStillGood).toBe(401)
  await other.goBack()
  await expect(other).toHaveURL(new RegExp(`${localPath('/login')}(\\?|$)`))
  await expect(other.getByText(MEMBER)).toBeHidden()

  // The other page says why and offers the way back.
  const query = new URLSearchParams({ next: localPath('/dashboard'), notice: 'signed-out-elsewhere' })
  await expect(page).toHaveURL(`${localPath('/login')}?${query}`)
  const told = textsOf(language).account.notices['signed-out-elsewhere']
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: told })).toBeVisible()
  await expect(page.getByText(MEMBER)).toBeHidden()
})
