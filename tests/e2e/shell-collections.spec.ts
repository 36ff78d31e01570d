import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { allowMotion } from '#tests/support/browser/tab.ts'
import { cardsOf } from './listing-screen.ts'

const HEADER_SHRINKS_BY_PX = 18

test('Back during a smooth scroll returns to the earlier place', async ({ page, localPath }) => {
  await allowMotion(page)
  await openHydrated(page, localPath('/shop'))
  const card = cardsOf(page).nth(6)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => {
        document.documentElement.dataset.scrolled = String(scrollY)
      },
      { capture: true },
    )
  })
  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/product\//)
  await page.waitForFunction(() => scrollY < Number(document.documentElement.dataset.scrolled))
  await page.goBack()
  await expect(cardsOf(page).first()).toBeAttached()
  const offBy = () => page.evaluate(() => Math.abs(scrollY - Number(document.documentElement.dataset.scrolled)))
  await expect.poll(offBy).toBeLessThanOrEqual(HEADER_SHRINKS_BY_PX)
})
