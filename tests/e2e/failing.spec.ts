import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, textsOf } from './account-screen.ts'
import { askAgain, bar, refuse, wordOf } from './failing-screen.ts'

test.use({ expectedComplaints: [/503|ERR_|Failed to fetch|Error loading route module|dynamically imported/] })

test('a public page stays readable when its prices fail to load', async ({ page, localPath, language }) => {
  await bringToken(page)
  await page.route('**/api/**', refuse)
  await page.goto(localPath('/shop'))
  await expect(bar(page, language)).toContainText(wordOf('prices', language))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await askAgain(page, language)
  await expect(bar(page, language)).toHaveCount(0)
})

test('a section that fails to load keeps the frame of the account area', async ({ page, localPath, language, isMobile }) => {
  const { dashboard, shell, wishlist } = textsOf(language)
  await bringToken(page)
  await page.route('**/api/**', refuse)
  await page.goto(localPath('/dashboard/wishlist'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.wishlist)
  await expect(main.getByRole('alert')).toContainText(shell.failure.text)
  if (!isMobile) await expect(main.getByRole('navigation').getByRole('link', { name: dashboard.sections.address })).toBeVisible()
  await page.unroute('**/api/**')
  await main.getByRole('button', { name: shell.failure.retry }).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(wishlist.title)
})
