import { openAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, fill, MEMBER, notice, PASSWORD, storedToken, submit, textsOf } from './account-screen.ts'

test('signing in greets by name, stores the token unchanged and leads to the dashboard', async ({ page, localPath, language }) => {
  await openAlive(page, localPath('/login'))
  await fill(page, { email: MEMBER, password: PASSWORD })
  await submit(page).click()
  await expect(notice(page, language === 'ar' ? 'أهلًا بعودتك يا' : 'Hey Mona, Welcome Back!')).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard'))
  expect(await storedToken(page)).toMatch(/^Bearer \S+$/)
})

test('signing in leads back to the page that asked for it, and Back does not lead to the login page again', async ({ page, localPath }) => {
  await openAlive(page, localPath('/'))
  await openAlive(page, `${localPath('/login')}?next=${encodeURIComponent('/shop?page=2')}`)
  await fill(page, { email: MEMBER, password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(`${localPath('/shop')}?page=2`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(localPath('/'))
})

test("fields report what is missing in the page's language, also after it changed", async ({ page, localPath, language }) => {
  const { account, fieldTexts } = textsOf(language)
  await openAlive(page, localPath('/login'))
  await submit(page).click()
  const email = page.getByRole('main').getByLabel(textsOf(language).fields.email)
  await expect(email).toHaveAccessibleDescription(language === 'ar' ? /البريد/ : 'Email is required.')
  await expect(email).toBeFocused()
  await fill(page, { email: 'nobody', password: '12345' })
  await submit(page).click()
  const words = page.getByRole('main').locator('form')
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
})

test('the message about wrong credentials has a title and stays until the next attempt, and so do the typed values', async ({
  page,
  localPath,
  language,
}) => {
  const { account } = textsOf(language)
  await openAlive(page, localPath('/login'))
  await fill(page, { email: MEMBER, password: 'not-this-one' })
  await submit(page).click()
  const said = page.getByRole('alert').filter({ hasText: account.login.failure })
  await expect(said).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(2)
  await expect(page.getByRole('main')).toContainText(language === 'en' ? 'The email or the password is wrong.' : 'كلمة المرور غير صحيحة')
  await expect(page.locator('main [name=email]')).toHaveValue(MEMBER)
  await expect(page.locator('main [name=password]')).toHaveValue('not-this-one')
  await fill(page, { password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  await expect(said).toBeHidden()
})

test('two clicks on a slow network sign in once, and the button shows that it is busy', async ({ page, localPath }) => {
  let calls = 0
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    calls += 1
    await gate.promise
    await route.continue()
  })
  await openAlive(page, localPath('/login'))
  await fill(page, { email: MEMBER, password: PASSWORD })
  await submit(page).dblclick()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await submit(page).press('Enter')
  gate.resolve()
  await expect(page).toHaveURL(localPath('/dashboard'))
  expect(calls).toBe(1)
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('the form keeps what was typed and says so', async ({ page, localPath, language }) => {
    await openAlive(page, localPath('/login'))
    await fill(page, { email: MEMBER, password: PASSWORD })
    await page.route('**/api/auth/login', (route) => route.abort())
    await submit(page).click()
    await expect(notice(page, textsOf(language).notices.failed)).toBeVisible()
    await expect(page.locator('main [name=password]')).toHaveValue(PASSWORD)
  })
})

test('somebody signed in finds no login page', async ({ page, localPath }) => {
  await bringToken(page)
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password/anything']) {
    await page.goto(localPath(path))
    await expect(page).toHaveURL(localPath('/dashboard'))
  }
})

test('somebody signed in sees no form before hydration', async ({ page, localPath }) => {
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

test('the other ways to sign in are navigations that know the language and the page to return to', async ({
  page,
  localPath,
  language,
}) => {
  await openAlive(page, `${localPath('/login')}?next=/brands`)
  const back = encodeURIComponent(localPath('/brands'))
  for (const service of ['google', 'facebook']) {
    const link = page.getByRole('main').locator(`a[href^="/api/auth/${service}"]`)
    await expect(link).toHaveAttribute('href', `/api/auth/${service}?language=${language}&returnTo=${back}`)
  }
  const register = page.getByRole('main').getByRole('link', { name: textsOf(language).account.login.register })
  await expect(register).toHaveAttribute('href', `${localPath('/register')}?next=${back}`)
})

test('a sign-in elsewhere that failed is explained on the page', async ({ page, localPath, language }) => {
  await openAlive(page, localPath('/login'))
  await page.getByRole('main').locator('a[href^="/api/auth/google"]').click()
  await expect(page).toHaveURL(`${localPath('/login')}?notice=social-not-configured`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(textsOf(language).account.notices['social-not-configured'])
  await openAlive(page, `${localPath('/login')}?notice=<b>unheard</b>`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('the pages for signing in are accessible, fit a narrow phone and are not for search engines', async ({ page, localPath, request }) => {
  const size = page.viewportSize()
  for (const path of [
    '/login',
    '/login?notice=social-cancelled',
    '/register',
    '/forgot-password',
    '/reset-password/abc',
    '/auth/success',
  ]) {
    const rendered = await request.get(localPath(path))
    expect(rendered.status()).toBe(200)
    expect(await rendered.text()).toContain('<meta name="robots" content="noindex"/>')
    await openAlive(page, localPath(path))
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    if (size !== null) await page.setViewportSize(size)
  }
})

test('a form cannot be sent before it works, and never into the address', async ({ browser, baseURL, localPath }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto(localPath('/login'))
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('method', 'post')
  await expect(page.getByRole('main').locator('noscript > div')).toBeVisible()
  await context.close()
})
