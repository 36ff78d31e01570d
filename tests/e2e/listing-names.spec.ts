import { openAlive } from '#tests/support/browser/alive.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { cardsOf, nameIn } from './listing-screen.ts'

test('every name is shown whole on its card, and no measure breaks over two lines', async ({ page, localPath, language }) => {
  const { products } = await (await page.request.get('/api/product/list?limit=100')).json()
  const longest = [...products].sort((a, b) => nameIn(language, b).length - nameIn(language, a).length).slice(0, 5)
  for (const product of longest) {
    await openAlive(page, localPath(`/shop?name=${product.sku}`))
    const name = cardsOf(page).first().getByRole('heading')
    await expect(name).toHaveText(nameIn(language, product))
    expect(await name.evaluate((heading) => heading.scrollHeight - heading.clientHeight)).toBeLessThanOrEqual(1)
  }
  const measured = products.find((product: { name: string; nameAr: string }) => /GN 1\/1/.test(nameIn(language, product)))
  await openAlive(page, localPath(`/shop?name=${measured.sku}`))
  expect(await cardsOf(page).first().getByRole('heading').textContent()).toContain('GN\u00a01/1')
})
