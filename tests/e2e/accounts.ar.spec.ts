import { messageText } from '#i18n/messages.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { storedTokenOf } from '#tests/support/browser/stored-tokens.ts'
import { rest } from '#tests/support/browser/tab.ts'
import {
  bringToken,
  fill,
  freshEmail,
  linkInEmailTo,
  MEMBER,
  notice,
  PASSWORD,
  storedToken,
  submit,
  textsOf,
  writeTextsToConsole,
  writtenText,
} from './account-screen.ts'

const person = (email: string) => ({ email, phoneNumber: '٠١٠٠ ٠٠٠ ٠٠٠٠', firstName: 'Layla', lastName: 'Nile Ovens', password: PASSWORD })

test('signing up fits its fields to what is typed, keeps the form of a taken address, says what happened, signs in at once and leads to the dashboard', async ({
  page,
  localPath,
  language,
}) => {
  const { account } = textsOf(language)
  await openHydrated(page, localPath('/login'))
  await page.getByRole('main').getByRole('link', { name: account.login.register }).click()
  await expect(page).toHaveURL(localPath('/register'))
  await expect(page.getByRole('link', { name: account.backToLogin })).toHaveAttribute('href', localPath('/login'))
  await expect(page.getByLabel(account.register.lastName)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: account.register.subscribe })).not.toBeChecked()
  const name = page.locator('main [name=firstName]')
  await test.step("an empty field starts at the page's side, a name at that of its script", async () => {
    await expect(name).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
    await name.fill('Mona')
    await expect(name).toHaveCSS('direction', 'ltr')
    await name.fill('منى')
    await expect(name).toHaveCSS('direction', 'rtl')
  })
  await test.step('the eye of a password field stands beside the typed text, in either direction', async () => {
    const rooms = await page.locator('main input[type=password]').evaluate((input) => {
      const eye = input.parentElement?.querySelector('button')?.getBoundingClientRect()
      const box = input.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      const isAtLeft = (eye?.left ?? 0) < box.left + box.width / 2
      return {
        eye: eye?.width ?? 0,
        beside: Number.parseFloat(isAtLeft ? paddingLeft : paddingRight),
        other: Number.parseFloat(isAtLeft ? paddingRight : paddingLeft),
      }
    })
    expect(rooms.beside).toBeGreaterThanOrEqual(rooms.eye)
    expect(rooms.other).toBeLessThan(rooms.eye)
  })
  await fill(page, person(MEMBER))
  await submit(page).click()
  await expect(notice(page, account.register.failure)).toBeVisible()
  await expect(name).toHaveValue('Layla')
  await fill(page, { email: freshEmail() })
  await submit(page).click()
  const said =
    language === 'ar'
      ? 'تم إنشاء حسابك، وستصلك رسالة على بريدك الإلكتروني. شكرًا لك.'
      : 'You have signed up successfully! You will be receiving an email as well. Thank you!'
  await expect(notice(page, said)).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard'))
  expect(await storedToken(page)).toMatch(/^Bearer /)
})

test('a forgotten password: an email, a link that works once, a new password, and back at the login page each time', async ({
  page,
  localPath,
  language,
  shop,
}) => {
  const { account } = textsOf(language)
  const email = freshEmail()
  await page.request.post('/api/auth/register', { data: person(email), headers: { 'accept-language': language } })
  await openHydrated(page, localPath('/login'))
  await page.getByRole('link', { name: account.login.forgot }).click()
  await expect(page.getByRole('link', { name: account.backToLogin })).toBeVisible()
  await fill(page, { email })
  await submit(page).click()
  await expect(page).toHaveURL(`${localPath('/login')}?notice=link-sent`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(account.notices['link-sent'])

  const path = await linkInEmailTo(shop.dataDir, email, '/reset-password/')
  expect(path.startsWith(localPath('/reset-password/'))).toBe(true)
  await openHydrated(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.reset.title)
  await fill(page, { password: 'other-password', confirmPassword: 'something-else' })
  await submit(page).click()
  const mismatch = textsOf(language).fieldTexts['passwords-differ']
  await expect(page.getByLabel(textsOf(language).fields.confirmPassword)).toHaveAccessibleDescription(mismatch)
  await fill(page, { confirmPassword: 'other-password' })
  await submit(page).click()
  await expect(page).toHaveURL(`${localPath('/login')}?notice=password-changed`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(account.notices['password-changed'])
  await follow(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.reset.title)
  await fill(page, { password: 'other-password', confirmPassword: 'other-password' })
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: account.reset.failure })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: account.reset.askAgain }).click()
  await expect(page).toHaveURL(localPath('/forgot-password'))
  await page.getByRole('main').getByRole('link', { name: account.backToLogin }).click()
  await expect(page.locator('main [name=password]')).toBeVisible()
  await fill(page, { email, password: 'other-password' })
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
})

test('returning from another service signs in, and the token leaves the address at once', async ({ page, localPath, language }) => {
  const token = await storedTokenOf(page, MEMBER)
  // Only the header that authorizes a call may carry the token: no address, and no name of the page before.
  const told: string[] = []
  page.on('request', (request) => {
    const { authorization: _, ...headers } = request.headers()
    told.push(request.url() + JSON.stringify(headers))
  })
  const returnTo = localPath('/brands')
  await writeTextsToConsole(page)
  await rest(page)
  // The button that starts the sign-in leaves this word behind.
  await page.evaluate(() => sessionStorage.setItem('sign_in_word', 'w-1'))
  const greeted = writtenText(page, language === 'ar' ? 'أهلًا بعودتك' : 'Hey Mona, Welcome Back!')
  await page.goto(`${localPath('/auth/success')}#token=${encodeURIComponent(token)}&word=w-1&returnTo=${encodeURIComponent(returnTo)}`)
  await greeted
  await expect(page).toHaveURL(returnTo)
  expect(await storedToken(page)).toBe(token)
  const secret = token.replace('Bearer ', '')
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((each) => each.includes(secret))).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain('token=')
})

test("a planted link signs nobody in, because its token comes without this browser's secret, nor does a page without a token; both say so and lead on", async ({
  page,
  localPath,
  language,
}) => {
  const token = encodeURIComponent(await storedTokenOf(page, MEMBER))
  const said = textsOf(language).account.notices['sign-in-failed']
  await page.goto(`${localPath('/auth/success')}#token=${token}&word=guessed&returnTo=${localPath('/brands')}`)
  // The next attempt, by another way of signing in, still leads to the page that was asked for.
  const next = new URLSearchParams({ next: localPath('/brands') })
  await expect(page).toHaveURL(`${localPath('/login')}?${next}&notice=sign-in-failed`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(said)
  expect(await storedToken(page)).toBeNull()
  await follow(page, localPath('/auth/success'))
  await expect(page).toHaveURL(`${localPath('/login')}?notice=sign-in-failed`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(said)
  expect(await storedToken(page)).toBeNull()
})

test('the link of the first email proves the address, once its button is pressed', async ({ page, shop, localPath, language }) => {
  const { account, dashboard } = textsOf(language)
  const email = freshEmail()
  const form = { email, password: PASSWORD, firstName: 'Mona', lastName: 'Adel', phoneNumber: '01000000000' }
  const { token } = await (await page.request.post('/api/auth/register', { data: form })).json()
  await rest(page)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await openHydrated(page, localPath('/dashboard'))
  const reminder = page.getByRole('main').getByText(dashboard.email.unprovenTitle)
  await expect(reminder).toBeVisible()
  const [, ending = ''] = (await linkInEmailTo(shop.dataDir, email, '/prove-email/')).split('/prove-email/')
  await follow(page, localPath(`/prove-email/${ending}`))
  const prove = page.getByRole('main').getByRole('button', { name: account.prove.submit })
  await expect(prove).toBeEnabled()
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible(page)
  await prove.click()
  await page.getByRole('main').getByRole('link', { name: account.prove.toAccount }).click()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(reminder).toHaveCount(0)
  await follow(page, localPath(`/prove-email/${ending}`))
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: account.prove.before })).toBeVisible()
})

test('a person who is not signed in with the account confirms its address by signing in first, or with a new password', async ({
  page,
  shop,
  localPath,
  language,
}) => {
  const { account } = textsOf(language)
  const email = freshEmail()
  const form = { email, password: PASSWORD, firstName: 'Mona', lastName: 'Adel', phoneNumber: '01000000000' }
  await page.request.post('/api/auth/register', { data: form })
  const [, ending = ''] = (await linkInEmailTo(shop.dataDir, email, '/prove-email/')).split('/prove-email/')
  await openHydrated(page, localPath(`/prove-email/${ending}`))
  const main = page.getByRole('main')
  const next = new URLSearchParams({ next: localPath(`/prove-email/${ending}`) })
  await expect(main.getByRole('link', { name: account.prove.toLogin })).toHaveAttribute('href', `${localPath('/login')}?${next}`)
  await expectAccessible(page)
  await main.getByRole('button', { name: account.prove.choose }).click()
  await main.locator('[name=password]').fill(`${PASSWORD} again`)
  await main.locator('[name=confirmPassword]').fill(`${PASSWORD} again`)
  await main.getByRole('button', { name: account.prove.save }).click()
  await expect(main.getByRole('status')).toContainText(messageText('emailProvenPasswordChosen', language))
  await expect(main.getByRole('link', { name: account.backToLogin })).toBeVisible()
})

test('no link replaces an existing session, also not with a token of another account that this browser asked for', async ({
  page,
  localPath,
}) => {
  const foreign = encodeURIComponent(await storedTokenOf(page, 'merchant@diyafa.example'))
  const present = await bringToken(page)
  await page.evaluate(() => sessionStorage.setItem('sign_in_word', 'w-1'))
  await page.goto(`${localPath('/auth/success')}#token=${foreign}&word=w-1&returnTo=${encodeURIComponent(localPath('/brands'))}`)
  await expect(page).toHaveURL(localPath('/brands'))
  expect(await storedToken(page)).toBe(present)
  await follow(page, localPath('/login'))
  await expect(page).toHaveURL(localPath('/dashboard'))
  expect(await storedToken(page)).toBe(present)
})
