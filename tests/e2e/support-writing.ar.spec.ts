import type { Language } from '#domain/text/language.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, newPerson, TEXTS } from './dashboard-screen.ts'
import { choosePerson, fieldOf, logOf, saidOn, say, switchLanguage, write } from './support-screen.ts'

test("a long word stays inside its field, and the button beside it; an empty field starts at the page's side, and a text at that of its script", async ({
  page,
  localPath,
  language,
}) => {
  const send = page.getByRole('main').getByRole('button', { name: TEXTS[language].support.send, exact: true })
  await enterAs(page, await newPerson(page), localPath('/support'))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await fieldOf(page, language).fill('x'.repeat(150))
    await expect(send).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(logOf(page, language)).toBeInViewport({ ratio: 1 })
  }

  const foreign = { en: 'أهلًا', ar: 'Hello' } as const
  const expectSides = async (here: Language) => {
    const [own, other] = here === 'ar' ? (['rtl', 'ltr'] as const) : (['ltr', 'rtl'] as const)
    const field = fieldOf(page, here)
    await field.fill('')
    await expect(field).toHaveCSS('direction', own)
    await field.fill(foreign[here])
    await expect(field).toHaveCSS('direction', other)
    await field.fill('')
    await expect(field).toHaveCSS('direction', own)
  }
  await expectSides(language)
  await expectSides(await switchLanguage(page, language))
})

test('the newest message stays in view when cards load late', async ({ page, localPath, language, shop }) => {
  const { products } = await (await page.request.get('/api/product/list?limit=2&order=1')).json()
  const [first, second] = products.map(({ slug }: { slug: string }) => `${shop.url}/product/${slug}`)
  const customer = await newPerson(page)
  await write(shop.url, customer, [...Array.from({ length: 20 }, (_, n) => `Line ${n}`), first, second])
  let letThrough: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/product/item/**', async (route) => {
    await isFree
    await route.continue()
  })
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token)
  await page.goto(localPath('/support'))
  const last = saidOn(page, language).last()
  await expect(last).toBeInViewport({ ratio: 1 })
  letThrough()
  await expect(last.getByRole('link', { name: products[1].sku })).toBeInViewport({ ratio: 1 })
  await expect(last).toBeInViewport({ ratio: 1 })
  await say(page, language, `${first} ${second}`)
  await expect(saidOn(page, language)).toHaveCount(23)
  await expect(last.getByRole('link', { name: products[1].sku })).toBeInViewport({ ratio: 1 })
  await expect(last.getByRole('time')).toBeInViewport({ ratio: 1 })
})

test('an unsent text stays with its conversation, in the other language and after a reload', async ({
  page,
  localPath,
  language,
  shop,
}) => {
  const names = ['Omar', 'Layla'].map((name) => `${name} ${Date.now()}`)
  for (const firstName of names) await write(shop.url, await newPerson(page, { firstName }), ['Hello.'])
  const [omar = '', layla = ''] = names
  await enterAs(page, await demoPerson(page, 'admin'), localPath('/support'))
  await choosePerson(page, language, omar)
  await fieldOf(page, language).fill('To Omar')
  await choosePerson(page, language, layla)
  await expect(fieldOf(page, language)).toHaveValue('')
  await fieldOf(page, language).fill('To Layla')
  const other = await switchLanguage(page, language)
  await expect(fieldOf(page, other)).toHaveValue('To Layla')
  await expect(saidOn(page, other)).toContainText(['Hello.'])
  await choosePerson(page, other, omar)
  await expect(fieldOf(page, other)).toHaveValue('To Omar')
  await page.reload()
  await expect(fieldOf(page, other)).toHaveValue('To Omar')
  await say(page, other, 'To Omar, at last')
  await expect(saidOn(page, other)).toHaveCount(2)
  await page.reload()
  await expect(saidOn(page, other)).toHaveCount(2)
  await expect(fieldOf(page, other)).toHaveValue('')
})
