import type { Page } from '@playwright/test'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import type { Language } from '#domain/text/language.ts'
import { offerChanges as arChanges } from '#i18n/ar/offer-changes.ts'
import { offerChanges as enChanges } from '#i18n/en/offer-changes.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated, reloadHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, newPerson, type Person } from './dashboard-screen.ts'
import { ask, sentOffer, WORDS } from './offer-screen.ts'
import { numberOf, placeOrder, someProducts } from './orders-screen.ts'

test('the requester finds the offer under the order, and declines it with a reason', async ({ page, localPath, language }) => {
  const words = WORDS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 1))
  const { number } = await sentOffer(page, order._id)
  await enterAs(page, person, localPath('/dashboard/orders'))
  const main = page.getByRole('main')
  await expect(main).toContainText(words.own.waiting_one)
  await main.getByRole('link', { name: numberOf(order) }).click()
  await expect(page).toHaveURL(localPath(`/order/${order._id}`))
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

test('a technical offer has no amount and no way to answer', async ({ page, localPath, language }) => {
  const { technical } = await sentOffer(page)
  await openHydrated(page, localPath(`/offer/${technical}`))
  const main = page.getByRole('main')
  await expect(headingOf(page)).toContainText(WORDS[language].technical)
  await expect(main).toContainText(language === 'en' ? 'Turkish oven' : 'فرن تركي')
  await expect(main).not.toContainText('L.E')
  await expect(main.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

/** An offer of the demo whose link still opens, since a link ends half a year after its offer; each language takes one of its own. */
async function expiredAndUnasked(page: Page, admin: Person, language: Language): Promise<OfferReply> {
  const { offers } = await ask<{ offers: { _id: string }[] }>(page, admin, 'GET', '/api/offer?state=expired', undefined)
  for (const { _id } of language === 'en' ? offers : offers.toReversed()) {
    const { offer } = await ask<{ offer: OfferReply }>(page, admin, 'GET', `/api/offer/${_id}`, undefined)
    const link = await page.request.get(`/api/offer/link/${offer.links?.answering.split('/').at(-1)}`)
    if (link.ok() && !offer.messages.some(({ isRenewal }) => isRenewal)) return offer
  }
  throw new Error('no offer of the demo has expired without being asked for again')
}

test('an offer that has expired is renewed, and its next version says what changed', async ({ page, localPath, language }) => {
  const words = WORDS[language]
  const admin = await demoPerson(page, 'admin')
  const offer = await expiredAndUnasked(page, admin, language)
  const id = offer._id
  await openHydrated(page, localPath(`/offer/${offer.links?.answering.split('/').at(-1)}`))
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
  await reloadHydrated(page)
  await expect(answer).toHaveCount(1)
  await expect(main).not.toContainText(asked)
  await expect(main).toContainText(
    (language === 'ar' ? arChanges : enChanges).title.replace('{{version}}', String((draft?.version ?? 0) - 1)),
  )
  await expectAccessible(page)
})
