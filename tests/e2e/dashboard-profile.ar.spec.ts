import { readFile } from 'node:fs/promises'
import * as arabicOwnData from '#i18n/ar/own-data.ts'
import { ownRecord as arabicRecord } from '#i18n/ar/own-record.ts'
import * as englishOwnData from '#i18n/en/own-data.ts'
import { ownRecord as englishRecord } from '#i18n/en/own-record.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated, reloadHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { choose, enterAs, go, headingOf, newPerson, noticeOf, PASSWORD, TEXTS } from './dashboard-screen.ts'

test('account details show the email and the role; a name is saved, missed where prices need it, and asked about before it is lost', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, fields } = TEXTS[language]
  const person = await newPerson(page)
  const main = page.getByRole('main')
  const firstName = main.getByLabel(fields.firstName)
  const save = main.getByRole('button', { name: dashboard.profile.save })
  const nameless = main.getByText(dashboard.profile.namelessTitle)
  await enterAs(page, person, localPath('/dashboard'))
  const facts = main.getByRole('region', { name: dashboard.profile.facts })
  await expect(facts).toContainText(person.email)
  await expect(facts).toContainText(dashboard.roles.member)
  await expect(main.getByRole('region', { name: dashboard.sessions.title })).toContainText(dashboard.sessions.here)

  await test.step('leaving with unsaved changes asks first; staying keeps them, leaving drops them', async () => {
    const lastName = main.getByLabel(dashboard.profile.lastName)
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
    await expect(firstName).toHaveValue('Salma')
  })

  await test.step('a saved name is in the header at once, and the notice stays as long as it is true', async () => {
    await firstName.fill('Nadia')
    await main.getByLabel(fields.phoneNumber).fill('٠١٠٠ ٥٥٥ ٧٧٧٧')
    await save.click()
    const saved = main.getByText(language === 'en' ? 'Your profile is successfully updated!' : 'تم حفظ بيانات حسابك.')
    await expect(saved).toBeVisible()
    await expect(main.getByLabel(fields.phoneNumber)).toHaveValue('0100 555 7777')
    if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(page.getByRole('banner')).toContainText('Nadia')
    await firstName.fill('Nadia K')
    await expect(saved).toHaveCount(0)
    await firstName.fill('Nadia')
    await expect(saved).toBeVisible()
  })

  await test.step('a member who clears it is told that prices will be hidden, and afterwards why to add it', async () => {
    await expect(nameless).toHaveCount(0)
    await firstName.fill('')
    await expect(noticeOf(page, dashboard.profile.blankWarning)).toBeVisible()
    await save.click()
    await expect(nameless).toBeVisible()
    await openHydrated(page, localPath('/dashboard'))
    await expect(nameless).toBeVisible()
    await expect(main.getByLabel(fields.phoneNumber)).toHaveValue('0100 555 7777')
    await firstName.fill('Salma')
    await save.click()
    await expect(nameless).toHaveCount(0)
  })
})

test('a password that is too short or not the old one is told at its field; a changed one signs out everywhere and signs in again', async ({
  page,
  context,
  localPath,
  language,
}) => {
  const { dashboard, account, fields } = TEXTS[language]
  const wrong = { en: 'Please enter your correct old password.', ar: 'كلمة المرور القديمة غير صحيحة.' }
  const person = await newPerson(page)
  await enterAs(page, person, localPath('/dashboard/security'))
  const main = page.getByRole('main')
  const old = main.getByLabel(dashboard.security.old, { exact: true })
  const fresh = main.getByLabel(dashboard.security.new, { exact: true })
  const save = main.getByRole('button', { name: dashboard.security.save })
  await old.fill('something-else')
  await fresh.fill('short')
  await save.click()
  if (language === 'en') await expect(main.getByText('New password must be at least 6 characters.')).toBeVisible()
  else await expect(main.getByText('كلمة المرور الجديدة عن 6', { exact: false })).toBeVisible()
  await fresh.fill('new-secret')
  await save.click()
  await expect(old).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(wrong[language])).toBeVisible()
  await expect(old).toBeFocused()
  await expect(fresh).toHaveValue('new-secret')

  const other = await context.newPage()
  await openHydrated(other, localPath('/dashboard'))
  await old.fill(PASSWORD)
  await save.click()
  await expect(page).toHaveURL(new RegExp(localPath('/login')))
  await expect(main.getByText(account.notices['password-changed'])).toBeVisible()
  await expect(other).toHaveURL(new RegExp(localPath('/login')))
  expect((await page.request.get('/api/user/me', { headers: { authorization: person.token } })).status()).toBe(401)
  await main.getByLabel(fields.email).fill(person.email)
  await main.getByLabel(fields.password, { exact: true }).fill('new-secret')
  await main.getByRole('button', { name: account.login.submit, exact: true }).click()
  await expect(headingOf(page)).toHaveText(dashboard.sections.account)
})

test('the browser asks before a page with unsaved changes is closed, and not once they are saved; somebody takes their data along, and deletes the account', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, fields } = TEXTS[language]
  const { ownData } = language === 'ar' ? arabicOwnData : englishOwnData
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const person = await newPerson(page)
  await enterAs(page, person, localPath('/dashboard'))
  const main = page.getByRole('main')
  await main.getByLabel(fields.firstName).fill('Hoda')
  await reloadHydrated(page)
  expect(asked).toEqual(['beforeunload'])
  const asksBeforeLeaving = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await main.getByLabel(fields.firstName).fill('Hoda')
  expect(await asksBeforeLeaving()).toBe(true)
  await main.getByRole('button', { name: dashboard.profile.save }).click()
  await expect(page.getByText(language === 'en' ? 'Your profile is successfully updated!' : 'تم حفظ بيانات حسابك.')).toBeVisible()
  expect(await asksBeforeLeaving()).toBe(false)

  await test.step('everything that is stored is read on a page of its own, from which it is taken along too', async () => {
    const record = language === 'ar' ? arabicRecord : englishRecord
    await page.getByRole('region', { name: ownData.title }).getByRole('link', { name: ownData.read }).click()
    await expect(headingOf(page)).toHaveText(ownData.title)
    const stored = main.getByRole('definition')
    await expect(stored.filter({ hasText: person.email })).toBeVisible()
    await expect(stored.filter({ hasText: record.values.provider.Email })).toBeVisible()
    await expect(main.getByText(record.fields.lastSeen)).toHaveCount(0)
    await main.getByRole('heading', { name: record.parts.sessions }).click()
    await expect(main.getByText(record.fields.lastSeen)).toBeVisible()
    // Nobody has asked for anything yet.
    await expect(main.getByRole('heading', { name: record.parts.requests })).toHaveCount(0)
    await expect(main.getByText(record.parts.requests)).toBeVisible()
    await expectAccessible(page, 'main')
    const arriving = page.waitForEvent('download')
    await main.getByRole('button', { name: ownData.download }).click()
    expect(await readFile(await (await arriving).path(), 'utf8')).toContain(person.email)
    await page.goBack()
  })

  await test.step('data are taken along, and the account is deleted with the password', async () => {
    const card = page.getByRole('region', { name: ownData.title })
    const arriving = page.waitForEvent('download')
    await card.getByRole('button', { name: ownData.download }).click()
    expect(await readFile(await (await arriving).path(), 'utf8')).toContain(person.email)
    await card.getByRole('button', { name: ownData.delete.open }).click()
    const dialog = page.getByRole('dialog', { name: ownData.delete.title })
    await dialog.locator('input[type=password]').fill('not mine')
    await dialog.getByRole('button', { name: ownData.delete.act }).click()
    await expect(dialog.locator('input[type=password]')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'dialog[open]')
    await dialog.locator('input[type=password]').fill(PASSWORD)
    await dialog.getByRole('button', { name: ownData.delete.act }).click()
    await expect(page).toHaveURL(localPath('/'))
    const { email } = person
    expect((await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(400)
  })
})
