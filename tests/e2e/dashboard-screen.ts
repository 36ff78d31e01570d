import type { Page } from '@playwright/test'
import type { AddressReply } from '#contract/addresses.ts'
import type { Language } from '#domain/text/language.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { PASSWORD, storedTokenOf } from '#tests/support/browser/stored-tokens.ts'
import { rest } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'

export { PASSWORD }

export const TEXTS = {
  en: en,
  ar: ar,
} as const

/** A menu stands beside the page from this width on. */
const WIDE = 1024

let people = 0

export interface Person {
  readonly email: string
  readonly token: string
}

/** Registers somebody new, so that no test finds what another one left. */
export async function newPerson(page: Page, profile: Readonly<Record<string, string>> = {}): Promise<Person> {
  people += 1
  const email = `person-${process.pid}-${people}-${Date.now()}@guests.example`
  const body = { email, password: PASSWORD, firstName: 'Salma', lastName: 'Nile Bakery', phoneNumber: '+20 100 555 0000', ...profile }
  const reply = await page.request.post('/api/auth/register', { data: body })
  expect(reply.status()).toBe(200)
  return { email, token: (await reply.json()).token }
}

/** One of the demo's people, by the part of the address before the sign. */
export async function demoPerson(page: Page, name: 'admin' | 'merchant' | 'disabled-merchant' | 'member'): Promise<Person> {
  const email = `${name}@diyafa.example`
  return { email, token: await storedTokenOf(page, email) }
}

/** Puts the token where a sign-in would have put it. */
export async function signInAs(page: Page, { token }: Person): Promise<void> {
  await rest(page)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

export async function enterAs(page: Page, person: Person, path: string): Promise<void> {
  await signInAs(page, person)
  await openHydrated(page, path)
}

export async function addAddress(page: Page, { token }: Person, facts: Partial<AddressReply> = {}): Promise<AddressReply> {
  const data = {
    address: '12 Talaat Harb St',
    city: 'Cairo',
    state: 'Cairo',
    country: 'Egypt',
    zipCode: '11511',
    isDefault: false,
    ...facts,
  }
  const reply = await page.request.post('/api/address/add', { data, headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return (await reply.json()).address
}

export async function addressesOf(page: Page, { token }: Person): Promise<AddressReply[]> {
  return (await (await page.request.get('/api/address', { headers: { authorization: token } })).json()).addresses
}

/** The account menu: beside the page, or in a sheet that a phone opens. */
export async function menuOf(page: Page, language: Language) {
  const { dashboard } = TEXTS[language]
  if ((page.viewportSize()?.width ?? 0) < WIDE) {
    await page.getByRole('main').getByRole('button', { name: dashboard.menu }).click()
    return page.getByRole('dialog', { name: dashboard.menu }).getByRole('navigation', { name: dashboard.menu })
  }
  return page.getByRole('main').getByRole('navigation', { name: dashboard.menu })
}

/** Matches a menu entry's name, with or without the number of waiting items behind it. */
export function entryOf(language: Language, section: keyof typeof en.dashboard.sections): RegExp {
  const name = TEXTS[language].dashboard.sections[section]
  return new RegExp(`^${name}(?:[\\d\\s]|$)`)
}

/** Chooses a menu entry by its name, without waiting for the page: a question may come first. */
export async function choose(page: Page, language: Language, section: keyof typeof en.dashboard.sections) {
  const menu = await menuOf(page, language)
  await menu.getByRole('link', { name: entryOf(language, section) }).click()
}

/** Opens a section from the menu. */
export async function go(page: Page, language: Language, section: keyof typeof en.dashboard.sections) {
  await choose(page, language, section)
  // The sheet closes when the page is there: until then its button opens nothing new.
  await expect(page.getByRole('dialog', { name: TEXTS[language].dashboard.menu })).toBeHidden()
}

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
export const noticeOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
