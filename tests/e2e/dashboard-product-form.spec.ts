import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { UPLOAD_SIDE_MAX_PX } from '#domain/catalogue/media.ts'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { DESCRIPTION_MAX } from '#domain/catalogue/products.ts'
import type { Language } from '#domain/text/language.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, noticeOf, TEXTS } from './dashboard-screen.ts'
import { addProduct, aPicture, brandsOf, editNew, inputOf, nameIn, readProduct, rowOf, saveButton } from './managed-products-screen.ts'

const REMOVED = { en: 'The picture has been removed successfully!', ar: 'تم حذف الصورة.' } as const
const ADDED = { en: 'Product has been added successfully!', ar: 'تمت إضافة المنتج.' } as const
const CHANGED = { en: 'Product has been updated successfully!', ar: 'تم حفظ المنتج.' } as const
const DELETED = { en: 'Product has been deleted successfully!', ar: 'تم حذف المنتج.' } as const

const picturesPanel = (page: Page, language: Language) => page.getByRole('region', { name: TEXTS[language].pictures.title, exact: true })
const mainPicture = (page: Page, language: Language) => picturesPanel(page, language).locator('input[type="file"]').first()
const newSku = () => `N-${process.pid}-${Date.now()}`

test("a new product's form reports everything that is missing; the product is added in both languages, shown on its card as it is typed, and is in the shop", async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const admin = await demoPerson(page, 'admin')
  await enterAs(page, admin, localPath('/dashboard/product/add'))
  // Typing can begin at once where a mouse points; a touched screen shows the page before its keyboard.
  const hasMouse = await page.evaluate(() => matchMedia('(pointer: fine)').matches)
  await expect(hasMouse ? inputOf(page, 'name') : page.locator('body')).toBeFocused()
  // Nothing is asked of the server for that.
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await inputOf(page, 'price').fill('')
  await inputOf(page, 'quantity').fill('')
  await inputOf(page, 'descriptionAr').fill('و'.repeat(DESCRIPTION_MAX + 1))
  await saveButton(page, language, true).click()
  const main = page.getByRole('main')
  const expected = {
    en: [
      'Name in English is required.',
      'Name in Arabic is required.',
      'Description is required.',
      'Description may not be greater than 200 characters.',
      'SKU is required.',
      'Price is required.',
      'Quantity in stock is required.',
      'Brand is required.',
      'Please upload files with jpg, jpeg, png format.',
    ],
    ar: [
      'يرجى إدخال الاسم بالإنجليزية.',
      'يرجى إدخال الاسم بالعربية.',
      'يرجى إدخال الوصف بالإنجليزية.',
      'يرجى إدخال كود المنتج.',
      'يرجى إدخال السعر.',
      'يرجى اختيار العلامة التجارية.',
      'يرجى رفع ملفات بصيغة jpg أو jpeg أو png.',
    ],
  } as const
  for (const text of expected[language]) await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(inputOf(page, 'name')).toBeFocused()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  await expectAccessible(page, 'main')

  const { products } = TEXTS[language]
  const sku = newSku()
  const [brand] = await brandsOf(page, admin)
  await inputOf(page, 'name').fill(`Deck oven ${sku}`)
  await inputOf(page, 'nameAr').fill(`فرن دور ${sku}`)
  await inputOf(page, 'description').fill('Stone floor <b>and</b> steam.')
  await inputOf(page, 'descriptionAr').fill('أرضية حجرية وبخار.')
  await inputOf(page, 'sku').fill(sku)
  await inputOf(page, 'price').fill('٤٥٬٠٠٠٫٥')
  await inputOf(page, 'quantity').fill('٧ pieces')
  await inputOf(page, 'brand').selectOption(brand?._id ?? '')
  await page.getByRole('radio', { name: products.form.yes, exact: true }).check()
  const size = page.locator('details', { has: page.locator('[name="widthMm"]') })
  // A phone shows groups of facts folded.
  if (isMobile) await size.locator('summary').click()
  await inputOf(page, 'widthMm').fill('1400')
  // One picture more than a product has room for is named, and not sent.
  const chosen = page.locator('input[type="file"]')
  const photo = await aPicture()
  await chosen.setInputFiles(Array.from({ length: PRODUCT_PICTURES_MAX + 1 }, (_, n) => ({ ...photo, name: `photo-${n}.png` })))
  await expect(page.getByRole('alert').filter({ hasText: `photo-${PRODUCT_PICTURES_MAX}.png` })).toHaveCount(1)
  await chosen.setInputFiles([photo, { ...(await aPicture('#0f646a')), name: 'side.png' }])
  await expect(main.getByText(`/product/deck-oven-${sku.toLowerCase()}`)).toBeVisible()
  const preview = page.getByRole('region', { name: products.preview.title })
  for (const text of [`Deck oven ${sku}`, `فرن دور ${sku}`]) await expect(preview).toContainText(text)
  await expect(preview.getByText('45,000.50\u00a0L.E')).toHaveCount(2)
  await expect(preview.locator('[dir="rtl"]')).toContainText('جديد')
  await expect(preview.locator('[dir="ltr"]').first()).toContainText('New')
  for (const card of await preview.locator('img').all()) await expect(card).toHaveAttribute('src', /^data:image\/png/)
  await saveButton(page, language, true).click()
  await expect(noticeOf(page, ADDED[language])).toBeVisible()
  await expect(page).toHaveURL(localPath('/dashboard/product'))
  await expect(page.locator('tbody tr').filter({ hasText: sku })).toHaveCount(1)
  const { product } = await (await page.request.get(`/api/product/item/deck-oven-${sku.toLowerCase()}`)).json()
  expect(product).toMatchObject({ sku, description: 'Stone floor and steam.', quantity: 7, taxable: true, specs: { widthMm: 1400 } })
  expect(product.imageUrl).toMatch(/^\/media\//)
  expect(product.pictures).toHaveLength(2)
  expect((await readProduct(page, admin, product._id)).price).toBe(45_000.5)
})

test('pictures are changed without saving the form: by choosing and dropping, with files of another kind refused and an upload cancelled', async ({
  page,
  localPath,
  language,
}) => {
  const { products } = TEXTS[language]
  const { product, admin } = await editNew(page, localPath)
  const main = page.getByRole('main')
  const panel = picturesPanel(page, language)
  const drop = mainPicture(page, language)
  const urlNow = async () => (await readProduct(page, admin, product._id)).imageUrl

  await test.step('a file of another type is refused at once, and one with another content by the server', async () => {
    await drop.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
    await expect(main.getByText(products.picture.wrong)).toBeVisible()
    const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
    await drop.setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"></svg>') })
    expect((await refused).status()).toBe(415)
    await expect(main.getByText(products.picture.wrong)).toBeVisible()
    expect(await urlNow()).toBe(product.imageUrl)
  })

  await test.step('a picture can be dropped on its place, and its upload can be cancelled', async () => {
    const picture = await aPicture('#b3261e')
    // A line so slow that nothing ever arrives.
    await page.route('**/api/product/*/image', () => undefined)
    const dropped = await page.evaluateHandle(
      ({ bytes, name }) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
        return files
      },
      { bytes: [...picture.buffer], name: picture.name },
    )
    await panel.getByText(products.picture.replace).dispatchEvent('drop', { dataTransfer: dropped })
    await expect(panel.getByRole('progressbar')).toBeVisible()
    await expectAccessible(page, 'main')
    await panel.getByRole('button', { name: products.picture.cancel }).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('progressbar')).toHaveCount(0)
    await expect(drop).toBeFocused()
    expect(await urlNow()).toBe(product.imageUrl)
    await page.unroute('**/api/product/*/image')
  })

  await test.step('a new picture replaces the old one at once, a WebP too', async () => {
    const { buffer } = await aPicture('#0f646a', { width: 200, height: 160 })
    const webp = { name: 'oven.webp', mimeType: 'image/webp', buffer: await sharp(buffer).webp().toBuffer() }
    await drop.setInputFiles(webp)
    await expect.poll(urlNow, 'the picture is another one').not.toBe(product.imageUrl)
    const name = (await urlNow())?.split('/')[2] ?? 'none'
    await expect(panel.locator('img').first()).toHaveAttribute('src', new RegExp(name))
    await expect(panel.locator('img').first()).toHaveJSProperty('naturalHeight', 128)
  })

  await test.step('more pictures come at once, one that is too wide made smaller, one that is none named; the keyboard moves them', async () => {
    const before = await urlNow()
    const wide = { ...(await aPicture('#0f646a', { width: UPLOAD_SIDE_MAX_PX + 200, height: 40 })), name: 'wide.png' }
    const wrong = { name: 'wrong.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') }
    await panel.locator('input[type="file"]').last().setInputFiles([wide, wrong])
    await expect(panel.getByRole('alert')).toContainText(`wrong.png: ${products.picture.wrong}`)
    await expect(panel.locator('li img')).toHaveCount(2)
    await panel.locator('[data-handle]').last().press('Alt+ArrowUp')
    await expect.poll(urlNow).not.toBe(before)
    await expect(panel.locator('[data-handle]').first()).toBeFocused()
    await panel.locator('[data-move="down"]').first().press('Enter')
    await expect(panel.locator('[data-move="down"]').last()).toBeFocused()
    await expectAccessible(page, 'main')
  })

  await test.step('a picture that is removed leaves the page and the other fields as they are', async () => {
    const { pictures } = TEXTS[language]
    await inputOf(page, 'slug').fill('typed-beside')
    await panel.locator('summary').last().click()
    await panel.getByRole('button', { name: pictures.remove, exact: true }).click()
    await panel.getByRole('dialog').getByRole('button', { name: pictures.remove, exact: true }).click()
    await expect(panel.locator('li img')).toHaveCount(1)
    await expect(noticeOf(page, REMOVED[language])).toBeVisible()
    await expect(inputOf(page, 'slug')).toHaveValue('typed-beside')
    await inputOf(page, 'slug').fill(product.slug)
  })
})

test('leaving a changed form asks first, the way back leads to the list as it was, and deleting asks by the name of the product', async ({
  page,
  localPath,
  language,
}) => {
  const { dashboard, products } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const product = await addProduct(page, admin)
  const list = localPath(`/dashboard/product?search=${product.sku}`)
  await enterAs(page, admin, list)
  const toForm = rowOf(page, product).getByRole('link', { name: nameIn(product, language) })
  await toForm.click()
  await page.getByRole('navigation', { name: products.path }).getByRole('link').click()
  await expect(page).toHaveURL(list)
  await toForm.click()
  await expect(inputOf(page, 'slug')).toHaveValue(product.slug)

  await test.step('a change of language keeps the typed values, and so does the answer to stay', async () => {
    await inputOf(page, 'price').fill('123')
    await page
      .getByRole('link', { name: language === 'en' ? 'العربية' : 'English' })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
    await expect(inputOf(page, 'price')).toHaveValue('123')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('main').getByRole('link', { name: dashboard.sections.products, exact: true }).last().click()
    const question = page.getByRole('dialog', { name: dashboard.leave.title })
    await question.getByRole('button', { name: dashboard.leave.stay }).click()
    // A dialog that closes takes the focus back, and with it what is typed at that moment.
    await expect(question).toBeHidden()
    await expect(inputOf(page, 'price')).toHaveValue('123')
  })

  await test.step('saving leads to the list as it was', async () => {
    await inputOf(page, 'price').fill('99.5')
    await inputOf(page, 'slug').fill(`${product.slug}-new`)
    await saveButton(page, language).click()
    await expect(noticeOf(page, CHANGED[language])).toBeVisible()
    await expect(page).toHaveURL(list)
    await expect(rowOf(page, product)).toContainText('99.50')
  })

  await test.step('deleting stays after a double click, and goes back to a list without the product', async () => {
    await toForm.click()
    const remove = page.getByRole('main').getByRole('button', { name: products.delete.button, exact: true })
    await remove.click()
    const question = page.getByRole('dialog', { name: products.delete.title })
    for (const text of [nameIn(product, language), product.sku]) await expect(question).toContainText(text)
    const answer = question.getByRole('button', { name: products.delete.button, exact: true })
    // The second press of a double click comes down beside it.
    await page.mouse.move(5, 5)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(answer).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(remove).toBeFocused()
    await remove.click()
    await answer.click()
    await expect(noticeOf(page, DELETED[language])).toBeVisible()
    await expect(page).toHaveURL(list)
    await expect(rowOf(page, product)).toHaveCount(0)
  })
})

test('a merchant’s product bears the own brand, which can’t be another', async ({ page, localPath, language }) => {
  const { products } = TEXTS[language]
  const merchant = await demoPerson(page, 'merchant')
  const [own] = await brandsOf(page, merchant)
  const sku = newSku()
  await enterAs(page, merchant, localPath('/dashboard/product/add'))
  const choice = page.getByRole('combobox', { name: products.form.brand })
  await expect(choice).toBeDisabled()
  await expect(choice).toHaveValue(own?._id ?? 'none')
  expect((await choice.locator('option').allTextContents())[0]).toBe(products.form.noOption)
  await expect(choice.locator('option')).toHaveCount(2)
  for (const [name, text] of [
    ['name', `Own ${sku}`],
    ['nameAr', `خاص ${sku}`],
    ['description', 'Ours.'],
    ['descriptionAr', 'لنا.'],
    ['sku', sku],
  ] as const)
    await inputOf(page, name).fill(text)
  // The draft is there after a reload; a decimal is refused, and an empty price is asked about once.
  await page.reload()
  await expect(inputOf(page, 'sku')).toHaveValue(sku)
  await expect(page.getByText(TEXTS[language].formNotes.restored)).toBeVisible()
  await inputOf(page, 'quantity').fill('')
  await inputOf(page, 'quantity').pressSequentially('1.5')
  await expect(inputOf(page, 'quantity')).toHaveValue('1')
  await expect(page.getByText(products.form.wholeOnly)).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(await aPicture())
  await saveButton(page, language, true).click()
  const question = page.getByRole('dialog', { name: products.priceQuestion.title })
  await expectAccessible(page, 'dialog[open]')
  await question.getByRole('button', { name: products.priceQuestion.change }).click()
  await expect(inputOf(page, 'price')).toBeFocused()
  await inputOf(page, 'price').fill('1')
  await saveButton(page, language, true).click()
  await expect(noticeOf(page, ADDED[language])).toBeVisible()
  await expect(page.locator('tbody tr').filter({ hasText: sku })).toContainText(own === undefined ? 'none' : nameIn(own, language))
})
