import { isolate } from '#i18n/bidi.ts'
import { translator } from '#i18n/translate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, noticeOf, TEXTS } from './dashboard-screen.ts'
import { addBrand, inputOf, nameIn, readBrand, rowOf, rowsOf } from './managed-collections-screen.ts'
import { addProduct, readProduct } from './managed-products-screen.ts'

const SAID = {
  en: {
    missing: 'No brand found.',
    added: 'Brand has been added successfully!',
    changed: 'Brand has been updated successfully!',
    deleted: 'Brand has been deleted successfully!',
    taken: 'This page link belongs to another brand.',
  },
  ar: {
    missing: 'العلامة التجارية غير موجودة.',
    added: 'تمت إضافة العلامة التجارية.',
    changed: 'تم حفظ العلامة التجارية.',
    deleted: 'تم حذف العلامة التجارية.',
    taken: 'رابط الصفحة هذا مستخدم لعلامة تجارية أخرى.',
  },
} as const

test("an admin adds a brand, whose address is shown while its name is typed; a merchant's brand names the merchant, also before its deletion", async ({
  page,
  localPath,
  language,
}) => {
  const { collections } = TEXTS[language]
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/dashboard/brand'))
  await page.getByRole('main').getByRole('link', { name: collections.brands.add }).click()
  const mark = `${process.pid}-${Date.now()}`
  await inputOf(page, 'name').fill(`Crème ${mark}`)
  await expect(page.getByText(`/shop/brand/creme-${mark}`)).toBeVisible()
  await inputOf(page, 'description').fill('Cold things.')
  await page.getByRole('button', { name: collections.brands.save }).click()
  await expect(inputOf(page, 'descriptionAr')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'main form')
  await inputOf(page, 'descriptionAr').fill('أشياء باردة.')
  await page.getByRole('button', { name: collections.brands.save }).click()
  await expect(noticeOf(page, SAID[language].added)).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard/brand'))
  await expect(rowOf(page, { slug: `creme-${mark}` })).toContainText(collections.state.on.brands)

  await follow(page, localPath('/dashboard/brand?search=kelmara'))
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Hany')
  await rowsOf(page).getByRole('link').first().click()
  await expect(headingOf(page)).toHaveText(collections.brands.editTitle)
  await page.getByRole('main').getByRole('button', { name: collections.delete.button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: collections.brands.deleteTitle })
  await expect(dialog).toContainText('Hany')
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: TEXTS[language].dashboard.goBack }).click()
  await expect(dialog).toHaveCount(0)
})

test("another brand's address is refused at its field; switching a brand off and deleting it say how many products go along, and both are taken back", async ({
  page,
  localPath,
  language,
}) => {
  const { collections } = TEXTS[language]
  const t = translator(TEXTS[language], language)
  const admin = await demoPerson(page, 'admin')
  const [brand, other] = [await addBrand(page, admin), await addBrand(page, admin)]
  const product = await addProduct(page, admin, { brand: brand._id })
  const renamed = { slug: `${brand.slug}-new` }
  await enterAs(page, admin, localPath(`/dashboard/brand/edit/${brand._id}`))
  await inputOf(page, 'slug').fill(other.slug)
  await page.getByRole('button', { name: collections.form.save }).click()
  await expect(page.getByRole('main').getByText(SAID[language].taken)).toBeVisible()
  await expect(inputOf(page, 'slug')).toBeFocused()
  await inputOf(page, 'slug').fill(renamed.slug)
  await page.getByRole('button', { name: collections.form.save }).click()
  await expect(noticeOf(page, SAID[language].changed)).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard/brand'))

  await test.step('switching it off takes its products along, after saying how many', async () => {
    // The address changes before the page, and the form that is left would be taken for the next.
    await expect(rowOf(page, renamed)).toHaveCount(1)
    await follow(page, localPath(`/dashboard/brand/edit/${brand._id}`))
    await expect(inputOf(page, 'slug')).toHaveValue(renamed.slug)
    const lever = page.getByRole('main').getByRole('switch')
    await lever.click()
    const dialog = page.getByRole('dialog', { name: collections.brands.offTitle })
    await expect(dialog).toContainText(t('collections.brands.offEffect', { count: 1 }))
    await dialog.getByRole('button', { name: collections.brands.offButton }).click()
    await expect(lever).toHaveAttribute('aria-checked', 'false')
    await expect(page.getByText(collections.brands.offByAdmin)).toBeVisible()
    expect((await readProduct(page, admin, product._id)).inactiveReasons).toEqual(['brand'])
    await follow(page, localPath('/dashboard/brand'))
    await rowOf(page, renamed).getByRole('switch').click()
    const back = page.getByRole('dialog', { name: collections.brands.onTitle })
    await back.getByRole('button', { name: collections.brands.onButton }).click()
    await expect(rowOf(page, renamed).getByRole('switch')).toHaveAttribute('aria-checked', 'true')
    expect((await readProduct(page, admin, product._id)).isActive).toBe(true)
  })

  await test.step('deleting it says what happens to its products, and taking it back brings them back', async () => {
    await rowOf(page, renamed)
      .getByRole('link', { name: nameIn(brand, language), exact: true })
      .click()
    await page.getByRole('main').getByRole('button', { name: collections.delete.button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: collections.brands.deleteTitle })
    await expect(dialog).toContainText(nameIn(brand, language))
    await expect(dialog).toContainText(t('collections.brands.deleteEffect', { count: 1 }))
    await dialog.getByRole('button', { name: collections.delete.button, exact: true }).click()
    await expect(noticeOf(page, SAID[language].deleted)).toBeVisible()
    await expect(rowOf(page, renamed)).toHaveCount(0)
    expect(await readProduct(page, admin, product._id)).toMatchObject({ brand: null, isActive: false })
    await page.getByRole('combobox', { name: collections.list.state }).selectOption('deleted')
    await page.getByRole('button', { name: t('collections.trash.restoreNamed', { name: isolate(nameIn(brand, language)) }) }).click()
    await expect.poll(async () => (await readProduct(page, admin, product._id)).isActive).toBe(true)
  })
})

test('a merchant edits the own brand and can neither add nor delete one', async ({ page, localPath, language }) => {
  const { collections, shell } = TEXTS[language]
  const merchant = await demoPerson(page, 'merchant')
  await enterAs(page, merchant, localPath('/dashboard/brand'))
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).not.toContainText('Hany')
  await expect(page.getByRole('main').getByRole('link', { name: collections.brands.add })).toHaveCount(0)
  await rowsOf(page).getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('button', { name: collections.delete.button, exact: true })).toBeDisabled()
  await expect(page.getByText(collections.brands.deleteOnlyAdmin)).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  const text = `Steady refrigeration, ${Date.now()}.`
  await inputOf(page, 'description').fill(text)
  await page.getByRole('button', { name: collections.form.save }).click()
  await expect(noticeOf(page, SAID[language].changed)).toBeVisible()
  expect((await readBrand(page, merchant, id)).description).toBe(text)
  await expect(page).toHaveURL(localPath('/dashboard/brand'))
  await follow(page, localPath('/dashboard/brand/add'))
  await expect(headingOf(page)).toHaveText(shell.notFound.text)
})
