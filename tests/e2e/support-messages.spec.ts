import { CHAT_TEXT_MAX } from '#domain/support/chat.ts'
import { formatNumber } from '#i18n/formats.ts'
import { translator } from '#i18n/translate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, entryOf, menuOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { fieldOf, logOf, rowOf, saidOn, say, write } from './support-screen.ts'

test.use({
  expectedComplaints: [/WebSocket connection to .*socket\.io|Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
})

test('a message that is blank or too long is refused once beside its field, and HTML is shown as the typed text', async ({
  page,
  localPath,
  language,
  baseURL,
}) => {
  const { support } = TEXTS[language]
  const { products } = await (await page.request.get('/api/product/list?limit=1&order=1')).json()
  await enterAs(page, await newPerson(page), localPath('/support'))
  await say(page, language, '  \n ')
  await expect(page.getByRole('alert')).toHaveText(support.empty)
  await expect(fieldOf(page, language)).toBeFocused()
  const tooLong = translator(TEXTS[language], language)('support.tooLong', { most: formatNumber(CHAT_TEXT_MAX, language) })
  await say(page, language, 'x'.repeat(CHAT_TEXT_MAX + 1))
  await expect(page.getByRole('alert')).toHaveText(tooLong)
  await expect(page.getByText(tooLong)).toHaveCount(1)
  await say(page, language, `width < 90 & "so" www.site.example/a ${baseURL}/product/${products[0].slug}`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const said = saidOn(page, language).first()
  await expect(said).toContainText('width < 90 & "so"')
  await expect(said.getByRole('link', { name: 'www.site.example/a' })).toHaveAttribute('href', 'https://www.site.example/a')
  const card = said.getByRole('link', { name: products[0].sku })
  await expect(card).toHaveAttribute('href', localPath(`/product/${products[0].slug}`))
  await expect(card).toContainText(language === 'ar' ? products[0].nameAr : products[0].name)
})

test('scrolling up loads older messages and keeps the place; a new own message scrolls into view, also from far up', async ({
  page,
  localPath,
  language,
  shop,
}) => {
  const customer = await newPerson(page)
  await write(
    shop.url,
    customer,
    Array.from({ length: 130 }, (_, n) => `Line ${n}`),
  )
  await enterAs(page, customer, localPath('/support'))
  await expect(saidOn(page, language)).toHaveCount(100)
  await expect(saidOn(page, language).last()).toBeInViewport()
  const box = logOf(page, language)
  const first = page.getByText('Line 30', { exact: true })
  await first.scrollIntoViewIfNeeded()
  await expect(saidOn(page, language)).toHaveCount(130)
  await expect(first).toBeInViewport()
  await expect(saidOn(page, language).first()).toContainText('Line 0')
  expect(await box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)

  await expect(page.getByRole('button', { name: TEXTS[language].support.newest })).toBeVisible()
  await say(page, language, 'And one more thing.')
  await expect(saidOn(page, language).last()).toContainText('And one more thing.')
  await expect(saidOn(page, language).last()).toBeInViewport({ ratio: 1 })
})

test("every tab gets new messages, the staff's open conversation is restored, and a search finds people by a word", async ({
  page,
  context,
  localPath,
  language,
  shop,
}) => {
  const { support } = TEXTS[language]
  const name = `Tarek ${Date.now()}`
  await write(shop.url, await newPerson(page, { firstName: name }), ['Where is my quotation for the fryer?'])
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/support'))
  await expect(page.getByText(support.select)).toHaveCount(1)
  await page.getByRole('searchbox', { name: support.search }).fill('quotation FRYER')
  await rowOf(page, language, name).click()
  await expect(saidOn(page, language)).toHaveCount(1)
  const tab = await context.newPage()
  await openHydrated(tab, localPath('/support'))
  await expect(saidOn(tab, language)).toContainText(['Where is my quotation for the fryer?'])
  await say(tab, language, 'It is on its way.')
  await expect(saidOn(page, language)).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('support-chat'))).not.toBeNull()
})

test('the account menu shows the number of unread messages, and follows writing and reading', async ({
  page,
  context,
  localPath,
  language,
  shop,
}) => {
  const t = translator(TEXTS[language], language)
  const name = `Mona ${Date.now()}`
  const customer = await newPerson(page, { firstName: name })
  const admin = await demoPerson(page, 'admin')
  const { unread: before } = await (await page.request.get('/api/support/unread', { headers: { authorization: admin.token } })).json()
  await enterAs(page, admin, localPath('/dashboard'))
  const link = (await menuOf(page, language)).getByRole('link', { name: entryOf(language, 'support') })
  await write(shop.url, customer, ['One.', 'Two.'])
  await expect(link).toContainText(t('support.unread', { count: before + 2 }))
  await expectAccessible(page)
  const reader = await context.newPage()
  await openHydrated(reader, localPath('/support'))
  await rowOf(reader, language, name).click()
  await say(reader, language, 'Three.')
  await expect(link).not.toContainText(t('support.unread', { count: before + 2 }))
  await write(shop.url, await newPerson(page), ['Four.'])
  await expect(link).toHaveAccessibleName(`${t('dashboard.sections.support')} ${t('support.unread', { count: before + 1 })}`)
  await reader.close()
  await enterAs(page, customer, localPath('/dashboard'))
  await expect((await menuOf(page, language)).getByRole('link', { name: entryOf(language, 'support') })).toHaveAccessibleName(
    `${t('dashboard.sections.support')} ${t('support.unread', { count: 1 })}`,
  )
})
