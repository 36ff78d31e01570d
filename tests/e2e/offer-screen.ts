import type { Page } from '@playwright/test'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { offerPage as arOffer } from '#i18n/ar/offer-page.ts'
import { offerPage as enOffer } from '#i18n/en/offer-page.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { demoPerson, type Person } from './dashboard-screen.ts'

export const WORDS = { en: enOffer, ar: arOffer } as const

export async function ask<Reply>(page: Page, { token }: Person, method: string, path: string, data: unknown): Promise<Reply> {
  const answer = await page.request.fetch(path, { method, headers: { authorization: token }, data })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
  return answer.json()
}

/** A sent offer with two ovens to choose from and a hood to add, and the tokens of its links. */
export async function sentOffer(page: Page, order?: string) {
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
