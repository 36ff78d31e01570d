import type { Page } from '@playwright/test'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { orderFiles as arFiles } from '#i18n/ar/order-files.ts'
import { orderFiles as enFiles } from '#i18n/en/order-files.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { sampleLine, sampleOffer, USUAL_PLAN } from '#tests/support/offers.ts'
import { demoPerson, enterAs, type Person, TEXTS } from './dashboard-screen.ts'

const FILES = { en: enFiles, ar: arFiles } as const

/** A printed offer of two ranges, an oven of which one of two counts, and an extra. */
async function sendOffer(page: Page, { token }: Person): Promise<OfferReply> {
  const send = async (method: string, path: string, data: unknown) => {
    const answer = await page.request.fetch(path, { method, data, headers: { authorization: token } })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()) as { offer: OfferReply }
  }
  const { offer } = await send('POST', '/api/offer/add', {})
  const choice = { role: 'choice', choiceId: 'oven' } as const
  const content = sampleOffer({
    validUntil: daysAfter(dayInCairo(new Date()), 3),
    choices: [{ id: 'oven', title: { en: 'Oven', ar: 'الفرن' } }],
    lines: [
      sampleLine({ quantity: 2 }),
      sampleLine({ ...choice, id: 'italian', name: { en: 'Italian oven', ar: 'فرن إيطالي' }, isChosen: true, unitMinor: 300_000 }),
      sampleLine({ ...choice, id: 'turkish', name: { en: 'Turkish oven', ar: 'فرن تركي' }, unitMinor: 200_000 }),
      sampleLine({ id: 'softener', role: 'optional', name: { en: 'Softener', ar: 'جهاز تيسير' }, unitMinor: 50_000 }),
    ],
    plan: USUAL_PLAN,
  })
  await send('PUT', `/api/offer/${offer._id}/draft`, { draft: { content } })
  return (await send('POST', `/api/offer/${offer._id}/send`, { ways: ['print'] })).offer
}

test('staff record a yes from the phone, a part of the payment, and a delivery with serial numbers', async ({
  page,
  localPath,
  language,
}) => {
  const { sentOffer, offers, orders } = TEXTS[language]
  const files = FILES[language]
  const admin = await demoPerson(page, 'admin')
  const { _id } = await sendOffer(page, admin)
  await enterAs(page, admin, localPath(`/dashboard/offers/${_id}`))
  const main = page.getByRole('main')
  const part = (name: string) => main.getByRole('region', { name, exact: true })
  await main.getByRole('button', { name: sentOffer.actions.record }).click()
  const answer = page.getByRole('dialog')
  const who = answer.getByRole('textbox', { name: sentOffer.answer.who })
  await who.fill('')
  await answer.getByRole('radio', { name: language === 'ar' ? 'فرن تركي' : 'Turkish oven' }).check()
  await answer.getByRole('checkbox', { name: language === 'ar' ? 'جهاز تيسير' : 'Softener' }).check()
  await expect(answer).toContainText('5,130')
  await answer.getByRole('button', { name: sentOffer.answer.save }).click()
  await expect(who).toBeFocused()
  await who.fill('Mona Adel')
  await expectAccessible(page)
  await answer.getByRole('button', { name: sentOffer.answer.save }).click()
  await expect(main.getByText(offers.states.accepted).first()).toBeVisible()

  await part(sentOffer.payments.heading).getByRole('button', { name: sentOffer.payments.mark }).first().click()
  const payment = page.getByRole('dialog', { name: sentOffer.payments.title })
  await expect(payment.getByRole('textbox', { name: sentOffer.payments.amount })).toHaveValue('2565')
  const proof = { name: 'transfer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  const chooser = payment.getByLabel(sentOffer.payments.file)
  await chooser.setInputFiles({ name: 'transfer.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') })
  await expect(payment).toContainText(files.wrongType)
  await chooser.setInputFiles(proof)
  await expect(payment.getByRole('status').filter({ hasText: proof.name })).toBeVisible()
  await payment.getByRole('button', { name: sentOffer.payments.mark }).click()
  await expect(part(files.ofOffer).getByRole('listitem').filter({ hasText: proof.name })).toContainText(files.purposes.payment)
  await expect(part(sentOffer.payments.heading)).toContainText(sentOffer.payments.receivedAll)
  await expect(part(sentOffer.payments.heading).getByRole('button', { name: proof.name })).toBeVisible()
  const toDeliver = part(sentOffer.delivery.heading)
  await expect(toDeliver).not.toContainText(sentOffer.delivery.notBegun)

  const range = toDeliver.getByRole('listitem').first()
  await range.getByRole('button', { name: sentOffer.delivery.edit }).click()
  const delivery = page.getByRole('dialog', { name: sentOffer.delivery.title })
  await delivery.getByRole('combobox', { name: sentOffer.delivery.state }).selectOption({ label: orders.statuses.delivered })
  await delivery.getByRole('textbox', { name: sentOffer.delivery.serials }).fill('SN-1\nSN-2')
  await delivery.getByRole('textbox', { name: sentOffer.delivery.months }).fill('24')
  await delivery.getByRole('button', { name: sentOffer.delivery.save }).click()
  await expect(range).toContainText('SN-1, SN-2')
  await expect(range).toContainText(orders.statuses.delivered)
  await expectAccessible(page)
})

test('a version that staff pause for a new one is open again once they give that up', async ({ page, localPath, language }) => {
  const { sentOffer, offers, offerEditor } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const { _id } = await sendOffer(page, admin)
  await enterAs(page, admin, localPath(`/dashboard/offers/${_id}`))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: sentOffer.actions.newVersion }).click()
  const begin = page.getByRole('dialog')
  await begin.getByRole('checkbox', { name: sentOffer.actions.pauseOld }).check()
  await begin.getByRole('button', { name: sentOffer.actions.begin }).click()
  await main.getByRole('button', { name: offerEditor.showSent }).click()
  await expect(main.getByText(offers.states.paused).first()).toBeVisible()
  await page.reload()
  await main.getByRole('button', { name: offerEditor.delete.button, exact: true }).click()
  const question = page.getByRole('dialog', { name: offerEditor.delete.title })
  await expect(question).toContainText(offerEditor.delete.resumes.replace('{{version}}', '1'))
  await expectAccessible(page)
  await question.getByRole('button', { name: offerEditor.delete.button }).click()
  await expect(main.getByText(offers.states.sent).first()).toBeVisible()
  await expect(main.getByText(offers.states.paused)).toHaveCount(0)
})
