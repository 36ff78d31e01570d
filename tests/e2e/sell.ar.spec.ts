import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, fill, freshEmail, linkInEmailTo, MEMBER, PASSWORD, submit, textsOf } from './account-screen.ts'
import { applyFor, decide } from './merchant-screen.ts'
import { watchShifts } from './product-screen.ts'

const BUSINESS = 'Builds stone ovens in Sadat City since 1998.'

test('the header, the footer and the menu of small screens lead to the page for sellers, whose form is filled in for a signed-in person', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { navigation, sell, shell } = textsOf(language)
  await bringToken(page)
  await openHydrated(page, localPath('/sell'))
  await expect(page.locator('main [name=email]')).toHaveValue(MEMBER)
  await expect(page.locator('main [name=name]')).toHaveValue('Mona Adel')
  await expect(page.locator('main [name=phoneNumber]')).not.toHaveValue('')

  if (isMobile) await page.getByRole('contentinfo').locator('summary').first().click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: navigation.sell })).toHaveAttribute('href', localPath('/sell'))
  await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.contactUs, exact: true }).click()
  await expect(page).toHaveURL(localPath('/contact'))
  if (isMobile) {
    await page.getByRole('button', { name: shell.bar.menu }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: navigation.sell }).click()
  } else {
    await page.getByRole('navigation', { name: navigation.label }).getByRole('link', { name: navigation.sell }).click()
  }
  await expect(page).toHaveURL(localPath('/sell'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sell.title)
})

test('the page does not move while it loads, is accessible and fits a narrow phone; an application is accepted, and the page says what comes next in place of the form', async ({
  page,
  localPath,
  language,
}) => {
  const { sell } = textsOf(language)
  const moved = await watchShifts(page)
  await openHydrated(page, localPath('/sell'))
  expect(await moved()).toBeLessThan(0.02)
  await expectAccessible(page)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size !== null) await page.setViewportSize(size)

  await fill(page, { name: 'Nour Adly', email: freshEmail(), phoneNumber: '٠١٠٠ ٢٢٢ ٣٣٣٣', brandName: 'Nour Ovens', business: BUSINESS })
  await submit(page).click()
  const said = page.getByRole('heading', { name: sell.sentTitle })
  await expect(said).toBeFocused()
  await expect(page.getByRole('main')).toContainText('0100 222 3333')
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  await expectAccessible(page)
})

test("the link of an approval leads to an account with its address filled in, ends an earlier session, so that it is not taken for the new merchant's, then leads to signing in, and works once", async ({
  page,
  localPath,
  language,
  shop,
}) => {
  const { merchants, account } = textsOf(language)
  const email = freshEmail()
  const id = await applyFor(page, { email }, language)
  await decide(page, 'approve', id)
  const path = `${await linkInEmailTo(shop.dataDir, email, '/merchant-signup/')}?email=${encodeURIComponent(email)}`
  expect(path.startsWith(localPath('/merchant-signup/'))).toBe(true)
  await bringToken(page)
  await openHydrated(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchants.signup.title)
  const field = page.locator('main [name=email]')
  await expect(field).toHaveValue(email)
  await expect(field).toHaveAttribute('readonly', '')
  await expectAccessible(page)
  await submit(page).click()
  await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(3)
  await fill(page, { firstName: 'Nour', lastName: 'Adly', password: PASSWORD })
  await expect(submit(page)).toHaveText(merchants.signup.submit)
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(`${localPath('/login')}\\?`))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(account.notices['merchant-signed-up'])

  await openHydrated(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchants.signup.deadTitle)
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  const way = page.getByRole('main').getByRole('link', { name: merchants.signup.login })
  await expect(way).toHaveAttribute('href', localPath('/login'))
  await expectAccessible(page)
  await way.click()
  await fill(page, { email, password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  await expect(page.getByRole('main')).toContainText(email)
})
