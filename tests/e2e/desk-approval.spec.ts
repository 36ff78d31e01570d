import type { Page } from '@playwright/test'
import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { storedTokenOf } from '#tests/support/browser/stored-tokens.ts'
import { sampleOffer } from '#tests/support/offers.ts'
import { demoPerson, enterAs, type Person, TEXTS } from './dashboard-screen.ts'
import { ask } from './offer-screen.ts'

/** Undone after the test, whatever its result: other tests of this shop's discounts have the same people. */
let undo: (() => Promise<unknown>) | undefined
test.afterEach(async () => {
  await undo?.()
  undo = undefined
})

async function lowerLimit(page: Page, admin: Person, id: string): Promise<void> {
  const path = `/api/staff/${id}/discount-limit`
  const { staff } = await ask<CallReply<'GET /api/staff'>>(page, admin, 'GET', '/api/staff', undefined)
  const before = staff.find(({ _id }) => _id === id)?.discountLimitHundredths ?? null
  undo = () => ask(page, admin, 'PUT', path, { percent: before === null ? null : before / 100 })
  await ask(page, admin, 'PUT', path, { percent: 5 })
}

test('a discount over the limit is refused on the desk only with a reason, which the seller reads', async ({
  page,
  localPath,
  language,
}) => {
  const { approval, card: cardName, kinds } = TEXTS[language].desk
  const admin = await demoPerson(page, 'admin')
  const nadine = { email: 'nadine@diyafa.example', token: await storedTokenOf(page, 'nadine@diyafa.example') }
  const { user } = await ask<{ user: { _id: string } }>(page, nadine, 'GET', '/api/user/me', undefined)
  await lowerLimit(page, admin, user._id)
  const { offer } = await ask<{ offer: OfferReply }>(page, nadine, 'POST', '/api/offer/add', {})
  const name = `Grand ${process.pid} ${Date.now()}`
  const content = sampleOffer({
    validUntil: daysAfter(dayInCairo(new Date()), 5),
    addressee: { ...sampleOffer().addressee, name, company: name },
    discount: { kind: 'percent', hundredths: 2_000 },
  })
  await ask(page, nadine, 'PUT', `/api/offer/${offer._id}/draft`, { draft: { content } })
  await ask(page, nadine, 'POST', `/api/offer/${offer._id}/send`, { ways: ['print'] })

  await enterAs(page, admin, `${localPath('/dashboard/desk')}?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const card = page.getByRole('region', { name: cardName })
  await card.getByRole('button', { name: kinds.approval }).click()
  const decision = card.getByRole('region', { name: approval.heading })
  await expect(decision.getByText(interpolate(approval.asks, { name: isolate('Nadine'), percent: isolateLtr('20%') }))).toBeVisible()
  for (const price of [1000, 800, 200]) await expect(decision.getByText(formatMoney(price, language, 'EGP'))).toBeVisible()
  await decision.getByRole('button', { name: approval.refuse }).click()
  const word = decision.getByRole('textbox')
  await expect(word).toBeFocused()
  await expect(decision.getByText(approval.wordMissing)).toBeVisible()
  await word.fill('Ten percent at most')
  await expect(decision.getByText(approval.wordMissing)).toHaveCount(0)
  await decision.getByRole('button', { name: approval.refuse }).click()
  await expect(decision).toHaveCount(0)
  const { offer: refused } = await ask<{ offer: OfferReply }>(page, nadine, 'GET', `/api/offer/${offer._id}`, undefined)
  expect(refused.versions[0]).toMatchObject({ state: 'draft' })
  expect(refused.events.find(({ kind }) => kind === 'approval-refused')?.facts).toMatchObject({ reason: 'Ten percent at most' })
})
