import type { Locator } from '@playwright/test'
import { SECTIONS, type Section } from '#domain/dashboard.ts'
import { shop } from '#shop-config'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { shiftsOf } from '#tests/support/browser/shifts.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { forgetFiles } from '#tests/support/browser/tab.ts'
import { demoPerson, enterAs, entryOf, go, headingOf, menuOf, newPerson, TEXTS } from './dashboard-screen.ts'

test('a visitor is sent to the login page and comes back to the page they wanted', async ({ page, localPath, language }) => {
  const { email } = await newPerson(page)
  await page.goto(localPath('/dashboard/address'))
  await expect(page).toHaveURL(new RegExp(`${localPath('/login')}\\?next=${encodeURIComponent(localPath('/dashboard/address'))}`))
  // The address changes before the page does, and the foot of every page has a field of the same name.
  const form = page.getByRole('main')
  await form.getByLabel(TEXTS[language].fields.email).fill(email)
  await form.getByLabel(TEXTS[language].fields.password, { exact: true }).fill('diyafa-demo')
  await page.getByRole('button', { name: TEXTS[language].account.login.submit, exact: true }).click()
  await expect(page).toHaveURL(localPath('/dashboard/address'))
  await expect(headingOf(page)).toHaveText(TEXTS[language].dashboard.sections.address)
})

/** The specification's names; a link appears with its page. */
const LABELS = {
  admin: [
    'Account Details',
    'Account Security',
    'Address',
    'Products',
    'Categories',
    'Brand',
    'Users',
    'Merchants',
    'Orders',
    'Reviews',
    'WishList',
    'Support',
    'Desk',
    'Customers',
    'Offers',
    'Figures',
    'Archive',
    'Sheets',
    'Staff',
    'Settings',
    'Status',
  ],
  merchant: [
    'Account Details',
    'Account Security',
    'Address',
    'Brand',
    'Products',
    'Orders',
    'WishList',
    'Support',
    'Availability',
    'Sheets',
    'Figures',
  ],
  member: ['Account Details', 'Account Security', 'Address', 'Orders', 'WishList', 'Support'],
} as const

const sectionsOf = (role: keyof typeof LABELS): Section[] =>
  LABELS[role].flatMap((label) => (Object.keys(SECTIONS) as Section[]).filter((section) => TEXTS.en.dashboard.sections[section] === label))

const addressesOf = (menu: Locator) => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const role of ['admin', 'merchant'] as const) {
  test(`the menu of the ${role} has every page of theirs in its order, and each link leads where it says`, async ({
    page,
    localPath,
    language,
  }) => {
    const { dashboard, shell } = TEXTS[language]
    const sections = sectionsOf(role)
    await enterAs(page, await demoPerson(page, role), localPath('/dashboard'))
    await expect(page.getByText(dashboard.roles[role], { exact: true }).filter({ visible: true }).first()).toBeVisible()
    const menu = await menuOf(page, language)
    await expect(menu.getByRole('link')).toHaveText(sections.map((section) => entryOf(language, section)))
    expect(await addressesOf(menu)).toEqual(sections.map((section) => localPath(SECTIONS[section])))
    // Each page of the admin is looked at by the tests of the back office, and those of a member by their own tests.
    if (role !== 'merchant') return
    await page.keyboard.press('Escape')
    for (const section of [...sections].reverse()) {
      await go(page, language, section)
      await expect(page).toHaveURL(localPath(SECTIONS[section]))
      await expect(headingOf(page)).toBeVisible()
      await expect(headingOf(page)).not.toHaveText(shell.notFound.text)
    }
  })
}

test('the menu of a member has every page of theirs and says which is open; paths that no role has, or another one, are not found, without a hint that they exist', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, shell } = TEXTS[language]
  const paths = ['/dashboard/nothing', '/dashboard/address/nothing', '/dashboard/users/add', '/dashboard/security/more']
  for (const path of paths) expect((await page.request.get(localPath(path))).status()).toBe(404)
  await enterAs(page, await newPerson(page), localPath('/dashboard/nothing'))
  await expect(headingOf(page)).toHaveText(shell.notFound.text)
  await follow(page, localPath('/dashboard/address'))
  await expect(headingOf(page)).toHaveText(dashboard.sections.address)
  const menu = await menuOf(page, language)
  await expect(menu.getByRole('link')).toHaveText(sectionsOf('member').map((section) => entryOf(language, section)))
  expect(await addressesOf(menu)).toEqual(sectionsOf('member').map((section) => localPath(SECTIONS[section])))
  await expect(menu.locator('[aria-current="page"]')).toHaveText(dashboard.sections.address)
  await page.keyboard.press('Escape')
  for (const path of ['/dashboard/users', '/dashboard/product']) {
    await follow(page, localPath(path))
    await expect(headingOf(page)).toHaveText(shell.notFound.text)
    await expect(page.getByRole('table')).toHaveCount(0)
    await follow(page, localPath('/dashboard/address'))
    await expect(headingOf(page)).toHaveText(dashboard.sections.address)
  }
})

test('a merchant who is switched off sees only that, the number to call and the way out', async ({ page, localPath, language }) => {
  const { dashboard } = TEXTS[language]
  const person = await demoPerson(page, 'disabled-merchant')
  for (const path of ['/dashboard', '/dashboard/users']) {
    await enterAs(page, person, localPath(path))
    const main = page.getByRole('main')
    await expect(headingOf(page)).toHaveText(dashboard.disabled.title)
    await expect(main).toContainText(dashboard.disabled.text)
    await expect(main.getByRole('link')).toHaveCount(1)
    await expect(main.getByRole('link', { name: shop.phones[0].shown })).toHaveAttribute('href', `tel:${shop.phones[0].international}`)
  }
  if (language === 'en') {
    expect(dashboard.disabled.title).toBe('Unfortunately it seems your account has been disabled.')
    expect(dashboard.disabled.text).toBe('Please contact admin to request access again.')
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: dashboard.signOut }).click()
  await expect(page).toHaveURL(localPath('/login'))
})

test('signing out leads to the login page with its text, and Back shows nothing private', async ({ page, localPath, language }) => {
  const { email, token } = await newPerson(page)
  await enterAs(page, { email, token }, localPath('/dashboard'))
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible()
  const menu = await menuOf(page, language)
  await menu.getByRole('button', { name: TEXTS[language].dashboard.signOut }).click()
  await expect(page.getByText(TEXTS[language].notices.signedOut)).toBeVisible()
  await expect(page).toHaveURL(localPath('/login'))
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a refused token leads to the login page with its text', async ({ page, localPath, language }) => {
  await enterAs(page, { email: '', token: 'Bearer nobody' }, localPath('/dashboard/address'))
  await expect(page).toHaveURL(new RegExp(`${localPath('/login')}\\?next=`))
  await expect(page.getByRole('alert').filter({ hasText: TEXTS[language].notices.unauthorized })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('the language switch keeps the page of the account area; the menu of a phone is a sheet that Escape closes, with the focus given back', async ({
  page,
  localPath,
  language,
}) => {
  const other = language === 'en' ? 'ar' : 'en'
  const { dashboard } = TEXTS[other]
  await enterAs(page, await newPerson(page), localPath('/dashboard/address/add'))
  await page.getByLabel(TEXTS[language].fields.city, { exact: true }).fill('Giza')
  await page.getByRole('link', { name: TEXTS[language].shell.otherLanguage }).first().click()
  await expect(headingOf(page)).toHaveText(dashboard.addresses.add)
  await expect(page.getByLabel(TEXTS[other].fields.city, { exact: true })).toHaveValue('Giza')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('main').getByRole('button', { name: dashboard.menu })
  await button.click()
  const sheet = page.getByRole('dialog', { name: dashboard.menu })
  await expect(sheet).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})

test("a page of the account area does not move while it arrives, within the shop or in the back office, which has a bar of its own in place of the shop's frame and leads to the shop", async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard } = TEXTS[language]
  await forgetFiles(page)
  for (const person of [await newPerson(page), await demoPerson(page, 'admin')]) {
    // Signing in tells the browser which frame to expect; a token put there by hand does not, but the first page does.
    await enterAs(page, person, localPath('/dashboard'))
    for (const path of ['/dashboard', '/dashboard/security', '/dashboard/address/add']) {
      await openHydrated(page, localPath(path))
      expect(await shiftsOf(page), path).toBeLessThanOrEqual(0.02)
    }
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  // The bar is there before the page arrives.
  let letGo = () => undefined as undefined
  const held = new Promise<void>((resolve) => {
    letGo = () => void resolve()
  })
  await page.route('**/api/user/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(localPath('/dashboard'))
  await expect(page.locator('html')).toHaveAttribute('data-office', 'expected')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { name: dashboard.today })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: dashboard.backOffice.viewShop }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-office')
})
