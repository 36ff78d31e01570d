import type { Page, Route } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bagButton, bagOf, enterWithBag, itemOf, openBag, stored } from './bag-screen.ts'
import { newPerson, TEXTS } from './dashboard-screen.ts'
import { ordersOf, someProducts } from './orders-screen.ts'

const SUCCESS = /\/order\/success\/[\da-f-]+$/

const confirmOf = (tab: Page, language: Language) => bagOf(tab, language).getByRole('button', { name: TEXTS[language].bag.confirm })

/** Holds each call until as many have come as there are tabs. */
function holdUntil(count: number) {
  const held: Route[] = []
  return async (route: Route) => {
    held.push(route)
    if (held.length === count) await Promise.all(held.map((each) => each.continue()))
  }
}

test('two tabs that store and confirm the same bag at the same moment make one order', async ({ page, context, localPath, language }) => {
  const person = await newPerson(page)
  const products = await someProducts(page, 2)
  await enterWithBag(
    page,
    localPath('/shop'),
    products.map((product) => itemOf(product)),
    person,
  )
  const other = await context.newPage()
  await openHydrated(other, localPath('/shop'))
  const tabs = [page, other]
  for (const tab of tabs) await expect(await openBag(tab, language)).toContainText('L.E')
  const hold = holdUntil(tabs.length)
  for (const tab of tabs) await tab.route('**/api/cart/add', hold)
  // The page presses the buttons itself: Playwright's click waits for its tab to come to the front, one after the other.
  await Promise.all(tabs.map((tab) => confirmOf(tab, language).evaluate((button: HTMLElement) => button.click())))
  for (const tab of tabs) await expect(tab).toHaveURL(SUCCESS)
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname)
  expect(await ordersOf(page, person)).toHaveLength(1)
  for (const tab of tabs) {
    await expect(bagButton(tab, language)).toContainText('0')
    // The other tab empties the bag before the slower answer is there.
    for (const key of ['cart_items', 'cart_id', 'cart_key']) await expect.poll(() => stored(tab, key)).toBeNull()
  }
})
