import { openAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, go, headingOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { numberOf, placeOrder, someProducts } from './orders-screen.ts'

test('an order that staff cancelled with a reason is in the archive, and its own address leads there', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  await enterAs(page, await demoPerson(page, 'admin'), localPath(`/order/${order._id}`))
  await page.getByRole('button', { name: orders.change.cancelOrder }).click()
  const dialog = page.getByRole('dialog', { name: orders.change.orderTitle })
  await dialog.getByRole('textbox', { name: orders.change.reason }).fill('Ordered twice by mistake')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: orders.change.orderConfirm }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders'))
  await go(page, language, 'archive')
  await expect(headingOf(page)).toHaveText(dashboard.sections.archive)
  await expect(page).toHaveURL(localPath('/dashboard/orders/archive'))
  const field = page.getByRole('searchbox', { name: orders.list.search })
  await field.fill(numberOf(order))
  await field.press('Enter')
  const card = page.getByRole('region', { name: dashboard.sections.archive }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  for (const told of ['Salma', 'Ola', 'Ordered twice by mistake']) await expect(card).toContainText(told)
  await card.getByRole('link', { name: numberOf(order) }).click()
  await expect(headingOf(page)).toHaveText(`${orders.order} ${numberOf(order)}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(2)
  await expect(main.getByRole('button', { name: orders.change.cancelOrder })).toHaveCount(0)
  await main.getByRole('link', { name: orders.archive.back }).click()
  await expect(card).toHaveCount(1)
  await openAlive(page, localPath(`/order/${order._id}`))
  await expect(headingOf(page)).toHaveText(orders.gone.cancelled)
  await main.getByRole('link', { name: orders.gone.archive }).click()
  await expect(page).toHaveURL(localPath(`/dashboard/orders/archive/${order._id}`))
  await openAlive(page, localPath('/dashboard/orders/archive/nothing'))
  await expect(main).toContainText(orders.archive.missing)
})
