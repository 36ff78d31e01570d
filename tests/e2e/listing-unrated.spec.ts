import { interpolate } from '#i18n/interpolate.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { startChangedShop } from './changed-shop.ts'
import { TEXTS } from './listing-screen.ts'

/** The demo without any reviews. */
const test = testsInOwnShop(() => startChangedShop(({ tx }) => tx.update(products).set({ ratingSum: 0, reviewCount: 0 })))

test('while nothing is rated there is no rating filter, unless the address asks for one', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { filters } = TEXTS[language].listing
  const group = page.getByRole('group', { name: filters.rating })
  await openAlive(page, localPath('/shop'))
  if (isMobile) await page.getByRole('button', { name: filters.title, exact: true }).click()
  await expect(page.getByRole('group', { name: filters.category }).last()).toBeVisible()
  await expect(group).toHaveCount(0)
  await openAlive(page, localPath('/shop?rating=4'))
  if (isMobile) await page.getByRole('button', { name: filters.title }).click()
  await expect(group.getByRole('radio', { name: interpolate(filters.ratingAndUp, { stars: 4 }) }).last()).toBeChecked()
})
