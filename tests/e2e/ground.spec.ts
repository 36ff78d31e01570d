import type { Page } from '@playwright/test'
import { openAlive } from '#tests/support/browser/alive.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { forgetFiles } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'

/** Marks the document: the mark survives as long as the router follows the links. */
async function openMarked(page: Page, path: string): Promise<void> {
  await openAlive(page, path)
  await page.evaluate(() => {
    document.body.dataset.document = 'first'
  })
}

test('the language link keeps path, query and document', async ({ page, localPath, language }) => {
  const [other, texts] = language === 'en' ? (['ar', ar] as const) : (['en', en] as const)
  await openMarked(page, `${localPath('/nowhere')}?page=2&name=oven`)
  await page
    .getByRole('banner')
    .getByRole('link', { name: other === 'ar' ? 'العربية' : 'English' })
    .click()
  await expect(page).toHaveURL(`${other === 'ar' ? '/ar' : ''}/nowhere?page=2&name=oven`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.shell.notFound.text)
  await expect(page.locator('body')).toHaveAttribute('data-document', 'first')
})

test('the language link keeps the place on the page and the text being typed', async ({ page, localPath }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openAlive(page, localPath('/nowhere'))
  await page.getByRole('main').locator('input[name=name]').fill('combi')
  const link = page.getByRole('contentinfo').locator('a[hreflang]')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  const spoken = await page.locator('html').getAttribute('lang')
  await link.click()
  await expect(page.locator('html')).not.toHaveAttribute('lang', String(spoken))
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(before, most) - 2)
  await expect(page.getByRole('main').locator('input[name=name]')).toHaveValue('combi')
})

test('a browser asks the shop for data and never the page server', async ({ page, localPath }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openMarked(page, localPath('/nowhere'))
  asked.length = 0
  await page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .click()
  await expect(page).toHaveURL(localPath('/'))
  await page.getByRole('banner').locator('a[hreflang]').click()
  await expect(page).not.toHaveURL(localPath('/'))
  await page.waitForLoadState('networkidle')
  expect(asked).toContain('/api/category/list')
  expect(asked.filter((path) => path.endsWith('.data') || path.startsWith('/__manifest'))).toEqual([])
  await expect(page.locator('body')).toHaveAttribute('data-document', 'first')
})

test('a link scrolls smoothly to the top of its page, and Back restores the place at once', async ({ page, localPath }) => {
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (...options: unknown[]) => {
      document.body.dataset.scrolled = document.documentElement.dataset.scroll ?? 'before any script'
      const from = window.scrollY
      scrollTo(...(options as [number, number]))
      // A page that scrolls smoothly has not moved yet.
      if (from > 0) document.body.dataset.moved = String(window.scrollY !== from)
    }
  })
  await openAlive(page, localPath('/shop'))
  await page.evaluate(() => document.documentElement.scrollTo({ top: 1500, behavior: 'instant' }))
  await page
    .getByRole('banner')
    .locator('a')
    .filter({ has: page.locator('img') })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(localPath('/'))
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'smooth')
  await expect(page.locator('body')).toHaveAttribute('data-moved', 'false')
  await page.goBack()
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'instant')
})

test('with reduced motion a link is at the top at once', async ({ page, localPath }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, localPath('/nowhere'))
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'smooth')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('a visitor without a token sees the rendered page without further requests', async ({ page, localPath }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await openAlive(page, localPath('/'))
  expect(calls).toEqual([])
})

test('a browser with a token asks for its own view in the language of the screen', async ({ page, localPath, language }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'Bearer made-up'))
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list'))
  await page.goto(localPath('/'))
  const headers = await (await call).allHeaders()
  expect(headers.authorization).toBe('Bearer made-up')
  expect(headers['accept-language']).toBe(language)
  await page.waitForLoadState('networkidle')
})

test('the first Tab reaches a link to the content', async ({ page, localPath, language }) => {
  await openAlive(page, localPath('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: (language === 'ar' ? ar : en).shell.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the document is marked while somebody moves by Tab, until they use a pointer', async ({ page, localPath }) => {
  await openAlive(page, localPath('/'))
  await expect(page.locator('html')).not.toHaveClass(/keyboard-navigation/)
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveClass(/keyboard-navigation/)
  await page.mouse.click(2, 300)
  await expect(page.locator('html')).not.toHaveClass(/keyboard-navigation/)
})

test('an English page fetches no Arabic font', async ({ page }) => {
  await forgetFiles(page)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await openAlive(page, '/')
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((url) => url.includes('arabic-arabic'))).toEqual([])
})

test.describe('the collection of page errors', () => {
  test.use({ expectedComplaints: [/./] })

  test('catches a planted hydration mismatch and a planted script', async ({ page, localPath }) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.route(localPath('/'), async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/(<h1[^>]*>)/, '$1planted')
        .replace('</head>', '<script>document.title = "planted"</script></head>')
      await route.fulfill({ response, body: html })
    })
    await page.goto(localPath('/'))
    await expect.poll(() => complaints.join('\n')).toMatch(/script-src/)
    await expect.poll(() => complaints.join('\n')).toMatch(/#418|[Hh]ydrat/)
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a page shows its content and leads to its twin', async ({ page, localPath, language }) => {
    await page.goto(localPath('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').locator('a[hreflang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
