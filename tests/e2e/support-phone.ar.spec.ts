import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, go, headingOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { fieldOf, rowOf, saidOn, write } from './support-screen.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('Back leads from a conversation to the list, and from there to the page before the chat', async ({
  page,
  localPath,
  language,
  shop,
}) => {
  const { support } = TEXTS[language]
  const name = `Dalia ${Date.now()}`
  await write(shop.url, await newPerson(page, { firstName: name }), ['Where is my oven?'])
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard'))
  await go(page, language, 'support')
  const row = rowOf(page, language, name)
  await row.click()
  await expect(saidOn(page, language)).toHaveCount(1)
  await page.goBack()
  await expect(row).toBeVisible()
  await expect(fieldOf(page, language)).toBeHidden()
  await page.goForward()
  await expect(fieldOf(page, language)).toBeVisible()
  await page.reload()
  await expect(fieldOf(page, language)).toBeVisible()
  await page.getByRole('button', { name: support.back }).click()
  await expect(row).toBeVisible()
  await row.click()
  await go(page, language, 'account')
  await go(page, language, 'support')
  await expect(fieldOf(page, language), 'the conversation that was open last').toBeVisible()
  await expect(page).toHaveURL(/[?&]with=/)
  await page.goBack()
  await expect(row).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(localPath('/dashboard'))
  await expect(headingOf(page)).not.toHaveText(support.title)
})
