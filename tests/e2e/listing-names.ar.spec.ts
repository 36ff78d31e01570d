import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { cardsOf, nameIn } from './listing-screen.ts'

test('every name is shown whole on its card, and no measure breaks over two lines', async ({ page, localPath, language }) => {
  const { products } = await (await page.request.get('/api/product/list?limit=100')).json()
  const longest = [...products].sort((a, b) => nameIn(language, b).length - nameIn(language, a).length).slice(0, 5)
  const name = cardsOf(page).first().getByRole('heading')
  for (const [index, product] of longest.entries()) {
    const path = localPath(`/shop?name=${product.sku}`)
    await (index === 0 ? openHydrated(page, path) : follow(page, path))
    await expect(name).toHaveText(nameIn(language, product))
    expect(await name.evaluate((heading) => heading.scrollHeight - heading.clientHeight)).toBeLessThanOrEqual(1)
  }
  const measured = products.find((product: { name: string; nameAr: string }) => /GN 1\/1/.test(nameIn(language, product)))
  await follow(page, localPath(`/shop?name=${measured.sku}`))
  await expect(name).toHaveText(nameIn(language, measured))
  expect(await name.textContent()).toContain('GN\u00a01/1')
})
