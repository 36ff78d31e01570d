import { isolate } from '#i18n/bidi.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { translator } from '#i18n/translate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { choose, demoPerson, enterAs, headingOf, noticeOf, TEXTS } from './dashboard-screen.ts'
import { addCategory, boxOf, changeCategoryElsewhere, inputOf, nameIn, readCategory, rowOf, rowsOf } from './managed-collections-screen.ts'
import { addProduct, readProduct } from './managed-products-screen.ts'

const SAID = {
  en: {
    none: 'No categories found.',
    missing: 'No category found.',
    added: 'Category has been added successfully!',
    changed: 'Category has been updated successfully!',
    deleted: 'Category has been deleted successfully!',
    off: 'Category is inactive now.',
    on: 'Category is active now.',
  },
  ar: {
    none: 'لا توجد أقسام.',
    missing: 'القسم غير موجود.',
    added: 'تمت إضافة القسم.',
    changed: 'تم حفظ القسم.',
    deleted: 'تم حذف القسم.',
    off: 'القسم غير معروض الآن.',
    on: 'القسم معروض الآن.',
  },
} as const

test('a category is searched among the others, switched off after a word on its products, deleted by its name, and taken back', async ({
  page,
  localPath,
  language,
}) => {
  const { collections } = TEXTS[language]
  const t = translator(TEXTS[language], language)
  const admin = await demoPerson(page, 'admin')
  const products = [await addProduct(page, admin), await addProduct(page, admin)]
  const category = await addCategory(
    page,
    admin,
    products.map(({ _id }) => _id),
  )
  const name = isolate(nameIn(category, language))
  const isOn = async () => (await readProduct(page, admin, products[0]?._id ?? '')).isActive
  await enterAs(page, admin, localPath('/dashboard/category'))
  const row = rowOf(page, category)
  await expect(row).toContainText(nameIn(category, language))
  await expect(row).toContainText(collections.state.on.categories)
  const field = page.getByRole('searchbox', { name: collections.categories.search })
  await field.fill('zzzzqqqq')
  await expect(page.getByRole('heading', { name: SAID[language].none })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(row).toHaveCount(1)
  await field.fill(category.name)
  await expect(rowsOf(page)).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('search')).toBe(category.name)
  // A name keeps its own direction inside a sentence.
  await expect(
    page.getByRole('status').filter({ hasText: t('collections.categories.found', { count: 1, term: isolate(category.name) }) }),
  ).toBeVisible()

  await test.step('switching it off first says how many products go with it, and switching it on brings them back', async () => {
    const lever = page.getByRole('switch', { name: t('collections.state.switchNamed', { name }) })
    await expect(lever).toHaveAttribute('aria-checked', 'true')
    await lever.click()
    const dialog = page.getByRole('dialog', { name: collections.categories.offTitle })
    await expect(dialog).toContainText(nameIn(category, language))
    await expect(dialog).toContainText(t('collections.categories.offEffect', { count: 2 }))
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(lever).toBeFocused()
    expect(await isOn()).toBe(true)
    await lever.click()
    await dialog.getByRole('button', { name: collections.categories.offButton }).click()
    await expect(noticeOf(page, SAID[language].off)).toBeVisible()
    await expect(lever).toHaveAttribute('aria-checked', 'false')
    expect(await isOn()).toBe(false)
    await lever.click()
    const back = page.getByRole('dialog', { name: collections.categories.onTitle })
    await expect(back).toContainText(t('collections.categories.onEffect', { count: 2 }))
    await back.getByRole('button', { name: collections.categories.onButton }).click()
    await expect(noticeOf(page, SAID[language].on)).toBeVisible()
    expect(await isOn()).toBe(true)
  })

  await test.step('deleting it asks by its name, keeps its products, and can be taken back', async () => {
    await follow(page, localPath('/dashboard/category'))
    await expect(field).toHaveValue('')
    await row.getByRole('link').first().click()
    await page.getByRole('main').getByRole('button', { name: collections.delete.button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: collections.categories.deleteTitle })
    await expect(dialog).toContainText(nameIn(category, language))
    await dialog.getByRole('button', { name: collections.delete.button, exact: true }).click()
    await expect(noticeOf(page, SAID[language].deleted)).toBeVisible()
    await expect(page).toHaveURL(localPath('/dashboard/category'))
    await expect(row).toHaveCount(0)
    await expect(page.locator('#collections-status')).toBeFocused()
    expect(await isOn()).toBe(true)
    await page.getByRole('combobox', { name: collections.list.state }).selectOption('deleted')
    const back = page.getByRole('button', { name: interpolate(collections.trash.restoreNamed, { name }) })
    await expect(back).toBeVisible()
    await expectAccessible(page, 'main table')
    await back.click()
    await expect(back).toHaveCount(0)
    await page.getByRole('combobox', { name: collections.list.state }).selectOption('')
    await expect(row).toHaveCount(1)
  })

  await test.step('an unknown category leads back to the others', async () => {
    await follow(page, localPath('/dashboard/category/edit/nothing'))
    await expect(page.getByRole('heading', { name: SAID[language].missing })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: collections.categories.back }).click()
    await expect(page).toHaveURL(localPath('/dashboard/category'))
  })
})

test('a category is added with products chosen by search, which leaving asks about first, and stands in the shop', async ({
  page,
  localPath,
  language,
}) => {
  const { collections, dashboard } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const [first, second] = [await addProduct(page, admin), await addProduct(page, admin)]
  await enterAs(page, admin, localPath('/dashboard/category'))
  await page.getByRole('main').getByRole('link', { name: collections.categories.add }).click()
  await page.getByRole('button', { name: collections.categories.save }).click()
  await expect(inputOf(page, 'name')).toBeFocused()
  await expectAccessible(page, 'main form')
  const name = `Chosen ${first.sku}`
  for (const [field, text] of [
    ['name', name],
    ['nameAr', 'مختار'],
    ['description', 'Chosen by hand.'],
    ['descriptionAr', 'مختار باليد.'],
  ] as const) {
    await inputOf(page, field).fill(text)
  }
  const search = page.getByRole('searchbox', { name: collections.picker.search })
  for (const { sku } of [first, second]) {
    await search.fill(sku)
    await search.press('Enter')
    await boxOf(page, sku).press('Space')
    await expect(boxOf(page, sku)).toBeChecked()
  }
  await choose(page, language, 'orders')
  const question = page.getByRole('dialog', { name: dashboard.leave.title })
  await question.getByRole('button', { name: dashboard.leave.stay }).click()
  await expect(question).toHaveCount(0)
  // A phone's menu closes with the question, so that the form can be reached.
  await search.fill('')
  await page.getByRole('button', { name: collections.picker.onlyChosen }).click()
  await expect(boxOf(page, first.sku)).toBeChecked()
  await boxOf(page, second.sku).uncheck()
  await page.getByRole('button', { name: collections.categories.save }).click()
  await expect(noticeOf(page, SAID[language].added)).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard/category'))
  const row = rowsOf(page).first()
  await row.getByRole('link').first().click()
  await expect(inputOf(page, 'name')).toHaveValue(name)
  await page.getByRole('main').getByRole('link', { name: collections.inShop }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('an edit takes products out and puts others in, and its history says which', async ({ page, localPath, language }) => {
  const { collections, history } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const [first, second] = [await addProduct(page, admin), await addProduct(page, admin)]
  const category = await addCategory(page, admin, [first._id])
  await enterAs(page, admin, localPath(`/dashboard/category/edit/${category._id}`))
  await expect(headingOf(page)).toHaveText(collections.categories.editTitle)
  await expect(inputOf(page, 'slug')).toHaveValue(category.slug)
  // A taken name is refused in any spelling; the category's own name is not.
  const other = await addCategory(page, admin, [first._id])
  await inputOf(page, 'name').fill(other.name.toUpperCase())
  await expect(page.getByRole('status').filter({ hasText: collections.categories.sameName })).toContainText(nameIn(other, language))
  await inputOf(page, 'name').fill(category.name)
  await expect(page.getByText(collections.categories.sameName)).toHaveCount(0)
  await expect(boxOf(page, first.sku)).toBeChecked()
  await page.getByRole('button', { name: collections.picker.all, exact: true }).click()
  await boxOf(page, second.sku).check()
  await page.getByRole('button', { name: collections.picker.onlyChosen }).click()
  await boxOf(page, first.sku).uncheck()
  await expect(page.getByRole('listitem').filter({ hasText: first.sku })).toContainText(collections.picker.takenOut)
  await expectAccessible(page, 'main form')
  await page.getByRole('button', { name: collections.form.save }).click()
  await expect(noticeOf(page, SAID[language].changed)).toBeVisible()
  expect((await readCategory(page, admin, category._id)).products).toEqual([second._id])
  await expect(page).toHaveURL(localPath('/dashboard/category'))
  await follow(page, localPath(`/dashboard/category/edit/${category._id}`))
  const told = page.getByRole('listitem').filter({ has: page.locator('time'), hasText: history.actions.category.edited })
  for (const { name } of [first, second]) await expect(told).toContainText(name)
})

test("another person's simultaneous changes are shown beside the typed values, with products that they took out by name, and nothing is lost", async ({
  page,
  localPath,
  language,
}) => {
  const { collections, edits } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const [stored, gone] = [await addProduct(page, admin), await addProduct(page, admin)]
  const category = await addCategory(page, admin, [stored._id, gone._id])
  await enterAs(page, admin, localPath(`/dashboard/category/edit/${category._id}`))
  await inputOf(page, 'description').fill('Mine.')
  await changeCategoryElsewhere(page, admin, category, { description: 'Theirs.', products: [stored._id] })
  await page.getByRole('button', { name: collections.form.save }).click()
  const callout = page.getByRole('region', { name: edits.title })
  await expect(callout).toBeFocused()
  for (const text of ['Mine.', 'Theirs.']) await expect(callout).toContainText(text)
  await expect(callout).toContainText(
    interpolate(collections.picker.theyTookOut, {
      names: interpolate(collections.picker.quoted, { name: isolate(gone.name) }),
    }),
  )
  await expect(
    page.getByRole('status').filter({ hasText: translator(TEXTS[language], language)('collections.picker.chosenCount', { count: 1 }) }),
  ).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: collections.form.save }).click()
  await expect(noticeOf(page, SAID[language].changed)).toBeVisible()
  // Products that somebody else took out stay out unless they are put back.
  expect(await readCategory(page, admin, category._id)).toMatchObject({ description: 'Mine.', products: [stored._id] })
})

test('a category is put within another, whose page then has its products, and is hidden with it', async ({ page, localPath, language }) => {
  const { collections } = TEXTS[language]
  const t = translator(TEXTS[language], language)
  const admin = await demoPerson(page, 'admin')
  const parent = await addCategory(page, admin, [(await addProduct(page, admin))._id])
  const child = await addCategory(page, admin, [(await addProduct(page, admin))._id])
  const name = isolate(nameIn(parent, language))
  await enterAs(page, admin, localPath(`/dashboard/category/edit/${child._id}`))
  await page.getByRole('combobox', { name: collections.categories.parent }).selectOption(parent._id)
  await page.getByRole('button', { name: collections.form.save }).click()
  await expect(noticeOf(page, SAID[language].changed)).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard/category'))
  await follow(page, localPath(`/shop/category/${parent.slug}`))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await follow(page, localPath('/dashboard/category'))
  await expect(rowOf(page, child)).toContainText(t('collections.categories.within', { name }))
  await rowOf(page, parent).getByRole('switch').click()
  await page.getByRole('dialog').getByRole('button', { name: collections.categories.offButton }).click()
  await expect(rowOf(page, child)).toContainText(t('collections.categories.hiddenWithParent', { name }))
})
