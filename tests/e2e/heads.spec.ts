import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { TEXTS } from './listing-screen.ts'
import { anyProduct } from './product-screen.ts'

test('data blocks cause no page error and no failed hydration', async ({ page, localPath, language }) => {
  const { slug } = await anyProduct(page)
  await openHydrated(page, localPath(`/product/${slug}`))
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await page.getByRole('navigation').getByRole('link', { name: TEXTS[language].listing.path.shop }).first().click()
  await expect.poll(() => page.locator('script[type="application/ld+json"]').first().textContent()).toContain('ItemList')
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website')
})
