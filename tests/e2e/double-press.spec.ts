import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bagOf, enterWithBag, itemOf, openBag, stored } from './bag-screen.ts'
import { newPerson, TEXTS } from './dashboard-screen.ts'
import { someProducts } from './orders-screen.ts'

const HOUR_MS = 3_600_000

test('a double click on a card asks for its product once and leaves it in the bag', async ({ page, localPath, language }) => {
  await openHydrated(page, localPath('/shop'))
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: TEXTS[language].request.add }).dblclick()
  await expect(bagOf(page, language).getByRole('listitem')).toHaveCount(1)
  expect(JSON.parse((await stored(page, 'cart_items')) ?? '[]')).toHaveLength(1)
})

test('the second press of a double click that comes once the bag is open leaves it open', async ({ page, localPath, language }) => {
  await openHydrated(page, localPath('/shop'))
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: TEXTS[language].request.add }).hover()
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(bagOf(page, language).getByRole('listitem')).toHaveCount(1)
  }
})

test('the second press of a double click leaves a menu of the header open, and a later press closes it', async ({
  page,
  localPath,
  isMobile,
}) => {
  test.skip(isMobile, 'small screens have the menu drawer')
  await openHydrated(page, localPath('/shop'))
  const label = page.getByRole('banner').locator('summary').first()
  const menu = page.getByRole('banner').locator('details').first()
  await label.hover()
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(menu).toHaveAttribute('open')
  }
  await label.click()
  await expect(menu).not.toHaveAttribute('open')
})

test('a press that comes as the bag opens under the finger confirms nothing', async ({ page, localPath, language }) => {
  const [product] = await someProducts(page, 1)
  if (product === undefined) throw new Error('no product to ask for')
  await page.clock.install()
  await enterWithBag(page, localPath('/shop'), [itemOf(product, 1)], await newPerson(page))
  // The page's clock stands still, so no time passes between the two presses on a slow machine.
  await page.clock.pauseAt(Date.now() + HOUR_MS)
  const drawer = await openBag(page, language)
  const confirm = drawer.getByRole('button', { name: TEXTS[language].bag.confirm })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The drawer's animations end now, while the page's clock still shows the moment of opening.
  await page.evaluate(() => {
    for (const each of document.querySelector('dialog[open]')?.getAnimations({ subtree: true }) ?? []) each.finish()
  })
  const box = await confirm.boundingBox()
  if (box === null) throw new Error('no button to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  expect(await confirm.getAttribute('aria-busy')).not.toBe('true')
  await expect(drawer).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/order') || path.startsWith('/api/cart/add'))).toEqual([])
  await page.clock.resume()
  await confirm.click()
  await expect(page).toHaveURL(/\/order\/success\//)
})
