import type { Page } from '@playwright/test'
import { shop as config } from '#shop-config'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated, reloadHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, fill, freshEmail, linkInEmailTo, submit, textsOf } from './account-screen.ts'

const MESSAGE = 'Which combi oven fits 90 covers?'

test('search engines read the page, every way to reach the shop stands beside the form, on a narrow phone too; a message is accepted, the page says so, and the form is empty again', async ({
  page,
  localPath,
  language,
}) => {
  const html = await (await page.request.get(localPath('/contact'))).text()
  expect(html).toContain(textsOf(language).account.contact.title)
  expect(html).not.toContain('noindex')
  await openHydrated(page, localPath('/contact'))
  const ways = page.getByRole('main').getByRole('complementary')
  for (const phone of config.phones) await expect(ways.locator(`a[href="tel:${phone.international}"]`)).toContainText(phone.shown)
  await expect(ways.locator('a[href^="https://wa.me/"]')).toBeVisible()
  await expect(ways.getByText(config.address[language])).toBeVisible()
  await expect(ways.getByText(language === 'en' ? '9 AM – 6 PM' : 'من 9 ص إلى 6 م')).toBeVisible()
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size !== null) await page.setViewportSize(size)

  await fill(page, { name: 'Layla', email: 'layla@people.example', message: MESSAGE })
  await page.reload()
  await expect(page.locator('main [name=message]')).toHaveValue(MESSAGE)
  await expect(page.getByText(textsOf(language).formNotes.restored)).toBeVisible()
  await submit(page).click()
  await expect(toastsOf(page, language)).toContainText('layla@people.example')
  const said = page.getByRole('main').getByRole('status')
  await expect(said).toContainText(textsOf(language).account.contact.sent)
  await expect(said).toContainText('layla@people.example')
  for (const name of ['name', 'email', 'message']) await expect(page.locator(`main [name=${name}]`)).toHaveValue('')
  await expectAccessible(page)
})

test('the form is filled in for a signed-in person, which is no draft of theirs, and typed values stay', async ({
  page,
  localPath,
  language,
}) => {
  await bringToken(page)
  await openHydrated(page, localPath('/contact'))
  await expect(page.locator('main [name=email]')).toHaveValue('member@diyafa.example')
  await expect(page.locator('main [name=name]')).toHaveValue('Mona Adel')
  const note = page.getByText(textsOf(language).formNotes.restored)
  await reloadHydrated(page)
  await expect(page.locator('main [name=email]')).toHaveValue('member@diyafa.example')
  await expect(note).toHaveCount(0)
  await fill(page, { name: 'Layla', message: MESSAGE })
  await reloadHydrated(page)
  await expect(page.locator('main [name=name]')).toHaveValue('Layla')
  await page.getByRole('button', { name: textsOf(language).formNotes.discard }).click()
  await expect(note).toHaveCount(0)
  await expect(page.locator('main [name=message]')).toHaveValue('')
  await expect(page.locator('main [name=name]')).toHaveValue('Mona Adel')
  await expect(page.locator('main [name=email]')).toHaveValue('member@diyafa.example')
})

const newsletter = (page: Page) => page.locator('footer form')
const toastsOf = (page: Page, language: 'en' | 'ar') => page.locator(`section[aria-label="${textsOf(language).notices.label}"]`)

test('the newsletter accepts an address at the foot of any page and says so there', async ({ page, localPath, language }) => {
  const { fieldTexts, fields, shell } = textsOf(language)
  await openHydrated(page, localPath('/brands'))
  const form = newsletter(page)
  const send = form.getByRole('button', { name: shell.newsletter.submit })
  const email = form.getByLabel(fields.email)
  await send.click()
  await expect(form.getByRole('alert')).toHaveText(fieldTexts.required.replace('{{field}}', fields.email))
  await expect(email).toBeFocused()
  await email.fill('not an address')
  await email.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(fieldTexts.format.replace('{{field}}', fields.email))
  await expectAccessible(page, 'footer')
  await email.fill(freshEmail())
  await send.click()
  await expect(toastsOf(page, language)).not.toBeEmpty()
  await expect(form.getByRole('status')).not.toBeEmpty()
  await expect(email).toHaveValue('')
})

test.describe('an address on the list, and one that is off it', () => {
  test.use({ expectedComplaints: [/404/] })

  test('opening the unsubscribe link changes nothing; its only button unsubscribes and says so, and unsubscribing again is answered calmly', async ({
    page,
    localPath,
    language,
    shop,
  }) => {
    const { account } = textsOf(language)
    const [path, offList] = [await unsubscribePathOf(page, shop.dataDir, language), await unsubscribePathOf(page, shop.dataDir, language)]
    expect(path.startsWith(localPath('/newsletter/unsubscribe/'))).toBe(true)
    const main = page.getByRole('main')
    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await openHydrated(page, path)
    await expectAccessible(page)
    expect(calls.filter((call) => call.includes('unsubscribe') && call.startsWith('POST'))).toEqual([])
    await expect(main.getByRole('button')).toHaveCount(1)
    await main.getByRole('button', { name: account.unsubscribe.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.unsubscribe.doneTitle)
    await expect(main.getByRole('status')).not.toBeEmpty()

    await page.request.post(`/api/newsletter/unsubscribe/${offList.split('/').at(-1)}`)
    await follow(page, localPath('/contact'))
    await expect(main.locator('[name=message]')).toBeVisible()
    await follow(page, offList)
    await main.getByRole('button', { name: account.unsubscribe.submit }).click()
    await expect(main.getByRole('status')).toHaveText(language === 'ar' ? 'أنت لست مشتركًا في النشرة.' : 'You are not on the list.')
    await expect(main.getByRole('button')).toHaveCount(0)
  })
})

async function unsubscribePathOf(page: Page, dataDir: string, language: 'en' | 'ar'): Promise<string> {
  const email = freshEmail()
  await page.request.post('/api/newsletter/subscribe', { data: { email }, headers: { 'accept-language': language } })
  return linkInEmailTo(dataDir, email, '/newsletter/unsubscribe/')
}
