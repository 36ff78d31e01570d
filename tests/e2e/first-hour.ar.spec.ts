import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { collectionLooks as arabicLooks } from '#i18n/ar/collection-looks.ts'
import { sheets as arabicSheets } from '#i18n/ar/sheets.ts'
import { collectionLooks as englishLooks } from '#i18n/en/collection-looks.ts'
import { sheets as englishSheets } from '#i18n/en/sheets.ts'
import { formatNumber } from '#i18n/formats.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { dragByMouse, dragByTouch } from '#tests/support/browser/dragging.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { startVisitedShop } from '#tests/support/browser/shop-process.ts'
import { plain } from '#tests/support/pictures/pictures.ts'
import { zipOf } from '#tests/support/zips.ts'
import { fill, submit } from './account-screen.ts'
import { enterAs, TEXTS } from './dashboard-screen.ts'

/** A shop without the demo, which nobody has entered yet. */
const test = testsInOwnShop(() => startVisitedShop({ DEMO: 'off', DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'diyafa-first-')) }))

const OWNER = { email: 'owner@nile.example', password: 'a horse of my own' }

/** Another tab signs out; the owner signs in anew. */
async function signInAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const oldValue = localStorage.getItem('token')
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue: null }))
  })
  await expect(page).toHaveURL(/\/login\?next=/)
  await fill(page, OWNER)
  await submit(page).click()
}

const HEADINGS = 'SKU,Name,الاسم بالعربية,Description,الوصف بالعربية,Our price in pounds,Stock,Brand,Store room'

test('an owner makes the first account by the printed link, names company and logo, and sends a sheet', async ({
  page,
  visited,
  language,
  localPath,
}) => {
  const { dashboard, edits, formNotes, home, settings, staff, missing } = TEXTS[language]
  // An empty shop promises no call where nobody can be called.
  await openHydrated(page, localPath('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(home.contact.writing)).toBeVisible()
  await expect(page.getByText(home.contact.text)).toHaveCount(0)
  const link = /\/join-staff\/[\w-]+/.exec(visited.log().join('\n'))?.[0] ?? ''
  await openHydrated(page, localPath(link))
  const main = page.getByRole('main')
  await main.locator('input[name=email]').fill(OWNER.email)
  await main.locator('input[name=firstName]').fill('Nour')
  await main.locator('input[name=lastName]').fill('Fahmy')
  await main.locator('input[name=password]').fill(OWNER.password)
  await main.getByRole('button', { name: staff.join.firstSubmit }).click()
  await expect(page).toHaveURL(localPath('/dashboard/settings/first'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.steps.title)
  await expectAccessible(page, 'main')
  await main.locator('a[href*="settings/company"]').click()

  const inLanguage = (words: string, label: string) => words.replace('{{label}}', label)
  const field = (words: string, label: string) => main.getByLabel(inLanguage(words, label))
  // Nobody is led past the name that a new shop begins with.
  const unnamed = page.waitForResponse((response) => response.url().endsWith('/api/settings/missing'))
  await main.getByRole('button', { name: missing.steps.saveAndGoOn }).click()
  await unnamed
  await expect(field(settings.inEnglish, settings.fields.companyName)).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(missing.steps.nameless)).toBeVisible()

  // A refused number is focused, and the rest stays as typed.
  await field(settings.inEnglish, settings.fields.companyName).fill('Nile Kitchens')
  await field(settings.inArabic, settings.fields.companyName).fill('مطابخ النيل')
  const addPhone = main.getByRole('button', { name: settings.fields.addPhone })
  const phones = main.getByLabel(settings.fields.phone, { exact: true })
  await addPhone.click()
  await phones.first().fill('12')
  await addPhone.click()
  await phones.nth(1).fill('0100 123 4567')
  await main.getByRole('button', { name: missing.steps.saveAndGoOn }).click()
  await expect(phones.first()).toHaveAttribute('aria-invalid', 'true')
  await expect(phones.first()).toBeFocused()
  await phones.first().fill('02 2000 0000')
  // The keyboard orders: the second phone becomes the one of every page.
  await main.locator('[data-handle]').nth(1).press('Alt+ArrowUp')
  await expect(phones.first()).toHaveValue('0100 123 4567')
  await expectAccessible(page, 'main')
  await main.getByRole('button', { name: missing.steps.saveAndGoOn }).click()
  await expect(page).toHaveURL(/settings\/pictures\?guide/)
  await expect(page.getByText(language === 'ar' ? 'مطابخ النيل' : 'Nile Kitchens').first()).toBeVisible()

  const png = await plain({ width: 600, height: 200 }, '#0c5157').png().toBuffer()
  await main.locator('input[type=file]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(main.locator('form img[src*="/media/"]')).toBeVisible()
  await main.getByRole('button', { name: missing.steps.saveAndGoOn }).click()
  await expect(page).toHaveURL(/settings\/hours\?guide/)

  // A question stands before the loss of typed hours.
  await main.getByRole('button', { name: settings.fields.addHours }).first().click()
  await main.getByRole('link', { name: missing.steps.all }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: dashboard.leave.leave }).click()
  await expect(page).toHaveURL(localPath('/dashboard/settings/first'))

  // Each step leads on to the next in a shop that has nothing yet, and a reload keeps the way.
  const saveNamed = async (name: string, nameAr: string) => {
    for (const [of, text] of Object.entries({ name, nameAr, description: 'Machines.', descriptionAr: 'معدات.' })) {
      await main.locator(`[name=${of}]`).fill(text)
    }
    await main.getByRole('button', { name: missing.steps.saveAndGoOn }).click()
  }
  await main.locator('a[href*="category/add?guide"]').click()
  await expect(page).toHaveURL(/category\/add\?guide/)
  await openHydrated(page, page.url())
  await expectAccessible(page, 'main')
  await saveNamed('Ovens', 'أفران')
  await expect(page).toHaveURL(/brand\/add\?guide/)
  // The address changes before the page does, whose fields are those of a category until then.
  await expect(main.locator('[href*="kind=brands"]')).toBeVisible()
  await saveNamed('Zumurrud', 'زمرد')
  await expect(page).toHaveURL(/product\/add\?guide/)
  await main.getByRole('link', { name: missing.steps.sheet }).and(main.locator('[href*="kind=products"]')).click()
  await expect(page).toHaveURL(/sheets\?kind=products&guide/)
  await main.getByRole('link', { name: missing.steps.all }).click()
  await expect(main.getByText(missing.steps.open, { exact: true })).toHaveCount(4)

  // The second of two editors sees what the first changed, and goes one step back.
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await follow(page, localPath('/dashboard/settings/promise'))
  const hours = main.getByLabel(settings.fields.promiseHours)
  await hours.fill('5')
  const content = { promiseHours: 6, callAgainHours: 2, promises: [] }
  const other = await page.request.put('/api/settings/promise', { headers: { authorization: token }, data: { version: 0, content } })
  expect(other.status()).toBe(200)
  await main.getByRole('button', { name: settings.save }).click()
  await expect(main.getByText(edits.title)).toBeVisible()
  await main.getByRole('button', { name: settings.save }).click()
  await expect(main.getByText(edits.title)).toHaveCount(0)
  await main.getByRole('button', { name: settings.back }).click()
  await expect(hours).toHaveValue('6')

  // Words typed as a session ends in another tab are there again after the sign-in, in the settings and in the form of a record.
  await hours.fill('7')
  await signInAgain(page)
  await expect(page).toHaveURL(localPath('/dashboard/settings/promise'))
  await expect(main.getByText(formNotes.restored)).toBeVisible()
  await expect(hours).toHaveValue('7')
  await main.getByRole('button', { name: formNotes.discard }).click()
  await expect(hours).toHaveValue('6')
  await follow(page, localPath('/dashboard/brand/add'))
  await main.locator('[name=nameAr]').fill('أسوان')
  await signInAgain(page)
  await expect(main.getByText(formNotes.restored)).toBeVisible()
  await expect(main.locator('[name=nameAr]')).toHaveValue('أسوان')

  // A sheet with columns of its own: what is wrong is named, and the mended one is imported although the page is left.
  const sheets = language === 'ar' ? arabicSheets : englishSheets
  const send = async (price: string) => {
    await openHydrated(page, localPath('/dashboard/sheets'))
    const file = {
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${HEADINGS}\nNK-1,Oven,فرن,Bakes.,يخبز.,"${price}",3,زمرد,x\n`),
    }
    await main.locator('input[type=file]').first().setInputFiles(file)
    await expect(page.getByRole('heading', { name: sheets.columns.title })).toBeVisible()
  }
  const check = main.getByRole('button', { name: sheets.columns.check })
  await send('a lot')
  await expectAccessible(page, 'main')
  // Columns that the shop is sure of are folded; the two others are looked at.
  await expect(main.getByRole('combobox').filter({ visible: true })).toHaveCount(2)
  await main.locator('summary').press('Enter')
  await expect(main.getByRole('combobox').filter({ visible: true })).toHaveCount(9)
  // A column without which nothing can be read is asked for beside the choices.
  const sku = main.getByRole('combobox', { name: sheets.columns.choiceOf.replace('{{heading}}', 'SKU') })
  await sku.selectOption('')
  await check.click()
  const lacking = main.getByRole('alert').filter({ hasText: sheets.columns.lackingText })
  await expect(lacking).toBeFocused()
  await sku.selectOption('sku')
  await expect(lacking).toHaveCount(0)
  await check.click()
  await expect(main.getByText(sheets.result.stoppedTitle)).toBeVisible()
  await expectAccessible(page, 'main')
  await send('45,000')
  await check.click()
  await main.getByRole('button', { name: sheets.result.import, exact: true }).click()
  await openHydrated(page, localPath('/dashboard/sheets'))
  await main.getByRole('link', { name: 'stock.csv' }).first().click()
  await expect(main.getByText(sheets.result.doneTitle)).toBeVisible()
  await expectAccessible(page, 'main')

  await openHydrated(page, localPath('/'))
  await expect(page.getByRole('banner').locator('img[src$="logo.webp"]')).toBeVisible()
  await expect(page.getByRole('banner').getByText('0100 123 4567')).toBeVisible()
})

test('the owner sends pictures by SKU in a zip and by dropping them, shows a slide and a banner, names mailboxes, and orders the brands', async ({
  page,
  language,
  localPath,
}) => {
  const { settings } = TEXTS[language]
  const sheets = language === 'ar' ? arabicSheets : englishSheets
  const { order } = language === 'ar' ? arabicLooks : englishLooks
  const main = page.getByRole('main')
  const { token } = await (await page.request.post('/api/auth/login', { data: OWNER })).json()
  const headers = { authorization: token }
  const brand = { name: 'Aswan', nameAr: 'أسوان', description: 'Machines.', descriptionAr: 'معدات.', isActive: true }
  expect((await page.request.post('/api/brand/add', { headers, data: brand })).status()).toBe(200)
  const png = await plain({ width: 900, height: 600 }, '#0c5157').png().toBuffer()

  await enterAs(page, { email: OWNER.email, token }, localPath('/dashboard/sheets'))
  const pictures = main.getByRole('region', { name: sheets.pictures.title })
  const counted = (name: string) => pictures.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
  const zip = zipOf({ 'NK-1.png': png, 'NK-1-2.png': png, 'NOBODY-7.png': png })
  await pictures.locator('input[type=file]').setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: zip })
  await expect(counted(sheets.pictures.unmatched)).toHaveText(formatNumber(1, language))
  await expect(counted(sheets.pictures.placed)).toHaveText(formatNumber(1, language))
  await expect(pictures.getByText('NOBODY-7.png')).toBeVisible()
  await expectAccessible(page, 'main')
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer()
      for (const name of ['NK-1-3.png', 'NK-1-4.png']) files.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      return files
    },
    [...png],
  )
  await pictures.getByText(sheets.pictures.choose).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(counted(sheets.pictures.unmatched)).toHaveText(formatNumber(0, language))
  // They are the picture that the zip brought, and the product has each picture once.
  await expect(counted(sheets.pictures.same)).toHaveText(formatNumber(2, language))

  await follow(page, localPath('/dashboard/settings/home'))
  const both = async (part: Locator, label: string, value: string) => {
    await part.getByLabel(settings.inEnglish.replace('{{label}}', label)).fill(value)
    await part.getByLabel(settings.inArabic.replace('{{label}}', label)).fill(value)
  }
  const { title, text, button } = settings.fields
  const slides = main.getByRole('region', { name: settings.fields.slides })
  await slides.getByRole('button', { name: settings.fields.addSlide }).click()
  await both(slides, title, 'Ovens by Nile')
  await both(slides, text, 'Forty loaves at once.')
  await both(slides, button, 'See them')
  const banners = main.getByRole('region', { name: settings.fields.banners })
  await banners.getByRole('button', { name: settings.fields.addBanner }).click()
  await both(banners, title, 'Repairs within a day')
  await both(banners, text, 'Everywhere in Cairo.')
  await banners.locator('input[type=file]').setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: png })
  await expect(banners.locator('img[src*="/media/"]')).toBeVisible()
  await expectAccessible(page, 'main')
  const save = main.getByRole('button', { name: settings.save, exact: true })
  await save.click()
  await expect(main.getByRole('button', { name: settings.back })).toBeVisible()

  await follow(page, localPath('/dashboard/settings/notices'))
  const requests = main.getByRole('region', { name: settings.fields.requests })
  await requests.getByRole('button', { name: settings.fields.addBox }).click()
  await requests.getByRole('textbox').fill('no mailbox')
  await save.click()
  await expect(requests.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await requests.getByRole('textbox').fill('sales@nile.example')
  await save.click()
  await expect(main.getByRole('button', { name: settings.back })).toBeVisible()

  // The keyboard puts the second brand first.
  await follow(page, localPath('/dashboard/brand'))
  await main.getByRole('button', { name: order.open }).click()
  const dialog = page.getByRole('dialog', { name: order.brands })
  const names = dialog.getByRole('listitem').locator('bdi')
  await expect(names).toHaveCount(2)
  const [first = '', second = ''] = await names.allInnerTexts()
  await expectAccessible(page, 'dialog[open]')
  await dialog.locator('[data-handle]').nth(1).press('Alt+ArrowUp')
  await expect(names).toHaveText([second, first])
  // A finger and a mouse drag the row by its handle.
  await dragByTouch(page, dialog.locator('[data-handle]').nth(1), dialog.getByRole('listitem').first())
  await expect(names).toHaveText([first, second])
  await dragByMouse(page, dialog.locator('[data-handle]').first(), dialog.getByRole('listitem').nth(1))
  await expect(names).toHaveText([second, first])
  await dialog.getByRole('button', { name: order.done }).click()
  await openHydrated(page, localPath('/dashboard/brand'))
  await main.getByRole('button', { name: order.open }).click()
  await expect(names).toHaveText([second, first])

  await openHydrated(page, localPath('/'))
  await expect(main.getByText('Ovens by Nile').first()).toBeVisible()
  await expect(main.getByText('Repairs within a day').first()).toBeVisible()
  await expectAccessible(page)
})
