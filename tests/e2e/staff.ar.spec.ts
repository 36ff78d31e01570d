import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import * as arabicAreas from '#i18n/ar/areas.ts'
import * as arabicCodes from '#i18n/ar/codes.ts'
import * as englishAreas from '#i18n/en/areas.ts'
import * as englishCodes from '#i18n/en/codes.ts'
import { totpCode } from '#server/platform/codes/totp.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { fill, freshEmail, linkInEmailTo, PASSWORD, submit } from './account-screen.ts'
import { choose, demoPerson, enterAs, entryOf, go, menuOf, TEXTS } from './dashboard-screen.ts'

const STEP_MS = 30_000
/** A code of the step before holds for the rest of the present one. */
async function withTimeLeft(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < STEP_MS / 3) await pause(left)
}

/** The shop takes the codes of the step before and after its own; each is taken once. */
const codeOfStep = (secret: string, aside: number) => totpCode(secret, Math.floor(Date.now() / STEP_MS) + aside)

async function signIn(page: Page, localPath: (path: string) => string, email: string): Promise<void> {
  await openHydrated(page, localPath('/login'))
  await fill(page, { email, password: PASSWORD })
  await submit(page).click()
}

test('a colleague is invited, sees the pages of their areas, signs other devices out, and signs in with a code and a recovery code', async ({
  page,
  newVisitor,
  shop,
  localPath,
  language,
}) => {
  const { dashboard, staff } = TEXTS[language]
  const { areas } = language === 'ar' ? arabicAreas : englishAreas
  const { codes } = language === 'ar' ? arabicCodes : englishCodes
  const email = freshEmail()
  const main = page.getByRole('main')

  const admin = await (await newVisitor()).newPage()
  await enterAs(admin, await demoPerson(admin, 'admin'), localPath('/dashboard/staff'))
  await admin.getByRole('button', { name: staff.invite.open }).click()
  const invite = admin.getByRole('dialog', { name: staff.invite.title })
  const emailOfColleague = invite.getByRole('textbox', { name: staff.invite.email })
  await emailOfColleague.fill('nope')
  await invite.getByRole('button', { name: staff.invite.send }).click()
  for (const mistake of [staff.invite.wrongEmail, staff.invite.noArea]) await expect(invite.getByText(mistake)).toBeVisible()
  await expect(emailOfColleague).toBeFocused()
  await emailOfColleague.fill(email)
  await invite.getByRole('checkbox', { name: areas.names.catalogue }).check()
  await expectAccessible(admin, '[role=dialog], dialog')
  await invite.getByRole('button', { name: staff.invite.send }).click()
  await expect(invite).toHaveCount(0)
  await expect(admin.getByRole('listitem').filter({ hasText: email })).toContainText(areas.names.catalogue)

  await openHydrated(page, await linkInEmailTo(shop.dataDir, email, '/join-staff/'))
  await expect(main).toContainText(areas.names.catalogue)
  await expectAccessible(page)
  await fill(page, { firstName: 'Hoda', lastName: 'Samir', password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(localPath('/login')))
  // The colleague is signed in elsewhere too, and ends that below.
  expect((await admin.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(200)
  await fill(page, { email, password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  const menu = await menuOf(page, language)
  await expect(menu.getByRole('link', { name: entryOf(language, 'products') })).toBeVisible()
  await expect(menu.getByRole('link', { name: entryOf(language, 'staff') })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const sessions = main.getByRole('region', { name: dashboard.sessions.title })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: dashboard.sessions.endOthers }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions).toContainText(dashboard.sessions.here)

  await go(page, language, 'security')
  const factor = main.getByRole('region', { name: codes.title })
  await factor.getByRole('button', { name: codes.setUp }).click()
  await factor.getByLabel(codes.password, { exact: true }).fill(PASSWORD)
  await factor.getByRole('button', { name: codes.begin }).click()
  await expect(factor.getByRole('img', { name: codes.steps.picture })).toBeVisible()
  await expectAccessible(page)
  const secret = (await factor.getByText(/^(?:[A-Z2-7]{4} ){4,}[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '')
  await withTimeLeft()
  await factor.getByRole('textbox', { name: codes.label }).fill(codeOfStep(secret, -1))
  await factor.getByRole('button', { name: codes.confirm }).click()
  const recovery = main.getByRole('region', { name: codes.recovery.title })
  await expect(recovery.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const once = await recovery.getByRole('listitem').first().innerText()
  await choose(page, language, 'products')
  const question = page.getByRole('dialog', { name: codes.recovery.leave.title })
  await question.getByRole('button', { name: codes.recovery.leave.stay }).click()
  await expect(question).toBeHidden()
  // The menu of a phone closes with the question, and the codes can be reached.
  await recovery.getByRole('button', { name: codes.recovery.done }).click()
  await expect(factor).toContainText(codes.isOn)

  for (const code of [codeOfStep(secret, 1), once]) {
    await page.evaluate(() => localStorage.clear())
    await signIn(page, localPath, email)
    await expect(main.getByText(codes.due)).toBeVisible()
    if (code === once) await expectAccessible(page)
    await main.getByRole('textbox', { name: codes.label }).fill(code)
    await submit(page).click()
    await expect(page).toHaveURL(localPath('/dashboard'))
  }

  // A page whose area is taken away is left, and the reason is told.
  await go(page, language, 'products')
  await expect(page).toHaveURL(localPath('/dashboard/product'))
  const { _id } = await page.evaluate(async () => {
    const reply = await fetch('/api/user/me', { headers: { authorization: localStorage.getItem('token') ?? '' } })
    return (await reply.json()).user
  })
  const { token } = await demoPerson(admin, 'admin')
  const taken = { headers: { authorization: token }, data: { areas: ['support'] } }
  expect((await admin.request.put(`/api/staff/${_id}/areas`, taken)).status()).toBe(200)
  await expect(page).toHaveURL(localPath('/dashboard'))
  await expect(page.getByText(dashboard.rights.lost.replace('{{areas}}', areas.names.catalogue))).toBeVisible()

  await admin.reload()
  const card = admin.getByRole('article', { name: 'Hoda' })
  await expect(card).toContainText(staff.code)
  await card.getByRole('button', { name: staff.endAccess }).click()
  await admin.getByRole('dialog').getByRole('button', { name: staff.ask.end.confirm }).click()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(localPath('/login')))
})

test('a tab that waits for its code follows the other one, and neither shows a code that is off as on', async ({
  page,
  context,
  shop,
  localPath,
  language,
}) => {
  const { codes } = language === 'ar' ? arabicCodes : englishCodes
  const email = freshEmail()
  const send = async (path: string, data: object, token = '') => {
    const reply = await page.request.post(path, { data, headers: token === '' ? {} : { authorization: token } })
    expect(reply.status(), await reply.text()).toBe(200)
    return reply.json()
  }
  await send('/api/staff/invite', { email, areas: ['sales'], language }, (await demoPerson(page, 'admin')).token)
  const [invitation = ''] = (await linkInEmailTo(shop.dataDir, email, '/join-staff/')).split('/').slice(-1)
  await send(`/api/staff/invitation/${invitation}`, { firstName: 'Hoda', lastName: 'Samir', password: PASSWORD })
  const { token } = await send('/api/auth/login', { email, password: PASSWORD })
  const { secret } = await send('/api/auth/second-factor/begin', { password: PASSWORD }, token)
  const { recoveryCodes } = await send('/api/auth/second-factor/confirm', { code: codeOfStep(secret, 0) }, token)

  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await signIn(tab, localPath, email)
    await expect(tab.getByText(codes.due)).toBeVisible()
  }
  await page.getByRole('main').getByRole('textbox', { name: codes.label }).fill(recoveryCodes[0])
  await submit(page).click()
  for (const tab of tabs) await expect(tab).toHaveURL(localPath('/dashboard'))

  for (const tab of tabs) await go(tab, language, 'security')
  for (const [index, tab] of tabs.entries()) {
    const factor = tab.getByRole('region', { name: codes.title })
    const dialog = tab.getByRole('dialog', { name: codes.off })
    await factor.getByRole('button', { name: codes.off }).click()
    await dialog.getByRole('textbox').fill(recoveryCodes[index + 1])
    await dialog.getByRole('button', { name: codes.off }).click()
    await expect(factor).toContainText(codes.isOff)
  }
  await other.close()
})

test('a page of the areas tells staff that a code is missing, and where to set it up', async ({ page, localPath, language }) => {
  const { codes } = language === 'ar' ? arabicCodes : englishCodes
  // The rule is for everybody in the shop, so only this page hears of it.
  await page.route('**/api/user/me', async (route) => {
    const reply = await route.fetch()
    const { user, ...others } = await reply.json()
    await route.fulfill({ response: reply, json: { ...others, user: { ...user, areas: [], mustSetUpCode: true } } })
  })
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/product'))
  const main = page.getByRole('main')
  await expect(main).toContainText(codes.mustTitle)
  await expectAccessible(page)
  await main.getByRole('link', { name: codes.mustGo }).click()
  await expect(page).toHaveURL(localPath('/dashboard/security'))
})
