import { readFile } from 'node:fs/promises'
import * as arabicOwnData from '#i18n/ar/own-data.ts'
import * as englishOwnData from '#i18n/en/own-data.ts'
import { openAlive, reloadAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { choose, demoPerson, enterAs, go, headingOf, newPerson, noticeOf, PASSWORD, TEXTS } from './dashboard-screen.ts'

test('account details show the email and the role, and a saved name is in the header at once', async ({ page, localPath, language }) => {
  const { dashboard, fields } = TEXTS[language]
  const person = await newPerson(page)
  await enterAs(page, person, localPath('/dashboard'))
  const main = page.getByRole('main')
  const facts = main.getByRole('region', { name: dashboard.profile.facts })
  await expect(facts).toContainText(person.email)
  await expect(facts).toContainText(dashboard.roles.member)
  await expect(main.getByRole('region', { name: dashboard.sessions.title })).toContainText(dashboard.sessions.here)
  await main.getByLabel(fields.firstName).fill('Nadia')
  await main.getByLabel(fields.phoneNumber).fill('٠١٠٠ ٥٥٥ ٧٧٧٧')
  await main.getByRole('button', { name: dashboard.profile.save }).click()
  const saved = main.getByText(language === 'en' ? 'Your profile is successfully updated!' : 'تم حفظ بيانات حسابك.')
  await expect(saved).toBeVisible()
  await expect(main.getByLabel(fields.phoneNumber)).toHaveValue('0100 555 7777')
  if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(page.getByRole('banner')).toContainText('Nadia')
  // The notice stays as long as it is true.
  await main.getByLabel(fields.firstName).fill('Nadia K')
  await expect(saved).toHaveCount(0)
  await main.getByLabel(fields.firstName).fill('Nadia')
  await expect(saved).toBeVisible()
  await openAlive(page, localPath('/dashboard'))
  await expect(main.getByLabel(fields.firstName)).toHaveValue('Nadia')
})

test('a member who clears the first name is told that prices will be hidden, and afterwards why to add it', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, fields } = TEXTS[language]
  await enterAs(page, await newPerson(page), localPath('/dashboard'))
  const main = page.getByRole('main')
  await expect(main.getByText(dashboard.profile.namelessTitle)).toHaveCount(0)
  await main.getByLabel(fields.firstName).fill('')
  await expect(noticeOf(page, dashboard.profile.blankWarning)).toBeVisible()
  await main.getByRole('button', { name: dashboard.profile.save }).click()
  await expect(main.getByText(dashboard.profile.namelessTitle)).toBeVisible()
  await main.getByLabel(fields.firstName).fill('Salma')
  await main.getByRole('button', { name: dashboard.profile.save }).click()
  await expect(main.getByText(dashboard.profile.namelessTitle)).toHaveCount(0)
})

test('somebody without a first name is told what adding it changes', async ({ page, localPath, language }) => {
  await enterAs(page, await demoPerson(page, 'noname'), localPath('/dashboard'))
  await expect(page.getByRole('main').getByText(TEXTS[language].dashboard.profile.namelessTitle)).toBeVisible()
})

test('a merchant cannot go without a first name', async ({ page, localPath, language }) => {
  const { dashboard, fields } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'merchant'), localPath('/dashboard'))
  const main = page.getByRole('main')
  const firstName = main.getByLabel(fields.firstName)
  await firstName.fill('')
  await main.getByRole('button', { name: dashboard.profile.save }).click()
  await expect(firstName).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(language === 'en' ? 'First Name is required.' : 'يرجى إدخال الاسم الأول.')).toBeVisible()
  await expect(firstName).toBeFocused()
})

test('a new password that is too short is told by its own label, and a wrong old one marks its field and changes nothing', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, errors } = {
    ...TEXTS[language],
    errors: { en: 'Please enter your correct old password.', ar: 'كلمة المرور القديمة غير صحيحة.' },
  }
  await enterAs(page, await newPerson(page), localPath('/dashboard/security'))
  const main = page.getByRole('main')
  const old = main.getByLabel(dashboard.security.old, { exact: true })
  await old.fill('something-else')
  await main.getByLabel(dashboard.security.new, { exact: true }).fill('short')
  await main.getByRole('button', { name: dashboard.security.save }).click()
  if (language === 'en') await expect(main.getByText('New password must be at least 6 characters.')).toBeVisible()
  else await expect(main.getByText('كلمة المرور الجديدة عن 6', { exact: false })).toBeVisible()
  await main.getByLabel(dashboard.security.new, { exact: true }).fill('new-secret')
  await main.getByRole('button', { name: dashboard.security.save }).click()
  await expect(old).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(errors[language])).toBeVisible()
  await expect(old).toBeFocused()
  await expect(main.getByLabel(dashboard.security.new, { exact: true })).toHaveValue('new-secret')
})

test('a changed password signs out everywhere and is the one that signs in again', async ({ page, context, localPath, language }) => {
  const { dashboard, account, fields } = TEXTS[language]
  const person = await newPerson(page)
  await enterAs(page, person, localPath('/dashboard/security'))
  const other = await context.newPage()
  await openAlive(other, localPath('/dashboard'))
  const main = page.getByRole('main')
  await main.getByLabel(dashboard.security.old, { exact: true }).fill(PASSWORD)
  await main.getByLabel(dashboard.security.new, { exact: true }).fill('new-secret')
  await main.getByRole('button', { name: dashboard.security.save }).click()
  await expect(page).toHaveURL(new RegExp(localPath('/login')))
  await expect(main.getByText(account.notices['password-changed'])).toBeVisible()
  await expect(other).toHaveURL(new RegExp(localPath('/login')))
  expect((await page.request.get('/api/user/me', { headers: { authorization: person.token } })).status()).toBe(401)
  await main.getByLabel(fields.email).fill(person.email)
  await main.getByLabel(fields.password, { exact: true }).fill('new-secret')
  await main.getByRole('button', { name: account.login.submit, exact: true }).click()
  await expect(headingOf(page)).toHaveText(dashboard.sections.account)
})

test('leaving with unsaved changes asks first; staying keeps them, leaving drops them', async ({ page, localPath, language }) => {
  const { dashboard, fields } = TEXTS[language]
  await enterAs(page, await newPerson(page), localPath('/dashboard'))
  const lastName = page.getByRole('main').getByLabel(dashboard.profile.lastName)
  await lastName.fill('Another')
  await choose(page, language, 'address')
  const question = page.getByRole('dialog', { name: dashboard.leave.title })
  await question.getByRole('button', { name: dashboard.leave.stay }).click()
  await expect(question).toBeHidden()
  await expect(lastName).toHaveValue('Another')
  await page.keyboard.press('Escape')
  await choose(page, language, 'address')
  await question.getByRole('button', { name: dashboard.leave.leave }).click()
  await expect(headingOf(page)).toHaveText(dashboard.sections.address)
  await go(page, language, 'account')
  await expect(lastName).toHaveValue('Nile Bakery')
  await expect(page.getByRole('main').getByLabel(fields.firstName)).toHaveValue('Salma')
})

test('the browser asks before a page with unsaved changes is closed, and not once they are saved', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, fields } = TEXTS[language]
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await enterAs(page, await newPerson(page), localPath('/dashboard'))
  const main = page.getByRole('main')
  await main.getByLabel(fields.firstName).fill('Hoda')
  await reloadAlive(page)
  expect(asked).toEqual(['beforeunload'])
  await main.getByLabel(fields.firstName).fill('Hoda')
  await main.getByRole('button', { name: dashboard.profile.save }).click()
  await expect(page.getByText(language === 'en' ? 'Your profile is successfully updated!' : 'تم حفظ بيانات حسابك.')).toBeVisible()
  await reloadAlive(page)
  expect(asked).toEqual(['beforeunload'])
})

test('somebody takes their data along, and deletes the account with the password', async ({ page, localPath, language }) => {
  const { ownData } = language === 'ar' ? arabicOwnData : englishOwnData
  const person = await newPerson(page)
  await enterAs(page, person, localPath('/dashboard'))
  const card = page.getByRole('region', { name: ownData.title })
  const arriving = page.waitForEvent('download')
  await card.getByRole('button', { name: ownData.download }).click()
  expect(await readFile(await (await arriving).path(), 'utf8')).toContain(person.email)
  await card.getByRole('button', { name: ownData.delete.open }).click()
  const dialog = page.getByRole('dialog', { name: ownData.delete.title })
  await dialog.locator('input[type=password]').fill('not mine')
  await dialog.getByRole('button', { name: ownData.delete.act }).click()
  await expect(dialog.locator('input[type=password]')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.locator('input[type=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: ownData.delete.act }).click()
  await expect(page).toHaveURL(localPath('/'))
  const { email } = person
  expect((await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(400)
})
