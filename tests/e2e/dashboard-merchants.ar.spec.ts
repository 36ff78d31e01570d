import type { Page } from '@playwright/test'
import type { MerchantReply } from '#contract/merchants.ts'
import { RECORDS_PER_PAGE } from '#domain/paging.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { fill, linkInEmailTo, submit } from './account-screen.ts'
import { demoPerson, enterAs, headingOf, TEXTS } from './dashboard-screen.ts'
import { actionOf, applyFor, cardOf, decide, newApplicant, turn } from './merchant-screen.ts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
const buttonsOf = (page: Page, name: string) => cardOf(page, name).getByRole('group').getByRole('button')

async function merchantsOf(page: Page, query = ''): Promise<{ merchants: MerchantReply[]; count: number; waiting: number }> {
  const { token } = await demoPerson(page, 'admin')
  return (await page.request.get(`/api/merchant${query}`, { headers: { authorization: token } })).json()
}

async function enter(page: Page, path: string): Promise<void> {
  await enterAs(page, await demoPerson(page, 'admin'), path)
}

test('an admin reads twenty merchants on a page, newest first; an applicant is approved, rejected or deleted, and the list shows it at once', async ({
  page,
  localPath,
  language,
}) => {
  const texts = TEXTS[language]
  const { merchants } = texts
  const [good, bad, gone] = [newApplicant(), newApplicant(), newApplicant()]
  for (const each of [good, bad]) await applyFor(page, each)
  await decide(page, 'reject', await applyFor(page, gone))
  await enter(page, localPath('/dashboard/merchant?status=all'))
  await expect(headingOf(page)).toHaveText(texts.dashboard.sections.merchants)
  await expect(cardsOf(page)).toHaveCount(RECORDS_PER_PAGE)

  await test.step('Back returns to the page before, and the list fits the narrowest phone', async () => {
    const pages = page.getByRole('navigation', { name: merchants.list.pages })
    await pages.getByRole('link', { name: interpolate(texts.dashboard.records.page, { page: 2 }) }).click()
    await expect(page).toHaveURL(localPath('/dashboard/merchant?status=all&page=2'))
    await expect(page.locator('#merchants-status')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(localPath('/dashboard/merchant?status=all'))
    await expect(cardOf(page, good.name)).toHaveCount(1)
    await expect(cardsOf(page)).toHaveCount(RECORDS_PER_PAGE)
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    if (size !== null) await page.setViewportSize(size)
  })

  await test.step('an applicant is approved', async () => {
    await expect(cardOf(page, good.name)).toContainText(merchants.status.waiting)
    for (const text of [good.email, good.phoneNumber, good.brandName, good.business])
      await expect(cardOf(page, good.name)).toContainText(text)
    await expect(buttonsOf(page, good.name)).toHaveText([merchants.actions.approve, merchants.actions.reject])
    await actionOf(page, language, 'approve', good.name).click()
    await expect(cardOf(page, good.name)).toContainText(merchants.status.approved)
    await expect(buttonsOf(page, good.name)).toHaveText([merchants.actions.disable, merchants.actions.delete])
    await expect(cardOf(page, good.name)).toContainText(merchants.facts.noAccount)
  })

  await test.step('another application is rejected after a question, and approved later', async () => {
    await actionOf(page, language, 'reject', bad.name).click()
    const dialog = page.getByRole('dialog', { name: merchants.actions.rejectTitle })
    await expect(dialog).toContainText(bad.name)
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(actionOf(page, language, 'reject', bad.name)).toBeFocused()
    await expect(cardOf(page, bad.name)).toContainText(merchants.status.waiting)
    await actionOf(page, language, 'reject', bad.name).click()
    await dialog.getByRole('button', { name: merchants.actions.reject }).click()
    await expect(cardOf(page, bad.name)).toContainText(merchants.status.rejected)
    await expect(buttonsOf(page, bad.name)).toHaveText([merchants.actions.reapprove, merchants.actions.delete])
    await actionOf(page, language, 'reapprove', bad.name).click()
    await expect(cardOf(page, bad.name)).toContainText(merchants.status.approved)
  })

  await test.step('deleting asks by the name, and then the focus moves to the remaining list', async () => {
    await actionOf(page, language, 'delete', gone.name).click()
    const dialog = page.getByRole('dialog', { name: merchants.actions.deleteTitle })
    await expect(dialog).toContainText(gone.name)
    await dialog.getByRole('button', { name: merchants.actions.delete }).click()
    await expect(cardOf(page, gone.name)).toHaveCount(0)
    await expect(page.locator('#merchants-status')).toBeFocused()
    expect((await merchantsOf(page, `/search?search=${encodeURIComponent(gone.email)}`)).merchants).toEqual([])
  })
})

test('an admin adds a merchant after a call, is asked before typed values are lost, and a decided application leaves the waiting ones', async ({
  page,
  localPath,
  language,
}) => {
  const { merchants, dashboard } = TEXTS[language]
  const applicant = newApplicant()
  await enter(page, localPath('/dashboard/merchant'))
  await page.getByRole('main').getByRole('link', { name: merchants.list.add }).click()
  await expect(page).toHaveURL(localPath('/dashboard/merchant/add'))
  await fill(page, { ...applicant })
  await page.getByRole('main').getByRole('link', { name: merchants.list.cancel }).click()
  const question = page.getByRole('dialog', { name: dashboard.leave.title })
  await question.getByRole('button', { name: dashboard.leave.stay }).click()
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard/merchant'))
  await expect(cardOf(page, applicant.name)).toContainText(merchants.status.waiting)

  const tabs = page.getByRole('navigation', { name: merchants.list.filters })
  await expect(tabs.locator('[aria-current=page]')).toContainText(merchants.status.waiting)
  await tabs.getByRole('link', { name: merchants.status.waiting }).click()
  await expect(page).toHaveURL(localPath('/dashboard/merchant?status=waiting'))
  await expect(tabs.locator('[aria-current=page]')).toContainText(merchants.status.waiting)
  const { count, waiting } = await merchantsOf(page, '?status=Waiting+Approval')
  expect(waiting).toBe(count)
  await expect(cardsOf(page)).toHaveCount(Math.min(count, RECORDS_PER_PAGE))
  await actionOf(page, language, 'approve', applicant.name).click()
  await expect(cardOf(page, applicant.name)).toHaveCount(0)
  await expect(page.locator('#merchants-status')).toBeFocused()
  // The toast is gone after a second; the page goes on saying where the sign-up link is.
  const note = page.getByRole('status').filter({ hasText: applicant.name })
  await expect(note).toContainText(/[\\/]outbox/)
  await tabs.getByRole('link', { name: merchants.status.approved }).click()
  await expect(cardOf(page, applicant.name)).toContainText(merchants.status.approved)
  await page.goBack()
  await expect(page).toHaveURL(localPath('/dashboard/merchant?status=waiting'))
  await expect(cardOf(page, applicant.name)).toHaveCount(0)
})

test('an applicant without an email address can be called or deleted alone; disabling says how many products go, and enabling brings them back, while a search stays', async ({
  page,
  localPath,
  language,
}) => {
  const { merchants } = TEXTS[language]
  await enter(page, localPath('/dashboard/merchant?search=Zahran'))
  const caller = 'Zahran Brothers'
  const [{ phoneNumber } = { phoneNumber: '' }] = (await merchantsOf(page, '/search?search=Zahran')).merchants
  const call = cardOf(page, caller).getByRole('group').getByRole('link')
  await expect(call).toHaveAttribute('href', `tel:${phoneNumber.replaceAll(' ', '')}`)
  await expect(cardOf(page, caller).getByRole('group')).toContainText(merchants.facts.noEmail.replace('{phone}', phoneNumber))
  await expect(buttonsOf(page, caller)).toHaveText([merchants.actions.delete])

  const name = 'Noha Ghasil'
  const path = localPath('/dashboard/merchant?search=ghasilia')
  const count = async () => (await (await page.request.get('/api/product/list?brand=ghasilia')).json()).count as number
  const before = await count()
  expect(before).toBeGreaterThan(2)
  await follow(page, path)
  await actionOf(page, language, 'disable', name).click()
  const dialog = page.getByRole('dialog', { name: merchants.actions.disableTitle })
  await expect(dialog).toContainText(name)
  const form = `disables_${new Intl.PluralRules(language).select(before)}` as 'disables_other'
  await expect(dialog).toContainText(interpolate(merchants.actions[form], { count: before }))
  await dialog.getByRole('button', { name: merchants.actions.disable }).click()
  await expect(cardOf(page, name)).toContainText(merchants.status.disabled)
  expect(await count()).toBe(0)
  await expect(page).toHaveURL(path)
  await expect(cardsOf(page)).toHaveCount(1)
  await actionOf(page, language, 'enable', name).click()
  await expect(cardOf(page, name)).not.toContainText(merchants.status.disabled)
  expect(await count()).toBe(before)
})

test('a merchant who is disabled while signed in sees why with the next step, and nothing else', async ({
  page,
  shop,
  localPath,
  language,
}) => {
  const { dashboard, orders } = TEXTS[language]
  const email = `manager-${process.pid}-${Date.now()}@brands.example`
  const form = { email, password: 'diyafa-demo', firstName: 'Nour', lastName: 'Adly', phoneNumber: '0100 222 3333' }
  const { token } = await (await page.request.post('/api/auth/register', { data: form })).json()
  const [, proof = ''] = (await linkInEmailTo(shop.dataDir, email, '/prove-email/')).split('/prove-email/')
  await page.request.post(`/api/auth/prove/${proof}`, { data: {}, headers: { authorization: token } })
  const id = await applyFor(page, { email })
  await decide(page, 'approve', id)
  await enterAs(page, { email, token }, localPath('/dashboard'))
  await expect(page.getByRole('main')).toContainText(email)
  await turn(page, id, false)
  await page.goto(localPath('/dashboard/orders'))
  await expect(headingOf(page)).toHaveText(dashboard.disabled.title)
  await expect(page.getByRole('main')).toContainText(dashboard.disabled.text)
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
  await turn(page, id, true)
  await page.goto(localPath('/dashboard/orders'))
  await expect(headingOf(page)).toHaveText(orders.list.me)
})
