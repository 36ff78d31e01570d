import type { Page } from '@playwright/test'
import type { ProductCard, ProductDetail } from '#contract/catalogue.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { forgetFiles } from '#tests/support/browser/tab.ts'
import { listOf, nameIn, TEXTS } from './listing-screen.ts'

export { nameIn, TEXTS }

/** A product of the demo with the property that a test needs. */
export async function productOf(page: Page, isMeant: (product: ProductCard) => boolean, what: string): Promise<ProductDetail> {
  for (let at = 1; at <= 5; at++) {
    const { products } = await listOf(page, `limit=100&page=${at}`)
    const found = products.find(isMeant)
    if (found !== undefined) return (await (await page.request.get(`/api/product/item/${found.slug}`)).json()).product
  }
  throw new Error(`The demo has no product ${what}.`)
}

export const anyProduct = (page: Page) =>
  productOf(
    page,
    ({ inventory, specs }) => inventory > 30 && inventory <= 100 && specs.heightMm !== undefined && specs.powerKw !== undefined,
    'with between 30 and 100 pieces, sizes and power',
  )

export async function openProduct(page: Page, localPath: (path: string) => string, { slug }: { readonly slug: string }): Promise<void> {
  await openHydrated(page, localPath(`/product/${slug}`))
}

/** The layout shifts of the page so far, as browsers count them; those that follow a press don't count. */
export function movedOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    observer.disconnect()
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })
}

/** Sums the layout shifts of a first visit. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await forgetFiles(page)
  return () => movedOn(page)
}

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
