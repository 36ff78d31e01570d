import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, go, headingOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { numberOf, placeOrder, someProducts } from './orders-screen.ts'

test('an order that staff cancelled with a reason is in the archive, and its own address leads there; they return to the list they came from', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, orders } = TEXTS[language]
  const person = await newPerson(page)
  const order = await placeOrder(page, person, await someProducts(page, 2))
  const list = `${localPath('/dashboard/orders/customers')}?search=${numberOf(order)}`
  await enterAs(page, await demoPerson(page, 'admin'), list)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: numberOf(order) }).click()
  await page.getByRole('button', { name: orders.change.cancelOrder }).click()
  const dialog = page.getByRole('dialog', { name: orders.change.orderTitle })
  const reason = dialog.getByRole('textbox', { name: orders.change.reason })
  await reason.fill('Ordered twice by mistake')
  await expectAccessible(page)
  // A selection that ends beside the dialog is no press beside it.
  const [field, sheet] = [await reason.boundingBox(), await dialog.boundingBox()]
  await page.mouse.move((field?.x ?? 0) + 80, (field?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((sheet?.x ?? 0) - 40, (field?.y ?? 0) + 20, { steps: 4 })
  await page.mouse.up()
  await expect(reason).toHaveValue('Ordered twice by mistake')
  await dialog.getByRole('button', { name: orders.change.orderConfirm }).click()
  await expect(page).toHaveURL(list)
  await expect(main).toContainText(orders.list.cancelled.replace('{number}', numberOf(order)))
  await expect(main.getByRole('link', { name: numberOf(order) })).toHaveCount(0)
  await go(page, language, 'archive')
  await expect(headingOf(page)).toHaveText(dashboard.sections.archive)
  await expect(page).toHaveURL(localPath('/dashboard/orders/archive'))
  const search = page.getByRole('searchbox', { name: orders.list.search })
  await search.fill(numberOf(order))
  await search.press('Enter')
  const card = page.getByRole('region', { name: dashboard.sections.archive }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  for (const told of ['Salma', 'Ola', 'Ordered twice by mistake']) await expect(card).toContainText(told)
  await card.getByRole('link', { name: numberOf(order) }).click()
  await expect(headingOf(page)).toHaveText(`${orders.order} ${numberOf(order)}`)
  await expect(main.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(2)
  await expect(main.getByRole('button', { name: orders.change.cancelOrder })).toHaveCount(0)
  await main.getByRole('link', { name: orders.archive.back }).click()
  await expect(card).toHaveCount(1)
  await openHydrated(page, localPath(`/order/${order._id}`))
  await expect(headingOf(page)).toHaveText(orders.gone.cancelled)
  await main.getByRole('link', { name: orders.gone.archive }).click()
  await expect(page).toHaveURL(localPath(`/dashboard/orders/archive/${order._id}`))
  await openHydrated(page, localPath('/dashboard/orders/archive/nothing'))
  await expect(main).toContainText(orders.archive.missing)
})
