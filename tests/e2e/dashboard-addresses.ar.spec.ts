import { GOVERNORATES } from '#i18n/governorates.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { addAddress, addressesOf, enterAs, headingOf, newPerson, TEXTS } from './dashboard-screen.ts'

const ADDED = { en: 'Address has been added successfully!', ar: 'تمت إضافة العنوان.' } as const
const CHANGED = { en: 'Address has been updated successfully!', ar: 'تم حفظ العنوان.' } as const
const DELETED = { en: 'Address has been deleted successfully!', ar: 'تم حذف العنوان.' } as const

test('a page without addresses says so and leads to the first one, which is then changed and deleted while the other stays', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, fields, formNotes } = TEXTS[language]
  const person = await newPerson(page)
  const main = page.getByRole('main')
  const address = main.getByLabel(fields.address, { exact: true })
  await enterAs(page, person, localPath('/dashboard/address'))
  await expect(main.getByRole('heading', { name: language === 'en' ? 'No addresses found.' : 'لا توجد عناوين.' })).toBeVisible()
  await main.getByRole('link', { name: dashboard.addresses.add }).click()
  await address.fill('7 Nile Corniche')
  await main.getByLabel(fields.city, { exact: true }).fill('Luxor')
  await main.getByLabel(fields.state, { exact: true }).fill(GOVERNORATES.luxor[language])
  await main.getByLabel(fields.zipCode, { exact: true }).fill('٨٥٥١١')
  await expect(main.getByText(dashboard.addresses.egypt, { exact: true })).toBeVisible()
  await main.getByLabel(dashboard.addresses.makeDefault).check()
  await page.reload()
  await expect(page.getByText(formNotes.restored)).toBeVisible()
  await main.getByRole('button', { name: dashboard.addresses.saveNew }).click()
  await expect(page.getByText(ADDED[language])).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard/address'))
  const card = main.getByRole('article').filter({ hasText: '7 Nile Corniche' })
  await expect(card).toContainText('85511')
  await expect(card).toContainText(dashboard.addresses.default)
  expect((await addressesOf(page, person)).map(({ country, zipCode }) => [country, zipCode])).toEqual([['Egypt', '85511']])

  await test.step('an address is changed on its own page, with a governorate of any spelling, and saving goes one step back', async () => {
    await card.getByRole('link').click()
    await expect(headingOf(page)).toHaveText(dashboard.addresses.editTitle)
    await address.fill('New Street')
    await main.getByLabel(fields.state, { exact: true }).fill('Somewhere else')
    await addAddress(page, person, { address: 'Street to keep' })
    await main.getByRole('button', { name: dashboard.addresses.save }).click()
    await expect(page.getByText(CHANGED[language])).toBeVisible()
    await expect(page).toHaveURL(localPath('/dashboard/address'))
    await expect(main.getByRole('article').filter({ hasText: 'New Street' })).toContainText('Somewhere else')
    await expect(main.getByRole('article')).toHaveCount(2)
    await page.goForward()
    await expect(address).toHaveValue('New Street')
  })

  await test.step('deleting asks by naming the address and goes back to a list without it', async () => {
    await main.getByRole('button', { name: dashboard.addresses.delete, exact: true }).click()
    const question = page.getByRole('dialog', { name: dashboard.addresses.deleteTitle })
    await expect(question).toContainText('New Street')
    await expectAccessible(page, 'dialog[open]')
    await question.getByRole('button', { name: dashboard.goBack }).click()
    await expect(question).toBeHidden()
    await main.getByRole('button', { name: dashboard.addresses.delete, exact: true }).click()
    await question.getByRole('button', { name: dashboard.addresses.delete, exact: true }).click()
    await expect(page.getByText(DELETED[language])).toBeVisible()
    await expect(page).toHaveURL(localPath('/dashboard/address'))
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect(main.getByRole('article')).toContainText('Street to keep')
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('saving leads to the list if there is no page of the shop to go back to; another address in the path starts another form, and an unknown one leads back to the list', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, fields } = TEXTS[language]
  const person = await newPerson(page)
  const [own, one, two] = [
    await addAddress(page, person, { city: 'Minya' }),
    await addAddress(page, person, { city: 'Aswan' }),
    await addAddress(page, person, { city: 'Qena' }),
  ]
  const main = page.getByRole('main')
  const city = main.getByLabel(fields.city, { exact: true })
  const formOf = (id: string) => localPath(`/dashboard/address/edit/${id}`)
  await enterAs(page, person, formOf(own._id))
  await city.fill('Giza')
  await main.getByRole('button', { name: dashboard.addresses.save }).click()
  await expect(page).toHaveURL(localPath('/dashboard/address'))
  await expect(main.getByRole('article').filter({ hasText: language === 'ar' ? 'الجيزة' : 'Giza' })).toHaveCount(1)

  await follow(page, formOf(one._id))
  await expect(city).toHaveValue('Aswan')
  await follow(page, formOf(two._id))
  await expect(city).toHaveValue('Qena')
  await follow(page, formOf('nothing'))
  await expect(main.getByRole('heading', { name: language === 'en' ? 'No address found.' : 'العنوان غير موجود.' })).toBeVisible()
  await main.getByRole('link', { name: dashboard.addresses.back }).click()
  await expect(page).toHaveURL(localPath('/dashboard/address'))
})
