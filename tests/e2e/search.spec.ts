import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test as shopTest } from '#tests/support/browser/shop.ts'
import { ar, en } from '#tests/support/texts.ts'

const textsOf = (language: string) => (language === 'ar' ? ar : en)
const SEARCH = '/api/product/list/search/'

interface Search {
  readonly field: Locator
  readonly options: Locator
  readonly status: Locator
  /** The search terms of the requested addresses. */
  readonly asked: readonly string[]
  /** Opens the search of the page that is there now, with an empty field. */
  again(): Promise<void>
}

/** The search field: in the header, or on a screen of its own on phones. */
const test = shopTest.extend<{ openSearch: (path?: string) => Promise<Search> }>({
  openSearch: ({ page, localPath, language, isMobile }, use) =>
    use(async (path = '/nowhere') => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith(SEARCH)) asked.push(pathname.slice(SEARCH.length))
      })
      await openHydrated(page, localPath(path))
      const field = page.getByRole('combobox', { name: textsOf(language).navigation.search.label })
      const open = async () => {
        if (isMobile && !(await field.isVisible()))
          await page
            .getByRole('banner')
            .getByRole('button', { name: textsOf(language).shell.bar.search })
            .click()
        await field.click()
      }
      await open()
      const again = async () => {
        await open()
        await field.fill('')
        asked.length = 0
      }
      return { field, options: page.getByRole('option'), status: page.getByRole('search').getByRole('status'), asked, again }
    }),
})

/** A network that answers only when told to. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**${SEARCH}*`, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return letGo
}

test('suggestions are asked for at every third character only, without blanks and capitals, and narrowed in between; an empty result is shown and announced', async ({
  openSearch,
  page,
  language,
}) => {
  const { field, options, asked, status, again } = await openSearch()
  await field.pressSequentially('ov')
  expect(asked).toEqual([])
  await field.pressSequentially('e')
  await expect(options.first()).toBeVisible()
  // Categories and brands stand there before the products.
  await expect(options.filter({ has: page.locator('img') }).first()).toBeVisible()
  const found = await options.count()
  await field.pressSequentially('n ')
  await expect(options.first()).toBeVisible()
  await field.pressSequentially('g')
  await expect(options.last()).toContainText('oven g')
  expect(await options.count()).toBeLessThanOrEqual(found)
  expect(asked).toEqual(['ove', 'oven%20g'])

  await again()
  await field.fill('  OV ')
  await field.fill('   ')
  await field.fill(' A/B ')
  await expect.poll(() => asked).toEqual(['a%2Fb'])
  await field.fill('zzzqqxjjj')
  const text = language === 'ar' ? ar.navigation.search.none : 'No products found.'
  await expect(page.getByRole('search').getByText(text).last()).toBeVisible()
  await expect(status).toHaveText(text)
  await expect(options).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('a suggestion shows picture, brand and the name in the language of the screen, with the match marked; the list is accessible and fits the screen, the field is emptied by its button, and a category or brand that the term names stands first', async ({
  openSearch,
  page,
  localPath,
  language,
  request,
}) => {
  const { field, options: all, status, asked, again } = await openSearch()
  const options = all.filter({ has: page.locator('img') })
  const term = language === 'ar' ? 'ثلا' : 'fri'
  await field.fill(term)
  const { products } = await (await request.get(SEARCH + encodeURIComponent(term))).json()
  await expect(options).toHaveCount(products.length)
  const [first] = products
  await expect(options.first()).toContainText(language === 'ar' ? first.nameAr : first.name)
  await expect(options.first()).toContainText(language === 'ar' ? first.brand.nameAr : first.brand.name)
  await expect(options.first().locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]+\/200\.webp$/)
  await expect(options.locator('mark').first()).toHaveText(new RegExp(`^${term}`, 'i'))
  await expect(status).toContainText(String((await all.count()) - 1))

  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: textsOf(language).navigation.search.clear }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(all).toHaveCount(0)

  await again()
  await field.fill(language === 'ar' ? 'أف' : 'ov')
  await expect(all.first()).toContainText(textsOf(language).navigation.categories)
  // The shop has not been asked yet.
  expect(asked).toEqual([])
  await all.first().click()
  await expect(page).toHaveURL(localPath('/shop/category/ovens'))
})

test('the list is walked with the arrow keys, Home and End while the field keeps the focus; a press on a suggestion opens the product, and Enter everything found or the whole shop', async ({
  openSearch,
  page,
  localPath,
  isMobile,
}) => {
  const { field, options, again } = await openSearch()
  // No category or brand is called so, whatever other tests add meanwhile.
  await field.pressSequentially('convec')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const isActive = async (option: Locator) => {
    // The list may grow meanwhile: the chosen line stays chosen and gets another id.
    const isTold = async () => (await field.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
    await expect.poll(async () => [await option.getAttribute('aria-selected'), await isTold()]).toEqual(['true', true])
    await expect(field).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await isActive(options.first())
  await page.keyboard.press('End')
  await isActive(options.last())
  await page.keyboard.press('Home')
  await isActive(options.first())
  await page.keyboard.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await isActive(options.last())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await isActive(options.nth(1))
  const address = await options.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(address))
  expect(address).toContain(localPath('/product/'))
  await expect(options).toHaveCount(0)

  await test.step('a press', async () => {
    await again()
    // Typed at once it has one answer: nothing moves after it.
    await field.fill('convec')
    await expect(options.first()).toBeVisible()
    const other = await options.first().getAttribute('href')
    expect(other).not.toBe(address)
    await options.first().click()
    await expect(page).toHaveURL(String(other))
    await expect(options).toHaveCount(0)
  })

  await test.step('Enter opens the list of everything found, and its field holds the term', async () => {
    await again()
    await field.fill('deck oven')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${localPath('/shop')}?name=deck+oven`)
    await expect(page.getByRole('dialog')).toBeHidden()
    if (isMobile) await page.getByRole('banner').locator('button[aria-haspopup]').first().click()
    await expect(field).toHaveValue('deck oven')
  })

  await test.step('an empty term opens the whole shop', async () => {
    await again()
    await field.fill('  ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localPath('/shop'))
  })
})

test('Escape closes the list and keeps the term; leaving the field closes it too, and the text stays when the language is switched', async ({
  openSearch,
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on phones Escape closes the screen, which covers the switch')
  const { field, options, again } = await openSearch()
  await field.pressSequentially('ove')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('ove')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(options).toHaveCount(0)
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')

  await again()
  await field.fill('combi')
  await page.getByRole('banner').locator('a[hreflang]').click()
  await expect(page.getByRole('combobox')).toHaveValue('combi')
})

test.describe('without an answer', () => {
  test.use({ expectedComplaints: [/503/] })

  test('on a slow network the last answer stays, and only a request that a newer one replaces is aborted; failed suggestions are reported, and Enter still searches', async ({
    openSearch,
    page,
    localPath,
    language,
  }) => {
    const { field, options, asked, status, again } = await openSearch()
    await field.pressSequentially('ove')
    // Categories and brands stand there before the products.
    await expect(options.filter({ has: page.locator('img') }).first()).toBeVisible()
    const letGo = await holdAnswers(page)
    const givenUp: string[] = []
    page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname.slice(SEARCH.length)))
    await field.pressSequentially('n g')
    await expect.poll(() => asked.at(-1)).toBe('oven%20g')
    await expect(options.first()).toBeVisible()
    await field.pressSequentially('as')
    await expect(options.first()).toBeVisible()
    expect(givenUp).toEqual([])
    await field.pressSequentially('s')
    await expect.poll(() => asked.at(-1)).not.toBe('oven%20g')
    await expect.poll(() => givenUp).toEqual(['oven%20g'])
    letGo()
    await page.unroute(`**${SEARCH}*`)

    await again()
    await page.route(`**${SEARCH}*`, (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'internal' } }))
    await field.fill('fry')
    await expect(status).toHaveText(textsOf(language).navigation.search.failed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${localPath('/shop')}?name=fry`)
  })
})
