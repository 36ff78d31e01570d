import type { Page } from '@playwright/test'
import type { BrandReply, CategoryReply, ProductListReply } from '#contract/catalogue.ts'
import type { Language } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { ar, en } from '#tests/support/texts.ts'

export const TEXTS = { en: en, ar: ar } as const
export const SHOWING = { en: /^showing 1-10 products of [\d,]+$/, ar: /^عرض المنتجات من 1 إلى 10 من أصل [\d,]+$/ } as const

export function showing(language: Language, from: number, to: number, total: number): string {
  return interpolate(TEXTS[language].listing.showing, { from, to, total: formatNumber(total, language) })
}

export function nameIn(language: Language, record: { readonly name: string; readonly nameAr: string }): string {
  return language === 'ar' && record.nameAr !== '' ? record.nameAr : record.name
}

export async function listOf(page: Page, query: string): Promise<ProductListReply> {
  return (await page.request.get(`/api/product/list?${query}`)).json()
}

export async function categoriesOf(page: Page): Promise<CategoryReply[]> {
  return (await (await page.request.get('/api/category/list')).json()).categories
}

export async function brandsOf(page: Page): Promise<BrandReply[]> {
  return (await (await page.request.get('/api/brand/list')).json()).brands
}

export const toolbarOf = (page: Page) => page.locator('#list-status')
export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never gets there.')
}

/** Chooses a filter beside the list, or in the drawer of a phone. */
export async function choose(page: Page, language: Language, name: string): Promise<void> {
  const { filters } = TEXTS[language].listing
  const button = page.getByRole('button', { name: new RegExp(`^${filters.title}\\s?\\d?$`) })
  if (!(await button.isVisible())) {
    await page.getByRole('complementary').getByRole('radio', { name, exact: true }).check()
    return
  }
  await button.click()
  const drawer = page.getByRole('dialog', { name: filters.title })
  await drawer.getByRole('radio', { name, exact: true }).check()
  await drawer.getByRole('button', { name: filters.apply }).click()
  await expect(drawer).toBeHidden()
}
