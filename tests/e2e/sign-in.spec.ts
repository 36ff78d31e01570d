import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import {
  bringToken,
  fill,
  MEMBER,
  notice,
  PASSWORD,
  storedToken,
  submit,
  textsOf,
  writeTextsToConsole,
  writtenText,
} from './account-screen.ts'
import { go } from './dashboard-screen.ts'

test('signing in greets by name and leads to the dashboard; the token is stored unchanged and renewed unseen, and no script sees what renews it', async ({
  page,
  localPath,
  language,
}) => {
  await writeTextsToConsole(page)
  await openHydrated(page, localPath('/login'))
  await fill(page, { email: MEMBER, password: PASSWORD })
  const greeted = writtenText(page, language === 'ar' ? 'أهلًا بعودتك يا' : 'Hey Mona, Welcome Back!')
  await submit(page).click()
  await greeted
  await expect(page).toHaveURL(localPath('/dashboard'))
  const first = await storedToken(page)
  expect(first).toMatch(/^Bearer \S+$/)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  let refusals = 1
  await page.route('**/api/wishlist*', async (route) => {
    refusals -= 1
    await (refusals < 0 ? route.fallback() : route.fulfill({ status: 401, json: { error: 'over', code: 'unauthorized' } }))
  })
  const renewed = page.waitForResponse('**/api/auth/refresh')
  await go(page, language, 'wishlist')
  expect((await renewed).status()).toBe(200)
  await expect(page).toHaveURL(localPath('/dashboard/wishlist'))
  expect((await storedToken(page))?.slice(0, 150)).toBe(first?.slice(0, 150))
})

test.describe('with a network that fails', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a sign-in that fails says why and leaves what was typed; two clicks sign in once and lead to the page that asked, and Back not to the form', async ({
    page,
    localPath,
    language,
  }) => {
    const { account, notices } = textsOf(language)
    await page.goto('/robots.txt')
    await openHydrated(page, `${localPath('/login')}?next=${encodeURIComponent('/shop?page=2')}`)
    const password = page.locator('main [name=password]')
    await test.step('without a network', async () => {
      await page.route('**/api/auth/login', (route) => route.abort())
      await fill(page, { email: MEMBER, password: PASSWORD })
      await submit(page).click()
      await expect(notice(page, notices.failed)).toBeVisible()
      await expect(password).toHaveValue(PASSWORD)
      await page.unroute('**/api/auth/login')
    })

    const said = page.getByRole('alert').filter({ hasText: account.login.failure })
    await test.step('with a wrong password', async () => {
      await fill(page, { password: 'not-this-one' })
      await submit(page).click()
      await expect(said).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(2)
      await expect(page.getByRole('main')).toContainText(
        language === 'en' ? 'The email or the password is wrong.' : 'كلمة المرور غير صحيحة',
      )
      await expect(page.locator('main [name=email]')).toHaveValue(MEMBER)
      await expect(password).toHaveValue('not-this-one')
    })

    let calls = 0
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      calls += 1
      await gate.promise
      await route.continue()
    })
    await fill(page, { password: PASSWORD })
    await submit(page).dblclick()
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
    await submit(page).press('Enter')
    gate.resolve()
    await expect(page).toHaveURL(`${localPath('/shop')}?page=2`)
    expect(calls).toBe(1)
    await expect(said).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })
})

test("fields report what is missing in the page's language, also after it changed; other ways to sign in know both the language and the page to return to, and one that fails is explained", async ({
  page,
  localPath,
  language,
}) => {
  const { account, fieldTexts } = textsOf(language)
  const main = page.getByRole('main')
  await openHydrated(page, `${localPath('/login')}?next=/brands`)
  const back = encodeURIComponent(localPath('/brands'))
  for (const service of ['google', 'facebook']) {
    await expect(main.locator(`a[href^="/api/auth/${service}"]`)).toHaveAttribute(
      'href',
      `/api/auth/${service}?language=${language}&returnTo=${back}`,
    )
  }
  const register = main.getByRole('link', { name: account.login.register })
  await expect(register).toHaveAttribute('href', `${localPath('/register')}?next=${back}`)

  await submit(page).click()
  const email = main.getByLabel(textsOf(language).fields.email)
  await expect(email).toHaveAccessibleDescription(language === 'ar' ? /البريد/ : 'Email is required.')
  await expect(email).toBeFocused()
  await fill(page, { email: 'nobody', password: '12345' })
  await submit(page).click()
  const words = main.locator('form')
  if (language === 'en') {
    await expect(words).toContainText('Email format is invalid.')
    await expect(words).toContainText('Password must be at least 6 characters.')
  }
  expect(fieldTexts.format).not.toBe('')
  await expectAccessible(page)
  const other = textsOf(language === 'en' ? 'ar' : 'en')
  await page.getByRole('banner').locator('a[hreflang]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.account.login.title)
  await expect(page.locator('[name=email]').first()).toHaveValue('nobody')
  await expect(words).toContainText(language === 'en' ? 'صيغة' : 'Email format is invalid.')
  expect(account.login.title).not.toBe(other.account.login.title)

  await main.locator('a[href^="/api/auth/google"]').click()
  await expect(page).toHaveURL(/[?&]notice=social-not-configured$/)
  await expect(main.getByRole('alert')).toHaveText(other.account.notices['social-not-configured'])
})

test('somebody signed in finds no login page, and sees no form before hydration', async ({ page, localPath }) => {
  await bringToken(page)
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(localPath('/login'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toBeHidden()
  script.resolve()
  await expect(page).toHaveURL(localPath('/dashboard'))
})

test('the pages for signing in are accessible and fit a narrow phone', async ({ page, localPath, language }) => {
  const { account } = textsOf(language)
  const main = page.getByRole('main')
  const size = page.viewportSize()
  const look = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(320)
    if (size !== null) await page.setViewportSize(size)
  }
  await openHydrated(page, `${localPath('/login')}?notice=social-cancelled`)
  await look(account.login.title)
  await main.getByRole('link', { name: account.login.register }).click()
  await look(account.register.title)
  await main.getByRole('link', { name: account.backToLogin }).click()
  await main.getByRole('link', { name: account.login.forgot }).click()
  await look(account.forgot.title)
  await openHydrated(page, localPath('/reset-password/abc'))
  await look(account.reset.title)
  // Nobody has come back from another service here, so that the login page says that it did not work.
  await openHydrated(page, localPath('/auth/success'))
  await look(account.login.title)
})
