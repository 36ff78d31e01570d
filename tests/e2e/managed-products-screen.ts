import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, type Person, TEXTS } from './dashboard-screen.ts'

export type BrandOption = CallReply<'GET /api/brand/list/select'>['brands'][number]

let made = 0

/** A small picture of one colour, as a shop's camera would name it. */
export async function aPicture(color = '#b07a1c', size = { width: 120, height: 90 }) {
  const buffer = await sharp({ create: { ...size, channels: 3, background: color } })
    .png()
    .toBuffer()
  return { name: 'oven.png', mimeType: 'image/png', buffer }
}

export async function brandsOf(page: Page, { token }: Person): Promise<readonly BrandOption[]> {
  const reply = await page.request.get('/api/brand/list/select', { headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return (await reply.json()).brands
}

/** A product of its own for a test, so that no test finds what another one left. */
export async function addProduct(page: Page, manager: Person, facts: Readonly<Record<string, string>> = {}): Promise<ManagedProduct> {
  made += 1
  const sku = `T-${process.pid}-${made}-${Date.now()}`
  const [brand] = await brandsOf(page, manager)
  const multipart = {
    sku,
    name: `Test oven ${sku}`,
    nameAr: `فرن تجربة ${sku}`,
    description: 'Bakes evenly.',
    descriptionAr: 'يخبز بانتظام.',
    price: '45000',
    quantity: '12',
    taxable: '1',
    brand: brand?._id ?? '',
    ...facts,
    image: await aPicture(),
  }
  const reply = await page.request.post('/api/product/add', { headers: { authorization: manager.token }, multipart })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).product
}

export async function readProduct(page: Page, { token }: Person, id: string): Promise<ManagedProduct> {
  const reply = await page.request.get(`/api/product/${id}`, { headers: { authorization: token } })
  expect(reply.status()).toBe(200)
  return (await reply.json()).product
}

/** Changes the product as somebody else would in another window. */
export async function changeElsewhere(
  page: Page,
  { token }: Person,
  product: ManagedProduct,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { sku, name, nameAr, slug, description, descriptionAr, price, quantity, taxable, brand } = await readProduct(
    page,
    { token, email: '' },
    product._id,
  )
  const data = {
    product: { sku, name, nameAr, slug, description, descriptionAr, price, quantity, taxable, brand: brand?._id, ...facts },
  }
  const reply = await page.request.put(`/api/product/${product._id}`, { headers: { authorization: token }, data })
  expect(reply.status(), await reply.text()).toBe(200)
}

export function nameIn(product: Pick<ManagedProduct, 'name' | 'nameAr'>, language: Language): string {
  return inLanguage({ en: product.name, ar: product.nameAr }, language)
}

export const rowsOf = (page: Page): Locator => page.getByRole('main').locator('tbody tr')

export const rowOf = (page: Page, product: ManagedProduct): Locator => rowsOf(page).filter({ hasText: product.sku })

/** Finds a form's field by its name on the wire, because labels differ by language. */
export const inputOf = (page: Page, name: string): Locator => page.getByRole('main').locator(`form [name="${name}"]`)

export const saveButton = (page: Page, language: Language, isNew = false): Locator =>
  page.getByRole('main').getByRole('button', { name: TEXTS[language].products.form[isNew ? 'saveNew' : 'save'], exact: true })

/** An admin on the page of a new product of their own. */
export async function editNew(
  page: Page,
  localPath: (path: string) => string,
  facts: Readonly<Record<string, string>> = {},
): Promise<{ readonly admin: Person; readonly product: ManagedProduct }> {
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin, facts)
  await enterAs(page, admin, localPath(`/dashboard/product/edit/${product._id}`))
  await expect(inputOf(page, 'sku')).toHaveValue(product.sku)
  return { admin, product }
}
