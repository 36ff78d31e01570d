import type { Page } from '@playwright/test'
import type { ListedUser } from '#contract/accounts.ts'
import { RECORDS_PER_PAGE } from '#domain/paging.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, type Person, TEXTS } from './dashboard-screen.ts'

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr')

async function usersOf(page: Page, { token }: Person, query = ''): Promise<{ users: ListedUser[]; count: number; totalPages: number }> {
  return (await page.request.get(`/api/user${query}`, { headers: { authorization: token } })).json()
}

test('an admin sees all accounts, twenty on a page, and Back returns to the page before', async ({ page, localPath, language }) => {
  const { dashboard } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  await enterAs(page, admin, localPath('/dashboard/users'))
  await expect(rowsOf(page)).toHaveCount(RECORDS_PER_PAGE)
  const [first] = (await usersOf(page, admin)).users
  if (first === undefined) throw new Error('The demo has nobody.')
  const row = rowsOf(page).first()
  for (const text of [first.email, first.phoneNumber, formatLongDate(first.created, language)]) await expect(row).toContainText(text)
  const pages = page.getByRole('navigation', { name: dashboard.users.pages })
  await pages.getByRole('link', { name: interpolate(dashboard.records.page, { page: 2 }) }).click()
  await expect(page).toHaveURL(localPath('/dashboard/users?page=2'))
  const second = (await usersOf(page, admin, '?page=2')).users
  await expect(rowsOf(page).first()).toContainText(second[0]?.email ?? 'nobody')
  await page.goBack()
  await expect(page).toHaveURL(localPath('/dashboard/users'))
  await expect(rowsOf(page).first()).toContainText(first.email)
})

test('a page past the end says so and leads to the first one', async ({ page, localPath, language }) => {
  const { pastEnd } = TEXTS[language].dashboard
  for (const list of ['users', 'product']) {
    await enterAs(page, await demoPerson(page, 'admin'), localPath(`/dashboard/${list}?page=99`))
    await expect(page.getByRole('heading', { name: pastEnd.title })).toBeVisible()
    await page.getByRole('link', { name: pastEnd.first }).click()
    await expect(page).toHaveURL(localPath(`/dashboard/${list}`))
    await expect(page.getByRole('heading', { name: pastEnd.title })).toHaveCount(0)
  }
})

test('a search for nobody says so and leads back to everybody', async ({ page, localPath, language }) => {
  const { dashboard } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/users?search=zzzzqqqq'))
  const main = page.getByRole('main')
  await expect(page.getByRole('searchbox', { name: dashboard.users.search })).toHaveValue('zzzzqqqq')
  await expect(main.getByRole('heading', { name: language === 'en' ? 'No users found.' : 'لا يوجد مستخدمون.' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: dashboard.users.all }).click()
  await expect(rowsOf(page)).toHaveCount(RECORDS_PER_PAGE)
  await expect(page.getByRole('searchbox', { name: dashboard.users.search })).toHaveValue('')
})

test('a search hides the pages and is emptied by one press, with the focus kept', async ({ page, localPath, language }) => {
  const { dashboard } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/users?search=diyafa'))
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: dashboard.users.pages })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: dashboard.records.clear }).click()
  await expect(page).toHaveURL(localPath('/dashboard/users'))
  await expect(page.getByRole('searchbox', { name: dashboard.users.search })).toBeFocused()
  await expect(page.getByRole('navigation', { name: dashboard.users.pages })).toBeVisible()
})

test('a table of many columns scrolls by itself on tablets and small laptops, and the page does not', async ({ page, localPath }) => {
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/offers'))
  await expect(rowsOf(page).first()).toBeVisible()
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
