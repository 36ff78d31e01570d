import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { allowMotion, forgetFiles, rest } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'

test('links keep the document: to the other language with path, query, place and typed text, and home, with data from the shop and never from the page server', async ({
  page,
  localPath,
  language,
}) => {
  const [other, texts] = language === 'en' ? (['ar', ar] as const) : (['en', en] as const)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1280, height: 400 })
  await openHydrated(page, `${localPath('/nowhere')}?page=2&name=oven`)
  // The mark survives as long as the router follows the links.
  await page.evaluate(() => {
    document.body.dataset.document = 'first'
  })
  asked.length = 0
  await page
    .getByRole('banner')
    .getByRole('link', { name: other === 'ar' ? 'العربية' : 'English' })
    .click()
  await expect(page).toHaveURL(`${other === 'ar' ? '/ar' : ''}/nowhere?page=2&name=oven`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.shell.notFound.text)

  const typed = page.getByRole('main').locator('input[name=name]')
  await typed.fill('combi')
  const link = page.getByRole('contentinfo').locator('a[hreflang]')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(before, most) - 2)
  await expect(typed).toHaveValue('combi')

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

test('a link scrolls smoothly to the top of its page, or at once with reduced motion, and Back restores the place at once', async ({
  page,
  localPath,
}) => {
  await allowMotion(page)
  await openHydrated(page, localPath('/shop'))
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (...options: unknown[]) => {
      document.body.dataset.scrolled = document.documentElement.dataset.scroll ?? 'before any script'
      const from = window.scrollY
      scrollTo(...(options as [number, number]))
      // A page that scrolls smoothly has not moved yet.
      if (from > 0) document.body.dataset.moved = String(window.scrollY !== from)
    }
    document.documentElement.scrollTo({ top: 1500, behavior: 'instant' })
  })
  await page
    .getByRole('banner')
    .locator('a')
    .filter({ has: page.locator('img') })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(localPath('/'))
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'smooth')
  await expect(page.locator('body')).toHaveAttribute('data-moved', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'smooth')
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behavior()).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behavior()).toBe('auto')
  await page.goBack()
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'instant')
})

test('a visitor without a token sees the rendered page without further requests, and Tab reaches a link to the content and marks the document until a pointer is used', async ({
  page,
  localPath,
  language,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await openHydrated(page, localPath('/'))
  expect(calls).toEqual([])
  await expect(page.locator('html')).not.toHaveClass(/keyboard-navigation/)
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveClass(/keyboard-navigation/)
  await expect(page.getByRole('link', { name: (language === 'ar' ? ar : en).shell.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.mouse.click(2, 300)
  await expect(page.locator('html')).not.toHaveClass(/keyboard-navigation/)
})

test('a browser with a token asks for its own view in the language of the screen', async ({ page, localPath, language }) => {
  await rest(page)
  await page.evaluate(() => localStorage.setItem('token', 'Bearer made-up'))
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list'))
  await page.goto(localPath('/'))
  const headers = await (await call).allHeaders()
  expect(headers.authorization).toBe('Bearer made-up')
  expect(headers['accept-language']).toBe(language)
  await page.waitForLoadState('networkidle')
})

test('an English page fetches no Arabic font', async ({ page }) => {
  await forgetFiles(page)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await openHydrated(page, '/')
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
