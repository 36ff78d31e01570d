import type { Locator, Page } from '@playwright/test'
import type { ManagedBrand } from '#contract/brands.ts'
import type { WholeCategory } from '#contract/categories.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { expect } from '#tests/support/browser/shop.ts'
import type { Person } from './dashboard-screen.ts'

let made = 0

async function send<Reply>(page: Page, { token }: Person, call: string, data: unknown): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ')
  const reply = await page.request.fetch(path, { method, headers: { authorization: token }, data })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

function names() {
  made += 1
  const mark = `${process.pid}-${made}-${Date.now()}`
  return { name: `Test place ${mark}`, nameAr: `مكان تجربة ${mark}`, description: 'For a test.', descriptionAr: 'للتجربة.' }
}

/** A category of its own for a test, so that no test finds what another one left. */
export async function addCategory(page: Page, admin: Person, products: readonly string[]): Promise<WholeCategory> {
  return (await send<{ category: WholeCategory }>(page, admin, 'POST /api/category/add', { ...names(), products })).category
}

export async function addBrand(page: Page, admin: Person): Promise<ManagedBrand> {
  return (await send<{ brand: ManagedBrand }>(page, admin, 'POST /api/brand/add', names())).brand
}

export async function readCategory(page: Page, { token }: Person, id: string): Promise<WholeCategory> {
  const reply = await page.request.get(`/api/category/${id}`, { headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return (await reply.json()).category
}

export async function readBrand(page: Page, { token }: Person, id: string): Promise<ManagedBrand> {
  const reply = await page.request.get(`/api/brand/${id}`, { headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return (await reply.json()).brand
}

/** Changes the category as somebody else would in another window. */
export async function changeCategoryElsewhere(
  page: Page,
  admin: Person,
  { _id }: WholeCategory,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { name, nameAr, slug, description, descriptionAr, products } = await readCategory(page, admin, _id)
  const category = { name, nameAr, slug, description, descriptionAr, products, ...facts }
  await send(page, admin, `PUT /api/category/${_id}`, { category })
}

export function nameIn({ name, nameAr }: { readonly name: string; readonly nameAr: string }, language: Language): string {
  return inLanguage({ en: name, ar: nameAr }, language)
}

export const rowsOf = (page: Page): Locator => page.getByRole('main').locator('tbody tr')

export const rowOf = (page: Page, collection: { readonly slug: string }): Locator => rowsOf(page).filter({ hasText: `/${collection.slug}` })

export const inputOf = (page: Page, name: string): Locator => page.getByRole('main').locator(`form [name="${name}"]`)

/** The box of a product in the picker. */
export const boxOf = (page: Page, sku: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: sku }).getByRole('checkbox')
