import { openAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { ar, en } from '#tests/support/texts.ts'

const textsOf = (language: string) => (language === 'ar' ? ar : en)

test.skip(({ isMobile }) => !isMobile, 'for phones')

test('the menu drawer lists categories and brands, keeps the focus and gives it back', async ({ page, localPath, language }) => {
  const texts = textsOf(language)
  await openAlive(page, localPath('/'))
  const button = page.getByRole('banner').getByRole('button', { name: texts.shell.bar.menu })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: texts.navigation.menu })
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('button', { name: texts.navigation.close })).toBeFocused()
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, header, main, footer, body')?.tagName)).toMatch(
      /DIALOG|HEADER|BODY/,
    )
  }
  expect(await drawer.locator('a[href*="/shop/category/"]').count()).toBeGreaterThan(10)
  await drawer.locator('summary', { hasText: texts.navigation.brands }).click()
  await expect(drawer.locator('a[href*="/shop/brand/"]').first()).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('the header stays usable over a drawer: its buttons close one drawer and open another at the first press', async ({
  page,
  localPath,
  language,
}) => {
  const texts = textsOf(language)
  await page.setViewportSize({ width: 800, height: 900 })
  await openAlive(page, localPath('/nowhere'))
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: texts.shell.bar.menu })
  const bag = header.getByRole('button', { name: texts.request.bag })
  const drawer = page.getByRole('dialog')
  await menu.click()
  await expect(drawer).toHaveAccessibleName(texts.navigation.menu)
  await bag.click()
  await expect(drawer).not.toHaveAccessibleName(texts.navigation.menu)
  await menu.click()
  await expect(drawer).toHaveAccessibleName(texts.navigation.menu)
  await menu.click()
  await expect(drawer).toBeHidden()
})

test('the drawer closes by its button and by a touch beside it, and a choice leads on', async ({ page, localPath, language }) => {
  const texts = textsOf(language)
  await page.setViewportSize({ width: 768, height: 900 })
  await openAlive(page, localPath('/nowhere'))
  const open = page.getByRole('button', { name: texts.shell.bar.categories })
  const drawer = page.getByRole('dialog')
  await open.click()
  await drawer.getByRole('button', { name: texts.navigation.close }).click()
  await expect(drawer).toBeHidden()
  await open.click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(language === 'ar' ? 40 : 728, 450)
  await expect(drawer).toBeHidden()
  await open.click()
  await drawer.getByRole('link', { name: texts.navigation.allProducts }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(drawer).toBeHidden()
})

test('the bar at the bottom leads home, to the categories and to the search', async ({ page, localPath, language }) => {
  const { request, shell } = textsOf(language)
  const { bar } = shell
  await openAlive(page, localPath('/nowhere'))
  const nav = page.getByRole('navigation', { name: bar.label })
  await expect(page.getByRole('button', { name: request.bag }).filter({ visible: true })).toHaveCount(1)
  await expect(nav.getByRole('link', { name: bar.home })).not.toHaveAttribute('aria-current')
  await nav.getByRole('link', { name: bar.home }).click()
  await expect(page).toHaveURL(localPath('/'))
  await expect(nav.getByRole('link', { name: bar.home })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('button', { name: bar.search }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('the contact widget opens by keyboard, writes in the language of the page and makes room for fields', async ({
  page,
  localPath,
  language,
}) => {
  const { shell } = textsOf(language)
  await openAlive(page, localPath('/nowhere'))
  const widget = page.getByRole('complementary', { name: shell.contact.label })
  const button = widget.locator('summary')
  await button.focus()
  await page.keyboard.press('Enter')
  const link = widget.getByRole('link', { name: shell.whatsapp })
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/201000000000')
  expect(url.searchParams.get('text')).toBe(
    language === 'ar' ? 'مرحبًا ضيافة، أود الاستفسار عن المعدات لديكم.' : 'Hello Diyafa, I would like to ask about your equipment.',
  )
  await expect(widget.getByRole('link', { name: '0100 000 0000' })).toHaveAttribute('href', 'tel:+201000000000')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.getByRole('main').locator('input').focus()
  await expect(button).toBeHidden()
})

test('nothing is wider than a narrow phone, whatever is open', async ({ page, localPath, language }) => {
  const { bar, contact } = textsOf(language).shell
  await page.setViewportSize({ width: 320, height: 640 })
  await openAlive(page, localPath('/nowhere'))
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.getByRole('complementary', { name: contact.label }).locator('summary').click()
  expect(await width()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: bar.categories }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(320)
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a longer name of the shop shares one row with the buttons on every phone', async ({ page, localPath, language }) => {
  await openAlive(page, localPath('/nowhere'))
  const name = page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .locator('span')
  const header = page.getByRole('banner')
  const usual = await header.evaluate((element) => element.clientHeight)
  for (const long of language === 'ar' ? ['مطابخ النيل', 'مطابخ النيل للتجهيزات'] : ['Nile Kitchens', 'Nile Kitchens & Catering']) {
    await name.evaluate((element, text) => {
      element.textContent = text
      element.dataset.long = 'true'
    }, long)
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await header.evaluate((element) => element.clientHeight), `${long} at ${width}`).toBe(usual)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
