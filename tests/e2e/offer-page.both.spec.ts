import type { Page } from '@playwright/test'
import { orderFiles as arFiles } from '#i18n/ar/order-files.ts'
import { orderFiles as enFiles } from '#i18n/en/order-files.ts'
import { formatMoney } from '#i18n/formats.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated, reloadHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { headingOf } from './dashboard-screen.ts'
import { sentOffer, WORDS } from './offer-screen.ts'

const FILES = { en: enFiles, ar: arFiles } as const

test('an offer is read, chosen from and accepted by its link, and a reload loses nothing typed', async ({ page, localPath, language }) => {
  const words = WORDS[language]
  const money = (pounds: number) => formatMoney(pounds, language, 'EGP')
  const { number, token } = await sentOffer(page)
  await openHydrated(page, localPath(`/offer/${token}`))
  const main = page.getByRole('main')
  const answer = main.getByRole('region', { name: words.answer.heading })
  await expect(headingOf(page)).toContainText(number)
  await expect(answer).toContainText(money(6_000))
  const files = main.getByRole('region', { name: FILES[language].title, exact: true })
  const stamped = { name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await files.locator('input[type="file"]').setInputFiles(stamped)
  await expect(files.getByRole('listitem').filter({ hasText: stamped.name })).toContainText(FILES[language].by.own)
  await expectAccessible(page)

  await main.getByRole('radio', { name: language === 'en' ? 'Turkish oven' : 'فرن تركي' }).check()
  await main.getByRole('checkbox', { name: language === 'en' ? 'Hood' : 'هود شفط' }).check()
  await expect(answer).toContainText(money(4_500))
  await answer.getByRole('button', { name: words.answer.accept }).click()
  await expect(answer).toContainText(words.problems.name)
  await answer.getByRole('textbox', { name: words.answer.name }).fill('Mona Adel')
  await main.getByRole('textbox', { name: words.messages.label }).fill('By Sunday?')
  await reloadHydrated(page)
  await expect(answer).toContainText(money(4_500))
  await expect(main.getByRole('textbox', { name: words.messages.label })).toHaveValue('By Sunday?')

  await answer.getByRole('button', { name: words.answer.accept }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(money(4_500))
  await expectAccessible(page, 'dialog')
  await question.getByRole('button', { name: words.answer.confirm }).click()
  await expect(main.getByRole('status').first()).toContainText(words.notes.unconfirmed)
  await expect(main.getByRole('status').first()).toBeFocused()
  await expect(main.getByRole('status').first()).toBeInViewport()
  await expect(answer).toHaveCount(0)
  await expect(main).toContainText(money(4_500))
  const topOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())?.y ?? 0
  const total = main.getByRole('region', { name: words.totals.heading })
  expect(await topOf(main.getByRole('textbox', { name: words.messages.label })), 'the conversation stands below the offer').toBeGreaterThan(
    await topOf(total),
  )

  await main.getByRole('button', { name: words.messages.send }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'By Sunday?' })).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: words.messages.label })).toHaveValue('')
})
