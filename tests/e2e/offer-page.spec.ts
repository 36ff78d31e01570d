import type { Page } from '@playwright/test'
import type { OfferReply } from '#contract/offer-replies.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { offerChanges as arChanges } from '#i18n/ar/offer-changes.ts'
import { offerPage as arOffer } from '#i18n/ar/offer-page.ts'
import { orderFiles as arFiles } from '#i18n/ar/order-files.ts'
import { offerChanges as enChanges } from '#i18n/en/offer-changes.ts'
import { offerPage as enOffer } from '#i18n/en/offer-page.ts'
import { orderFiles as enFiles } from '#i18n/en/order-files.ts'
import { formatMoney } from '#i18n/formats.ts'
import { openAlive, reloadAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { demoPerson, enterAs, headingOf, newPerson, type Person } from './dashboard-screen.ts'
import { placeOrder, someProducts } from './orders-screen.ts'

const FILES = { en: enFiles, ar: arFiles } as const
const WORDS = { en: enOffer, ar: arOffer } as const

async function ask<Reply>(page: Page, { token }: Person, method: string, path: string, data: unknown): Promise<Reply> {
  const answer = await page.request.fetch(path, { method, headers: { authorization: token }, data })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
  return answer.json()
}

/** A sent offer with two ovens to choose from and a hood to add, and the tokens of its links. */
async function sentOffer(page: Page, order?: string) {
  const admin = await demoPerson(page, 'admin')
  const { offer } = await ask<{ offer: OfferReply }>(page, admin, 'POST', '/api/offer/add', order === undefined ? {} : { order })
  const oven = { role: 'choice', choiceId: 'oven', taxRateId: null } as const
  const content = sampleOffer({
    validUntil: daysAfter(dayInCairo(new Date()), 5),
    taxBasis: 'included',
    choices: [{ id: 'oven', title: { en: 'Oven', ar: 'الفرن' } }],
    lines: [
      sampleLine({ id: 'range', taxRateId: null }),
      sampleLine({ ...oven, id: 'italian', name: { en: 'Italian oven', ar: 'فرن إيطالي' }, unitMinor: 500_000, isChosen: true }),
      sampleLine({ ...oven, id: 'turkish', name: { en: 'Turkish oven', ar: 'فرن تركي' }, unitMinor: 300_000 }),
      sampleLine({
        id: 'hood',
        role: 'optional',
        name: { en: 'Hood', ar: 'هود شفط' },
        unitMinor: 50_000,
        listMinor: null,
        taxRateId: null,
      }),
    ],
  })
  await ask(page, admin, 'PUT', `/api/offer/${offer._id}/draft`, { draft: { content } })
  const sent = await ask<{ offer: OfferReply }>(page, admin, 'POST', `/api/offer/${offer._id}/send`, { ways: ['print'] })
  const tokenOf = (url = '') => url.slice(url.lastIndexOf('/') + 1)
  const { answering, readingWithoutPrices } = sent.offer.links ?? {}
  return { number: offer.number, token: tokenOf(answering), technical: tokenOf(readingWithoutPrices) }
}

test('by its link an offer is read, chosen from and accepted, and a reload loses nothing typed', async ({ page, localPath, language }) => {
  const words = WORDS[language]
  const money = (pounds: number) => formatMoney(pounds, language, 'L.E')
  const { number, token } = await sentOffer(page)
  await openAlive(page, localPath(`/offer/${token}`))
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
  await reloadAlive(page)
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

test('the requester finds the offer under the order, and declines it with a reason', async ({ page, localPath, language }) => {
  const words = WORDS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 1))
  const { number } = await sentOffer(page, order._id)
  await enterAs(page, person, localPath('/dashboard/orders'))
  const main = page.getByRole('main')
  await expect(main).toContainText(words.own.waiting_one)
  await openAlive(page, localPath(`/order/${order._id}`))
  await main.getByRole('link', { name: words.own.see }).click()
  await expect(headingOf(page)).toContainText(number)
  await main.getByRole('button', { name: words.answer.decline }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: words.answer.sendDecline }).click()
  await expect(question).toContainText(words.problems.reason)
  await question.getByRole('button', { name: words.answer.reasons.time }).click()
  await question.getByRole('button', { name: words.answer.sendDecline }).click()
  await expect(main.getByRole('status').first()).toContainText(words.answer.reasons.time)
  await expect(main.getByRole('status').first()).toBeFocused()
  await expect(main.getByRole('status').first()).toBeInViewport()
})

test('a technical offer has no amount and no way to answer, and a wrong link leads nowhere', async ({ page, localPath, language }) => {
  const { technical } = await sentOffer(page)
  await openAlive(page, localPath(`/offer/${technical}`))
  const main = page.getByRole('main')
  await expect(headingOf(page)).toContainText(WORDS[language].technical)
  await expect(main).toContainText(language === 'en' ? 'Turkish oven' : 'فرن تركي')
  await expect(main).not.toContainText('L.E')
  await expect(main.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  expect((await page.request.get(localPath('/offer/nothing'))).status()).toBe(404)
  const headers = (await page.request.get(localPath(`/offer/${technical}`))).headers()
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
})

/** Offers of the demo whose link still opens; a link ends half a year after its offer. */
async function expiredAndUnasked(page: Page, admin: Person): Promise<OfferReply[]> {
  const { offers } = await ask<{ offers: { _id: string }[] }>(page, admin, 'GET', '/api/offer?state=expired', undefined)
  const found: OfferReply[] = []
  for (const { _id } of offers) {
    const { offer } = await ask<{ offer: OfferReply }>(page, admin, 'GET', `/api/offer/${_id}`, undefined)
    const link = await page.request.get(`/offer/${offer.links?.answering.split('/').at(-1)}`)
    if (link.ok() && !offer.messages.some(({ isRenewal }) => isRenewal)) found.push(offer)
  }
  return found
}

test('an offer that has expired is renewed, and its next version says what changed', async ({ page, localPath, language }) => {
  const words = WORDS[language]
  const admin = await demoPerson(page, 'admin')
  const unasked = await expiredAndUnasked(page, admin)
  // The shop of the demo is shared by both languages: each takes an offer of its own.
  const offer = language === 'en' ? unasked.at(0) : unasked.at(-1)
  if (offer === undefined) throw new Error('no offer of the demo has expired without being asked for again')
  const id = offer._id
  await openAlive(page, localPath(`/offer/${offer.links?.answering.split('/').at(-1)}`))
  const main = page.getByRole('main')
  const answer = main.getByRole('region', { name: words.answer.heading })
  await expect(answer).toHaveCount(0)
  const [asked = ''] = words.renew.asked.split('{{date}}')
  await main.getByRole('button', { name: words.renew.send }).click()
  await expect(main).toContainText(asked)

  const { offer: revised } = await ask<{ offer: OfferReply }>(page, admin, 'POST', `/api/offer/${id}/revise`, {})
  const [draft] = revised.versions
  const content = { ...draft?.content, discount: { kind: 'percent', hundredths: 500 }, validUntil: daysAfter(dayInCairo(new Date()), 3) }
  const { revision } = await ask<{ revision: number }>(page, admin, 'PUT', `/api/offer/${id}/draft`, { draft: { content } })
  await ask(page, admin, 'POST', `/api/offer/${id}/send`, { ways: ['print'], version: revision })
  await reloadAlive(page)
  await expect(answer).toHaveCount(1)
  await expect(main).not.toContainText(asked)
  await expect(main).toContainText(
    (language === 'ar' ? arChanges : enChanges).title.replace('{{version}}', String((draft?.version ?? 0) - 1)),
  )
  await expectAccessible(page)
})
