import { type BrowserContext, test as base, expect } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { collectComplaints } from './complaints.ts'
import { type ShopProcess, startVisitedShop } from './shop-process.ts'
import { Tabs } from './tab.ts'

export { expect }

export interface ShopOptions {
  /** The language of the project's screens. */
  language: Language
  /** Complaints that a test provokes on purpose, in one expression: the test runner reads a list of two as a value and its options. */
  expectedComplaints: RegExp[]
}

interface ShopFixtures {
  /** The shop that a test visits: its worker's, where its file starts none of its own. */
  visited: ShopProcess
  /** A path of the specification in the project's language: `/shop` is `/ar/shop` on the Arabic screens. */
  localPath: (path: string) => string
  /** One more browser of somebody else, watched like the first. */
  newVisitor: () => Promise<BrowserContext>
}

/** The real built shop with the demo, one per worker; a test fails when its pages complain. */
export const test = base.extend<ShopOptions & ShopFixtures, { shop: ShopProcess; tabs: Tabs }>({
  language: ['en', { option: true }],
  expectedComplaints: [[], { option: true }],

  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const shop = await startVisitedShop()
      await use(shop)
      await shop.stop()
      shop.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const tabs = new Tabs()
      await use(tabs)
      await tabs.close()
    },
    { scope: 'worker' },
  ],

  visited: ({ shop }, use) => use(shop),
  baseURL: ({ visited }, use) => use(visited.url),

  context: async (
    { browser, tabs, expectedComplaints, visited, viewport, isMobile, hasTouch, locale, javaScriptEnabled, serviceWorkers },
    use,
    testInfo,
  ) => {
    const visit = { url: visited.url, viewport, isMobile, hasTouch, locale, javaScriptEnabled, serviceWorkers }
    const context = await tabs.take(browser, visit)
    const { complaints, stop } = collectComplaints(context)
    await use(context)
    // Requests still open at the end of a test are not failures.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    stop()
    const unexpected = complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)))
    await tabs.giveBack(testInfo.status === testInfo.expectedStatus)
    if (unexpected.length > 0) await testInfo.attach('server log', { body: visited.log().join('\n'), contentType: 'text/plain' })
    expect(unexpected, 'no page complains').toEqual([])
  },

  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages()
    await use(page)
  },

  newVisitor: async ({ browser, contextOptions, baseURL, viewport, locale, expectedComplaints }, use) => {
    const visitors: { context: BrowserContext; complaints: readonly string[] }[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        viewport,
        ...(locale ? { locale } : {}),
      })
      visitors.push({ context, complaints: collectComplaints(context).complaints })
      return context
    })
    for (const { context } of visitors) await context.close()
    const complaints = visitors.flatMap((visitor) => visitor.complaints)
    expect(complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)))).toEqual([])
  },

  localPath: ({ language }, use) => use((path) => (language === 'ar' ? `/ar${path === '/' ? '' : path}` : path)),
})
