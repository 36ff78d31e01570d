import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FOUND_MOST } from '#domain/palette.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, type Person, TEXTS } from './dashboard-screen.ts'
import { rowsOf } from './managed-products-screen.ts'
import { nameIn } from './orders-screen.ts'

interface Caller {
  readonly name: string
  readonly phone: string
  readonly order: { readonly _id: string; readonly number: number }
  readonly customer: string
}

async function enterCaller(page: Page, { token }: Person): Promise<Caller> {
  const unique = `${process.pid}${Date.now()}`.slice(-8)
  const [name, phone] = [`Caller ${unique}`, `010${unique}`]
  const request = { key: randomUUID(), name, phone, language: 'en', words: 'A kitchen for 120 seats' }
  const reply = await page.request.post('/api/order/phone', { data: { request }, headers: { authorization: token } })
  expect(reply.status(), await reply.text()).toBe(200)
  const { order, customer } = await reply.json()
  return { name, phone, order, customer }
}

/** Enter takes the first product of the typed words, and a quantity that nobody can deliver stays and is refused. */
async function noteProducts(page: Page, language: Language): Promise<void> {
  const { caller } = TEXTS[language]
  const search = page.getByRole('searchbox', { name: caller.form.search })
  const firstFor = async (term: string) => {
    const answer = await page.waitForResponse((response) => response.url().includes(`/api/offer/products?search=${term}`))
    const { products } = (await answer.json()) as { products: { name: string; nameAr: string }[] }
    const [first] = products
    if (first === undefined) throw new Error(`no ${term} in the demo`)
    return first
  }
  const mixers = firstFor('mixer')
  await search.fill('mixer')
  await expect(page.getByRole('button', { name: nameIn(await mixers, language) }).first()).toBeVisible()
  const ovens = firstFor('oven')
  await search.fill('oven')
  await search.press('Enter')
  const first = await ovens
  const quantity = page.getByRole('textbox', { name: caller.form.quantity.replace('{{name}}', isolate(nameIn(first, language))) })
  await quantity.fill('2.5')
  await page.getByRole('textbox', { name: caller.form.name }).fill('Hany Shaker')
  await page.getByRole('textbox', { name: caller.form.phone }).fill('01000000000')
  await page.getByRole('button', { name: caller.form.save }).click()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('2.5')
  await expectAccessible(page)
  await quantity.fill('٣')
  await expect(quantity).toHaveAccessibleDescription('')
}

/** Ctrl and the place of the K, which the Arabic layout gives another letter. */
async function pressArabicCtrlK(page: Page): Promise<void> {
  const init = { code: 'KeyK', key: 'ن', ctrlKey: true, bubbles: true, cancelable: true }
  await page.evaluate((pressed) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed)), init)
}

test('Ctrl+K under the Arabic layout finds a request by its number and a caller by the phone, by keys alone; a request by phone begins there, needs a name and a phone, and takes the plan that the caller brings', async ({
  page,
  localPath,
  language,
}) => {
  const { palette, caller, orderFiles } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const { name, phone, order, customer } = await enterCaller(page, admin)
  await enterAs(page, admin, localPath('/dashboard/desk'))
  const field = page.getByRole('combobox', { name: palette.title })
  await expect(page.getByRole('button', { name: palette.title })).toBeVisible()

  await pressArabicCtrlK(page)
  await expect(field).toBeFocused()
  await expect(page.getByRole('group', { name: palette.groups.pages })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  // Enter does not wait for the answer.
  await pressArabicCtrlK(page)
  await field.fill(`#${order.number}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${localPath(`/order/${order._id}`)}$`))
  // The address changes before the page does: a palette that opens over the page before is closed with that page.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(order.number))

  await pressArabicCtrlK(page)
  await expect(page.getByRole('group', { name: palette.groups.recent }).getByRole('option')).toHaveCount(1)
  await field.fill(phone.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))))
  const found = page.getByRole('group', { name: palette.groups.customers }).getByRole('option')
  await expect(found).toHaveCount(2)
  await expect(found.first()).toContainText(name)
  // The request stands first, then the customer, then a new request for the customer.
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(found.last()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/dashboard/orders/new\\?customer=${customer}$`))
  await expect(page.getByRole('textbox', { name: caller.form.name })).toHaveValue(name)

  // Somebody else calls: the form is empty again.
  await page.getByRole('button', { name: palette.title }).click()
  await page.getByRole('option', { name: palette.byPhone }).click()
  await expect(page).toHaveURL(localPath('/dashboard/orders/new'))
  await expect(page.getByRole('heading', { level: 1, name: caller.form.title })).toBeVisible()
  await expect(page.getByRole('textbox', { name: caller.form.name })).toHaveValue('')
  await noteProducts(page, language)

  // A reload shows whose request it is, too, when a known caller was chosen.
  await page.getByRole('textbox', { name: caller.form.phone }).fill(phone)
  await page.getByRole('button', { name: caller.form.choose }).click()
  const chosen = page.getByText(caller.form.chosen.replace('{{name}}', isolate(name)))
  await expect(chosen).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()
  await page.getByRole('button', { name: TEXTS[language].formNotes.discard }).click()
  await expect(chosen).toBeHidden()

  await page.getByRole('textbox', { name: caller.form.phone }).fill(`010${`${process.pid}${Date.now()}`.slice(-8)}`)
  await page.getByRole('textbox', { name: caller.form.name }).fill('Hany Shaker')
  await page.getByRole('textbox', { name: caller.form.words }).fill('A kitchen for 120 seats')
  await page.getByRole('button', { name: caller.form.save }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/R-\d+/)
  await expect(page.getByRole('img', { name: caller.saved.code })).toBeVisible()
  const files = page.getByRole('heading', { name: orderFiles.title })
  await expect(files).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(files, 'a card without files is not printed').toBeHidden()
  await page.emulateMedia({ media: null })
  const plan = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await page.locator('input[type="file"]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: plan })
  await expect(page.getByRole('button', { name: orderFiles.deleteNamed.replace('{{name}}', isolate('plan.pdf')) })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(files).toBeVisible()
  await expect(page.getByText('plan.pdf')).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('a kind with more results than the search shows leads to its whole list, by keys alone', async ({ page, localPath, language }) => {
  const { palette, products } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/desk'))
  await page.getByRole('button', { name: palette.title }).click()
  await page.getByRole('combobox', { name: palette.title }).fill('oven')
  const group = page.getByRole('group', { name: palette.groups.products })
  const all = group.getByRole('option', { name: palette.allIn.replace('{{list}}', palette.groups.products) })
  await expect(all).toBeVisible()
  await expectAccessible(page)
  const ids = await page.getByRole('option').evaluateAll((options) => options.map(({ id }) => id))
  for (let down = ids.indexOf((await all.getAttribute('id')) ?? ''); down > 0; down -= 1) await page.keyboard.press('ArrowDown')
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(localPath('/dashboard/product?search=oven'))
  await expect(page.getByRole('searchbox', { name: products.list.search })).toHaveValue('oven')
  await expect(rowsOf(page).nth(FOUND_MOST)).toBeVisible()
})
