import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const HOMES = [
  { path: '/', language: 'en', direction: 'ltr', other: 'العربية' },
  { path: '/ar', language: 'ar', direction: 'rtl', other: 'English' },
] as const

const NOT_FOUND = [
  { path: '/nowhere/at/all', text: 'The page you are looking for was not found.' },
  { path: '/404', text: 'The page you are looking for was not found.' },
  { path: '/ar/nowhere', text: 'لم يتم العثور على الصفحة التي تبحث عنها.' },
] as const

/** Everything a page complains about: errors, warnings of the framework, refused content, failed files. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOwnStatus = message.text().includes('404 (Not Found)') && message.location().url === page.url()
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(`failed ${request.url()}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`refused ${event.violatedDirective} ${event.blockedURI}`))
  })
  return complaints
}

/** A page is alive when its links are the router's: they then change the page without loading a document. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.body.dataset.document = 'first'
  })
}

for (const { path, language, direction } of HOMES) {
  test(`${path} says its language and direction in the first bytes`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}"`))
  })

  test(`${path} comes alive without a complaint`, async ({ page }) => {
    const complaints = await complaintsOf(page)
    await openAlive(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`${path} has no accessibility fault`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })

  test(`${path} fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

for (const { path, text } of NOT_FOUND) {
  test(`${path} is not found and says so`, async ({ page }) => {
    const complaints = await complaintsOf(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    expect(complaints).toEqual([])
  })
}

test('the watch over complaints sees a planted mismatch and a planted script', async ({ page }) => {
  const complaints = await complaintsOf(page)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/(<h1[^>]*>)/, '$1planted')
      .replace('</head>', '<script>document.title = "planted"</script></head>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(complaints.join('\n')).toMatch(/script-src/)
  expect(complaints.join('\n')).toMatch(/#418|[Hh]ydrat/)
})

test('the language link keeps path, query and document', async ({ page }) => {
  const complaints = await complaintsOf(page)
  await openAlive(page, '/nowhere?page=2&name=oven')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page).toHaveURL('/ar/nowhere?page=2&name=oven')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم يتم العثور على الصفحة التي تبحث عنها.')
  await expect(page).toHaveTitle('الصفحة غير موجودة')
  await expect(page.locator('body')).toHaveAttribute('data-document', 'first')
  expect(complaints).toEqual([])
})

test('the language link keeps the place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAlive(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'العربية' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(before, most) - 2)
})

test('a browser asks the shop for data and never the page server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAlive(page, '/nowhere')
  asked.length = 0
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The page you are looking for was not found.')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.waitForLoadState('networkidle')
  expect(asked).toContain('/api/category/list')
  expect(asked.filter((path) => path.endsWith('.data') || path.startsWith('/__manifest'))).toEqual([])
  await expect(page.locator('body')).toHaveAttribute('data-document', 'first')
})

test('a link glides to the top of its page, Back is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (...place: unknown[]) => {
      document.body.dataset.scrolled = document.documentElement.dataset.scroll ?? 'before any script'
      scrollTo(...(place as [number, number]))
    }
  })
  await openAlive(page, '/nowhere')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'smooth')
  await page.goBack()
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'instant')
})

test('a visitor without a token is shown the rendered page and nothing is asked again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto('/ar', { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
})

test('a browser with a token asks for its own view in the language of the screen', async ({ page }) => {
  const complaints = await complaintsOf(page)
  await page.addInitScript(() => localStorage.setItem('token', 'Bearer made-up'))
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list'))
  await page.goto('/ar')
  const headers = await (await call).allHeaders()
  expect(headers.authorization).toBe('Bearer made-up')
  expect(headers['accept-language']).toBe('ar')
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('the first Tab reaches a link to the content', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an English page fetches no Arabic font', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((url) => url.includes('arabic-arabic'))).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, language, other } of HOMES) {
    test(`${path} shows its content and leads to its twin`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: other }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
