import type { Page } from '@playwright/test'
import type { MerchantReply } from '#contract/merchants.ts'
import type { Language } from '#domain/text/language.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { demoPerson, TEXTS } from './dashboard-screen.ts'

export interface Applicant {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly brandName: string
  readonly business: string
}

let applicants = 0

/** Somebody whom no other test knows. */
export function newApplicant(facts: Partial<Applicant> = {}): Applicant {
  applicants += 1
  const mark = `${process.pid}-${Date.now()}-${applicants}`
  return {
    name: `Nour ${mark}`,
    email: `nour-${mark}@brands.example`,
    phoneNumber: '+20 100 222 3333',
    brandName: `Nour Ovens ${mark}`,
    business: 'Builds stone ovens in Sadat City since 1998.',
    ...facts,
  }
}

/** Applies as a merchant in another browser; returns the merchant's id. */
export async function applyFor(page: Page, facts: Partial<Applicant> = {}, language: Language = 'en'): Promise<string> {
  const headers = { 'accept-language': language }
  const reply = await page.request.post('/api/merchant/add', { data: newApplicant(facts), headers })
  expect(reply.status()).toBe(200)
  return (await reply.json()).merchant._id
}

/** Decides on an application as an admin elsewhere. */
export async function decide(page: Page, decision: 'approve' | 'reject', id: string): Promise<MerchantReply> {
  const { token } = await demoPerson(page, 'admin')
  const reply = await page.request.put(`/api/merchant/${decision}/${id}`, { headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return (await reply.json()).merchant
}

export async function turn(page: Page, id: string, isActive: boolean): Promise<void> {
  const { token } = await demoPerson(page, 'admin')
  const reply = await page.request.put(`/api/merchant/${id}/active`, {
    data: { merchant: { isActive } },
    headers: { authorization: token },
  })
  expect(reply.status()).toBe(200)
}

/** A merchant's card in the list of admins. */
export function cardOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

export type ActionWord = keyof (typeof TEXTS)['en']['merchants']['actions']

/** A button of a card, which names its merchant. */
export function actionOf(page: Page, language: Language, action: ActionWord, name: string) {
  const { actions } = TEXTS[language].merchants
  const words = interpolate(actions.named, { action: TEXTS[language].merchants.actions[action as 'approve'], name: `\u2068${name}\u2069` })
  return cardOf(page, name).getByRole('button', { name: words, exact: true })
}
