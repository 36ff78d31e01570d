import type { Page } from '@playwright/test'
import { compareNames } from '#i18n/formats.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { forgetFiles } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'
import { movedOn } from './product-screen.ts'

const textsOf = (language: string) => (language === 'ar' ? ar : en)

const label = (page: Page, text: string) => page.getByRole('navigation').locator('summary', { hasText: text })
const panelOf = (page: Page, text: string) => page.locator('details', { has: page.locator('summary', { hasText: text }) }).locator('> div')

test('a first visit moves nothing by itself, the header stays at hand and carries tagline, call link and language; the footer address, hours, pages and currency', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  await forgetFiles(page)
  await openHydrated(page, localPath('/'))
  const header = page.getByRole('banner')
  await test.step('nothing moves by itself while the home page loads and is scrolled', async () => {
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    expect(await movedOn(page)).toBeLessThanOrEqual(0.02)
  })

  await test.step("the header's main row is sticky and lower than at the top, and hides only on small screens", async () => {
    const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom)
    await page.mouse.wheel(0, 200)
    if (isMobile) await expect.poll(bottom).toBeLessThanOrEqual(0)
    else await expect.poll(bottom).toBeCloseTo(61, 0)
    await page.mouse.wheel(0, -300)
    await expect.poll(bottom).toBeCloseTo(61, 0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  })

  await expect(header.getByRole('link', { name: '0100 000 0000' })).toHaveAttribute('href', 'tel:+201000000000')
  await expect(header.getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' })).toBeVisible()
  const tagline = header.getByText(language === 'ar' ? 'استيراد وتوزيع' : 'Importer, distributor')
  await expect(tagline).toBeVisible({ visible: !isMobile })
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(language === 'ar' ? 'الأسعار بالجنيه المصري (L.E).' : 'Prices are in Egyptian pounds (L.E).')).toBeVisible()
  const hours = footer.getByText(language === 'en' ? '9 AM – 6 PM' : 'من 9 ص إلى 6 م')
  // Most parts of the footer are folded on a phone.
  await expect(hours).toBeVisible({ visible: !isMobile })
  if (isMobile) await footer.locator('summary', { hasText: textsOf(language).shell.footer.hours }).click()
  await expect(hours).toBeVisible()
  await expect(footer.getByRole('list', { name: textsOf(language).shell.footer.social }).getByRole('link')).toHaveCount(3)
  for (const href of await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^(\/|#|https:|tel:|mailto:)/)

  await test.step("the contact widget is there at every width, and gives way to a form's submit button", async () => {
    await expect(page.getByRole('complementary', { name: textsOf(language).shell.contact.label })).toBeVisible()
    const way = footer.getByRole('link', { name: textsOf(language).shell.footer.contactUs, exact: true })
    if (isMobile && !(await way.isVisible())) await footer.locator('summary').first().click()
    await way.click()
    await expect(page).toHaveURL(localPath('/contact'))
    const send = page.getByRole('main').locator('button[type=submit]')
    const gap = () =>
      send.evaluate((button) => {
        const corner = document.querySelector('[data-corner]')?.getBoundingClientRect()
        return corner === undefined ? 0 : button.getBoundingClientRect().top - corner.bottom
      })
    await page.setViewportSize({ width: 390, height: 640 })
    await expect(send).toBeEnabled()
    await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  })
})

test.describe('panels of the navigation row', () => {
  test.skip(({ isMobile }) => isMobile, 'small screens have the menu drawer')

  test('panels open and close by mouse and keyboard, one at a time, give the focus back and are accessible', async ({
    page,
    localPath,
    language,
  }) => {
    const { categories, brands, shop } = textsOf(language).navigation
    await openHydrated(page, localPath('/nowhere'))
    await test.step('a panel opens by a click, another closes it, a second click closes its own', async () => {
      await label(page, categories).click()
      await expect(panelOf(page, categories)).toBeVisible()
      await expectAccessible(page)
      await label(page, brands).click()
      await expect(panelOf(page, brands)).toBeVisible()
      await expect(panelOf(page, categories)).toBeHidden()
      await expectAccessible(page)
      await label(page, brands).click()
      await expect(panelOf(page, brands)).toBeHidden()
    })

    await test.step('Escape closes a panel and gives the focus back; pointing or tabbing elsewhere closes it too', async () => {
      await label(page, categories).focus()
      await page.keyboard.press('Enter')
      await expect(panelOf(page, categories)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(panelOf(page, categories).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panelOf(page, categories)).toBeHidden()
      await expect(label(page, categories)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(panelOf(page, categories)).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: shop, exact: true }).focus()
      await expect(panelOf(page, categories)).toBeHidden()
      await label(page, categories).click()
      await expect(panelOf(page, categories)).toBeVisible()
      await page.mouse.click(2, 780)
      await expect(panelOf(page, categories)).toBeHidden()
    })
  })

  test('the brands panel is sorted in the language of the screen and narrows to what is typed; the categories panel lists every category, and leads to it here or in a tab of its own', async ({
    page,
    localPath,
    language,
    request,
  }) => {
    const { categories, brands, noBrands } = textsOf(language).navigation
    const reply = await (await request.get('/api/category/list')).json()
    await openHydrated(page, localPath('/nowhere'))
    await test.step('brands', async () => {
      await label(page, brands).click()
      const panel = panelOf(page, brands)
      const links = panel.getByRole('listitem').getByRole('listitem').getByRole('link')
      const names = await links.allTextContents()
      expect(names.length).toBeGreaterThan(20)
      expect(names).toEqual([...names].sort(compareNames(language)))
      const first = names[0] ?? ''
      await panel.getByRole('textbox').fill(first.slice(0, 3).toUpperCase())
      await expect(links.filter({ hasText: first })).toBeVisible()
      expect(await links.count()).toBeLessThan(names.length)
      await panel.getByRole('textbox').fill('zzzz')
      await expect(panel.getByRole('status')).toHaveText(noBrands)
      await expect(links).toHaveCount(0)
    })

    await label(page, categories).click()
    const links = panelOf(page, categories).getByRole('listitem').getByRole('link')
    await expect(links).toHaveText(
      reply.categories.map((one: { name: string; nameAr: string }) => (language === 'ar' ? one.nameAr : one.name)),
    )
    const there = localPath(`/shop/category/${reply.categories[0].slug}`)
    await test.step('Ctrl opens a category in a tab of its own, and the page stays', async () => {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), links.first().click({ modifiers: ['ControlOrMeta'] })])
      await expect(tab).toHaveURL(there)
      await expect(page).toHaveURL(localPath('/nowhere'))
      await tab.close()
    })
    await page.keyboard.press('Escape')
    await expect(panelOf(page, categories)).toBeHidden()
    await label(page, categories).click()
    await links.first().click()
    await expect(page).toHaveURL(there)
    await expect(panelOf(page, categories)).toBeHidden()
  })
})

test.describe('while the shop is away', () => {
  test.use({ expectedComplaints: [/503/] })

  test('the not-found page leads to the stations and searches; a page that could not be loaded says so, and tries again by its link and once the network is back', async ({
    page,
    context,
    localPath,
    language,
  }) => {
    const { failure, notFound } = textsOf(language).shell
    await openHydrated(page, localPath('/404'))
    const main = page.getByRole('main')
    expect(await main.locator('a[href*="/shop/category/"]').count()).toBeGreaterThan(10)
    await expectAccessible(page)

    await page.route('**/api/product/list*', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'internal' } }))
    await page
      .getByRole('banner')
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .click()
    const text = language === 'ar' ? failure.text : 'Your request could not be processed. Please try again.'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    await context.setOffline(true)
    const again = page.waitForResponse((answer) => answer.url().includes('/api/product/list'))
    await context.setOffline(false)
    await again
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    await page.unroute('**/api/product/list*')
    await page.getByRole('link', { name: failure.retry }).click()
    await expect(page).toHaveURL(localPath('/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text)

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.text)
    await main.locator('input').fill('oven')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${localPath('/shop')}?name=oven`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
})

test('a page at rest has loaded the code of a first view and little more, and each font and style sheet once', async ({
  page,
  localPath,
}) => {
  await openHydrated(page, localPath('/'))
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
        name,
        encodedBodySize,
      })),
    )
  await expect.poll(async () => (await loaded()).filter(({ name }) => name.includes('/trouble-bar-')).length).toBe(1)
  await page.waitForLoadState('networkidle')
  const all = await loaded()
  const scripts = all.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(165 * 1024)
  // Two builds may give one file two hashes.
  const once = all.flatMap(({ name }) => /\/assets\/(.*)-[\w-]{7,8}\.(?:woff2|css)/.exec(name)?.[1] ?? [])
  expect(once.length).toBeGreaterThan(3)
  expect(once.toSorted()).toEqual([...new Set(once)].toSorted())
})
