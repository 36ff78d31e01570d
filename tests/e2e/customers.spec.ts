import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, newPerson, type Person, TEXTS } from './dashboard-screen.ts'

const PHONE = { typed: '0100 555 7788', other: '+20 100 555 7788' } as const

/** The customer of somebody who wrote to the shop, with a phone that staff noted. */
async function addCustomer(page: Page, { token }: Person, { name, phone }: { name: string; phone: string }): Promise<string> {
  const send = async (method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(path, { method, data, headers: { authorization: token } })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  const { email } = await newPerson(page)
  await send('POST', '/api/contact/add', { name, email, message: 'Do you build pizza ovens?' })
  const { customers } = await send('GET', `/api/customer?search=${encodeURIComponent(email)}`)
  const id = customers[0]._id
  await send('POST', `/api/customer/${id}/contact`, { kind: 'phone', value: phone })
  return id
}

/** Saves the only company of the customer on the screen, as another member of staff would. */
async function changeCompany(page: Page, { token }: Person, company: object): Promise<void> {
  const path = `/api/customer/${page.url().split('/').at(-1)}`
  const headers = { authorization: token }
  const { customer } = await (await page.request.get(path, { headers })).json()
  const answer = await page.request.put(`${path}/company/${customer.companies[0]._id}`, { data: company, headers })
  expect(answer.status()).toBe(200)
}

test('staff find a customer, join the same person under another record, undo it, and note a company', async ({
  page,
  localPath,
  language,
}) => {
  const { customers, dashboard } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const name = `Nadia ${Date.now()}`
  await addCustomer(page, admin, { name, phone: PHONE.typed })
  await addCustomer(page, admin, { name: `${name} at work`, phone: PHONE.other })
  await enterAs(page, admin, localPath('/dashboard/customers'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.customers)
  await main.getByRole('searchbox').fill(`${name} at`)
  await main.getByRole('searchbox').press('Enter')
  await main.getByRole('link', { name: `${name} at work`, exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${name} at work`)

  const twin = main
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button') })
  await twin.first().getByRole('button').click()
  const joined = main.getByRole('region', { name: customers.joined.title })
  await expect(joined).toContainText(name)
  await joined.getByRole('button').click()
  await expect(joined).toHaveCount(0)

  const companies = main.getByRole('region', { name: customers.companies.title })
  await companies.getByRole('button', { name: customers.companies.add }).click()
  const dialog = page.getByRole('dialog')
  const legalName = dialog.getByRole('textbox', { name: customers.companies.name })
  const taxNumber = dialog.getByRole('textbox', { name: customers.companies.taxNumber })
  await legalName.fill('Nile Bakery')
  await taxNumber.fill('29001011234567')
  await dialog.getByRole('button', { name: customers.save }).click()
  await expect(taxNumber).toHaveAttribute('aria-invalid', 'true')
  await expect(taxNumber).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await taxNumber.fill('123456789')
  await taxNumber.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(companies).toContainText('123-456-789')

  // A colleague saves while the form is open: nothing that either of them typed is lost.
  await companies.getByRole('button', { name: customers.companies.edit }).click()
  const branch = dialog.getByRole('textbox', { name: customers.companies.branch })
  await branch.fill('Zamalek')
  const theirs = { name: 'Nile Bakery', branch: 'Maadi', taxNumber: '123456789' }
  await changeCompany(page, admin, theirs)
  await dialog.getByRole('button', { name: customers.save }).click()
  await expect(dialog.getByRole('alert')).toHaveText(customers.changed)
  await expect(branch).toHaveValue('Zamalek')
  await expect(branch).toHaveAccessibleDescription(/Maadi/)
  await expect(companies).toContainText('Maadi')
  await dialog.getByRole('button', { name: customers.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(companies).toContainText('Zamalek')
})
