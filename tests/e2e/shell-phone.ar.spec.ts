import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { ar, en } from '#tests/support/texts.ts'

const textsOf = (language: string) => (language === 'ar' ? ar : en)

test.skip(({ isMobile }) => !isMobile, 'for phones')

test('the menu drawer lists categories and brands, keeps the focus and gives it back; the header stays usable over drawers, which close by their button and by a touch beside them, and a choice leads on', async ({
  page,
  localPath,
  language,
}) => {
  const texts = textsOf(language)
  await openHydrated(page, localPath('/nowhere'))
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: texts.shell.bar.menu })
  const drawer = page.getByRole('dialog')
  await test.step('by keyboard', async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toHaveAccessibleName(texts.navigation.menu)
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
    await expect(menu).toBeFocused()
  })

  await test.step("the header's buttons close one drawer and open another at the first press", async () => {
    await page.setViewportSize({ width: 800, height: 900 })
    const bag = header.getByRole('button', { name: texts.request.bag })
    await menu.click()
    await expect(drawer).toHaveAccessibleName(texts.navigation.menu)
    await bag.click()
    await expect(drawer).not.toHaveAccessibleName(texts.navigation.menu)
    await menu.click()
    await expect(drawer).toHaveAccessibleName(texts.navigation.menu)
    await menu.click()
    await expect(drawer).toBeHidden()
  })

  await page.setViewportSize({ width: 768, height: 900 })
  const open = page.getByRole('button', { name: texts.shell.bar.categories })
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

test('the contact widget opens by keyboard, writes in the language of the page and makes room for fields; nothing is wider than a narrow phone; the bar at the bottom leads home, to the categories and to the search', async ({
  page,
  localPath,
  language,
}) => {
  const { navigation, request, shell } = textsOf(language)
  const { bar } = shell
  await openHydrated(page, localPath('/nowhere'))
  const widget = page.getByRole('complementary', { name: shell.contact.label })
  const size = page.viewportSize()
  await test.step('a longer name of the shop shares one row with the buttons on every phone', async () => {
    const header = page.getByRole('banner')
    const name = header
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .locator('span')
    const usual = await header.evaluate((element) => element.clientHeight)
    const own = (await name.textContent()) ?? ''
    const rename = (to: string, isLong: boolean) =>
      name.evaluate(
        (element, [text, mark]) => {
          element.textContent = text
          if (mark === '') delete element.dataset.long
          else element.dataset.long = mark
        },
        [to, isLong ? 'true' : ''] as const,
      )
    for (const long of language === 'ar' ? ['مطابخ النيل', 'مطابخ النيل للتجهيزات'] : ['Nile Kitchens', 'Nile Kitchens & Catering']) {
      await rename(long, true)
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await header.evaluate((element) => element.clientHeight), `${long} at ${width}`).toBe(usual)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
    await rename(own, false)
  })

  await test.step('nothing is wider than a narrow phone, whatever is open', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await widget.locator('summary').click()
    expect(await width()).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: bar.categories }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(320)
    expect(await drawer.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    if (size !== null) await page.setViewportSize(size)
  })

  await test.step('the contact widget', async () => {
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
    const field = page.getByRole('main').locator('input')
    await field.focus()
    await expect(button).toBeHidden()
    await field.blur()
  })

  const nav = page.getByRole('navigation', { name: bar.label })
  await expect(page.getByRole('button', { name: request.bag }).filter({ visible: true })).toHaveCount(1)
  await expect(nav.getByRole('link', { name: bar.home })).not.toHaveAttribute('aria-current')
  await nav.getByRole('link', { name: bar.home }).click()
  await expect(page).toHaveURL(localPath('/'))
  await expect(nav.getByRole('link', { name: bar.home })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('button', { name: bar.search }).click()
  const search = page.getByRole('dialog')
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await test.step('the search screen of a phone offers the categories until something is typed', async () => {
    const categories = search.getByRole('heading', { name: navigation.categories })
    await expect(categories).toBeVisible()
    await field.fill('o')
    await expect(categories).toBeHidden()
    await field.fill('')
    await search.getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/shop\/category\//)
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('panels open, lead to lists, and the field searches', async ({ page, localPath, language }) => {
    const { categories, brands } = textsOf(language).navigation
    await page.goto(localPath('/'))
    const label = (text: string) => page.getByRole('navigation').locator('summary', { hasText: text })
    const panelOf = (text: string) => page.locator('details', { has: page.locator('summary', { hasText: text }) }).locator('> div')
    await label(categories).click()
    await expect(panelOf(categories).getByRole('link').first()).toBeVisible()
    await label(brands).click()
    await panelOf(brands).locator('a[href*="/shop/brand/"]').first().click()
    await expect(page).toHaveURL(new RegExp(`${localPath('/shop/brand/')}[a-z-]+$`))
    await page.getByRole('banner').getByRole('textbox').fill('oven')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${localPath('/shop')}?name=oven`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
