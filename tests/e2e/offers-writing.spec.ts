import { expectAccessible } from '#tests/support/browser/axe.ts'
import { dragByMouse, dragByTouch } from '#tests/support/browser/dragging.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, newPerson, TEXTS } from './dashboard-screen.ts'
import { placeOrder, someProducts } from './orders-screen.ts'

test('a request becomes an offer whose draft survives a reload and prints what the customer sees, whose lines are dragged by finger and mouse and whose removed parts leave the focus beside them, and that goes out on paper', async ({
  page,
  localPath,
  language,
}) => {
  const { offers, offerEditor, offerSending } = TEXTS[language]
  const person = await newPerson(page)
  const products = await someProducts(page, 2)
  const order = await placeOrder(page, person, products)
  await enterAs(page, await demoPerson(page, 'admin'), localPath(`/order/${order._id}`))
  await page.getByRole('button', { name: offers.request.make }).click()
  const main = page.getByRole('main')
  const lines = main.locator('[data-line]')
  await expect(lines).toHaveCount(2)
  await expect(main.locator('[data-saving="saved"]').filter({ visible: true })).toBeVisible()
  const handles = lines.locator('[data-handle]')
  const inOrder = () => handles.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.handle))
  const before = await inOrder()
  await handles.nth(1).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
  await dragByTouch(page, handles.nth(1), handles.nth(0))
  await expect.poll(inOrder).toEqual(before.toReversed())
  await dragByMouse(page, handles.nth(0), main.locator('[data-end]'))
  await expect.poll(inOrder).toEqual(before)
  // Enter adds the first of the products that are found, and a second one adds nothing.
  await main.getByRole('button', { name: offerEditor.lines.product, exact: true }).click()
  const picker = page.getByRole('dialog')
  await picker.getByLabel(offerEditor.picker.label).fill(products[0]?.sku ?? '')
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(3)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await lines
    .last()
    .getByRole('button', { name: offerEditor.line.remove.replace('{{name}}', '') })
    .click()
  await expect(lines).toHaveCount(2)
  await main.getByLabel(offerEditor.addressee.phone, { exact: true }).fill('')
  await main.getByLabel(offerEditor.money.discount).fill('٥')
  await main.getByRole('button', { name: offerEditor.fees.installation, exact: true }).click()
  await expect(lines).toHaveCount(3)
  const installation = lines.last()
  await installation.getByText(offerEditor.line.more, { exact: true }).click()
  await installation.getByLabel(offerEditor.line.note).fill('By the hood')
  await installation.getByLabel(offerEditor.line.tax).selectOption({ label: offerEditor.tax.none })
  const { recipients } = offerEditor
  const more = main.getByRole('button', { name: recipients.add })
  const removal = (number: number) => main.getByRole('button', { name: recipients.remove.replace('{{number}}', String(number)) })
  await more.click()
  await more.click()
  await removal(2).press('Enter')
  await expect(removal(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removal(1)).toHaveCount(0)
  await expect(more).toBeFocused()
  await page.reload()
  await expect(lines).toHaveCount(3)
  await expect(main.getByLabel(offerEditor.money.discount)).toHaveValue('5')
  await page.emulateMedia({ media: 'print' })
  await expect(main.locator('input, select, textarea').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('complementary').getByText('By the hood')).toBeVisible()
  await page.emulateMedia({ media: null })
  await expectAccessible(page)
  // The free line has no price yet: the dialog says so and leads to its field.
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: offerSending.send })).toBeDisabled()
  // The dialog leads to a forgotten tax too, whose field is made only now that its fold opens.
  await dialog.getByRole('button', { name: offerSending.warnings['line-untaxed'] }).click()
  await expect(installation.getByLabel(offerEditor.line.tax)).toBeFocused()
  await expect(installation.getByLabel(offerEditor.line.note)).toHaveValue('By the hood')
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('button', { name: offerSending.fields.unitMinor }).click()
  await page.keyboard.type('1500')
  await page.keyboard.press('Control+Enter')
  await dialog.getByLabel(offerSending.way.email).uncheck()
  await dialog.getByLabel(offerSending.way.print).check()
  await dialog.getByLabel(offerSending.way.whatsapp).check()
  await expectAccessible(page)
  // The customer has no phone: the seller chooses the chat, which opens by itself and stays one press away.
  const toAnybody = /^https:\/\/wa\.me\/\?text=/
  await page.context().route(toAnybody, (route) => route.fulfill({ body: '' }))
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: offerSending.send }).click()
  const chat = await opened
  await chat.waitForURL(toAnybody)
  await chat.close()
  await expect(dialog.getByRole('link', { name: offerSending.openChat })).toHaveAttribute('href', toAnybody)
  await expect(dialog.getByRole('button', { name: offerSending.print })).toBeVisible()
  await dialog.getByRole('button', { name: offerSending.done }).click()
  await expect(main).toContainText(offers.states.sent)
  await page.goto(localPath(`/order/${order._id}`))
  await expect(main.getByText(offers.states.sent, { exact: true })).toBeVisible()
})

test('a price that can not be read stays with a sentence and is not sent over; a dialog that is closed while it sends tells what was sent', async ({
  page,
  localPath,
  language,
}) => {
  const { offers, offerEditor, offerSending } = TEXTS[language]
  const order = await placeOrder(page, await newPerson(page), await someProducts(page, 1))
  await enterAs(page, await demoPerson(page, 'admin'), localPath(`/order/${order._id}`))
  await page.getByRole('button', { name: offers.request.make }).click()
  const main = page.getByRole('main')
  const price = main.getByLabel(offerEditor.line.unitPrice)
  await price.fill('12.505')
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('12.505')
  await expect(price).toHaveAccessibleDescription(offerEditor.refusedFigure.amount)
  await expectAccessible(page)
  const discount = main.getByLabel(offerEditor.money.discount)
  await discount.focus()
  await page.keyboard.press('Control+Enter')
  await expect(price).toBeFocused()
  await page.keyboard.type('912,500.5')
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('912,500.50')
  await expect(price).toHaveAccessibleDescription('')

  // The figure of one unit means nothing in the other.
  const units = page.getByLabel(offerEditor.unit, { exact: true })
  const pair = main
    .locator('div')
    .filter({ has: page.getByLabel(offerEditor.money.discount) })
    .filter({ has: units })
  const unit = pair.last().getByLabel(offerEditor.unit, { exact: true })
  await unit.selectOption('amount')
  await discount.fill('1,500')
  await unit.selectOption('percent')
  await expect(discount).toHaveValue('')
  await unit.selectOption('amount')
  await discount.fill('1%')
  await expect(unit).toHaveValue('percent')
  await expect(main.locator('[data-saving="saved"]').filter({ visible: true })).toBeVisible()

  const { promise: sent, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/offer/*/send', async (route) => {
    await sent
    await route.continue()
  })
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(offerSending.way.email).uncheck()
  await dialog.getByLabel(offerSending.way.print).check()
  const asked = page.waitForRequest('**/api/offer/*/send')
  await dialog.getByRole('button', { name: offerSending.send }).click()
  await asked
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  answer()
  await expect(dialog.locator('div:focus').getByRole('button', { name: offerSending.print })).toBeVisible()
  await dialog.getByRole('button', { name: offerSending.done }).click()
  await expect(main).toContainText(offers.states.sent)
})
