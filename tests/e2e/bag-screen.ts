import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalogue.ts'
import type { BagItem } from '#domain/orders/bag.ts'
import type { Language } from '#domain/text/language.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { rest } from '#tests/support/browser/tab.ts'
import { type Person, TEXTS } from './dashboard-screen.ts'
import { nameIn } from './orders-screen.ts'

export const bagOf = (page: Page, language: Language) => page.getByRole('dialog', { name: new RegExp(`^${TEXTS[language].bag.title}`) })

/** The bag's button in the header, which is on every screen. */
export const bagButton = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: TEXTS[language].request.bag })

export async function openBag(page: Page, language: Language) {
  await bagButton(page, language).click()
  const bag = bagOf(page, language)
  await expect(bag).toBeVisible()
  return bag
}

/** The line of a product in the open bag. */
export const bagLine = (page: Page, language: Language, product: Pick<ProductCard, 'name' | 'nameAr'>) =>
  bagOf(page, language)
    .getByRole('listitem')
    .filter({ hasText: nameIn(product, language) })

/** A line as the browser stores it, under the contract's keys. */
type StoredItem = Omit<BagItem, 'isNew' | 'stock'> & Pick<ProductCard, 'taxable' | 'inventory'>

export const itemOf = ({ _id, slug, name, nameAr, imageUrl, taxable, sku, inventory }: ProductCard, quantity = 1): StoredItem => ({
  _id,
  slug,
  name,
  nameAr,
  imageUrl,
  taxable,
  sku,
  inventory,
  quantity,
})

/** Opens a page with a bag that was filled before, signed in where a person is given. */
export async function enterWithBag(page: Page, path: string, items: readonly StoredItem[], person?: Person): Promise<void> {
  await rest(page)
  await page.evaluate(
    ([bag, token]) => {
      localStorage.setItem('cart_items', String(bag))
      if (token === null) localStorage.removeItem('token')
      else localStorage.setItem('token', String(token))
    },
    [JSON.stringify(items), person?.token ?? null],
  )
  await openHydrated(page, path)
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
