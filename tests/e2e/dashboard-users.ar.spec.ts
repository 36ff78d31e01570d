import type { Page } from '@playwright/test'
import type { ListedUser } from '#contract/accounts.ts'
import { RECORDS_PER_PAGE } from '#domain/paging.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, type Person, TEXTS } from './dashboard-screen.ts'

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr')

async function usersOf(page: Page, { token }: Person, query = ''): Promise<{ users: ListedUser[]; count: number; totalPages: number }> {
  return (await page.request.get(`/api/user${query}`, { headers: { authorization: token } })).json()
}

test('an admin sees all accounts, twenty on a page, searches them, and is led back from where there are none', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const main = page.getByRole('main')
  const search = page.getByRole('searchbox', { name: dashboard.users.search })
  const pages = page.getByRole('navigation', { name: dashboard.users.pages })
  await enterAs(page, admin, localPath('/dashboard/users'))
  await expect(rowsOf(page)).toHaveCount(RECORDS_PER_PAGE)

  await test.step('Back returns to the page before', async () => {
    const [first] = (await usersOf(page, admin)).users
    if (first === undefined) throw new Error('The demo has nobody.')
    const row = rowsOf(page).first()
    for (const text of [first.email, first.phoneNumber, formatLongDate(first.created, language)]) await expect(row).toContainText(text)
    await pages.getByRole('link', { name: interpolate(dashboard.records.page, { page: 2 }) }).click()
    await expect(page).toHaveURL(localPath('/dashboard/users?page=2'))
    const second = (await usersOf(page, admin, '?page=2')).users
    await expect(row).toContainText(second[0]?.email ?? 'nobody')
    await page.goBack()
    await expect(page).toHaveURL(localPath('/dashboard/users'))
    await expect(row).toContainText(first.email)
  })

  await test.step('a page past the end says so and leads to the first one', async () => {
    const { pastEnd } = dashboard
    for (const list of ['users', 'product']) {
      await follow(page, localPath(`/dashboard/${list}?page=99`))
      await expect(page.getByRole('heading', { name: pastEnd.title })).toBeVisible()
      await page.getByRole('link', { name: pastEnd.first }).click()
      await expect(page).toHaveURL(localPath(`/dashboard/${list}`))
      await expect(page.getByRole('heading', { name: pastEnd.title })).toHaveCount(0)
    }
  })

  await test.step('a search for nobody says so and leads back to everybody', async () => {
    await follow(page, localPath('/dashboard/users?search=zzzzqqqq'))
    await expect(search).toHaveValue('zzzzqqqq')
    await expect(main.getByRole('heading', { name: language === 'en' ? 'No users found.' : 'لا يوجد مستخدمون.' })).toBeVisible()
    await expectAccessible(page, 'main')
    await main.getByRole('link', { name: dashboard.users.all }).click()
    await expect(rowsOf(page)).toHaveCount(RECORDS_PER_PAGE)
    await expect(search).toHaveValue('')
  })

  await test.step('a search hides the pages and is emptied by one press, with the focus kept', async () => {
    await follow(page, localPath('/dashboard/users?search=diyafa'))
    await expect(pages).toHaveCount(0)
    await expect(rowsOf(page).first()).toBeVisible()
    await main.getByRole('button', { name: dashboard.records.clear }).click()
    await expect(page).toHaveURL(localPath('/dashboard/users'))
    await expect(search).toBeFocused()
    await expect(pages).toBeVisible()
  })

  await test.step('a table of many columns scrolls by itself on tablets and small laptops, and the page does not', async () => {
    await follow(page, localPath('/dashboard/offers'))
    await expect(headingOf(page)).toHaveText(dashboard.sections.offers)
    await expect(rowsOf(page).first()).toBeVisible()
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})
