import type { Locator, Page } from '@playwright/test'
import type { Banner } from '#domain/settings/shop-settings.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { shop as facts, home as homeFacts } from '#shop-config'
import { brandLogos, customerLogos } from '#shop-logos'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { allowMotion } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'

const textsOf = (language: Language) => (language === 'ar' ? ar : en)

function carousel(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label, exact: true })
}

const slidesOf = (region: Locator) => region.locator('[role=group]')

/** Places, from 1, of the visible slides, which are the ones that assistive technology reads too. */
async function shownSlides(region: Locator): Promise<number[]> {
  return slidesOf(region).evaluateAll((slides) => slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])))
}

async function untilMoving(region: Locator): Promise<void> {
  await expect(region.locator('[data-ready]')).toHaveAttribute('aria-live', 'off')
}

const OPENED_AT = '2026-03-01T10:00:00Z'
const LATER = '2026-03-01T10:30:00Z'

test('the page shows its sections in their order, each with what it promises, and its carousels are moved by hand', async ({
  page,
  language,
  localPath,
  request,
}) => {
  const { home, catalogue } = textsOf(language)
  await openHydrated(page, localPath('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage(homeFacts.heroSlides[0].title, language))
  await expect(page.locator('main h2:not([role=group] h2)')).toHaveText([
    catalogue.home.categories,
    catalogue.home.newest,
    inLanguage(homeFacts.banners[0].title, language),
    home.brands,
    inLanguage(homeFacts.banners[1].title, language),
    home.customers,
    home.contact.heading,
  ])
  for (const { text } of facts.promises) await expect(page.getByRole('main').getByText(inLanguage(text, language))).toBeVisible()
  const hero = carousel(page, home.hero)
  await expect(hero.locator('[data-ready]')).toBeVisible()
  await test.step('says which slide of how many is shown', async () => {
    await expect(slidesOf(hero)).toHaveCount(3)
    for (const n of [1, 2, 3]) {
      const name = home.carousel.position.replace('{{n}}', String(n)).replace('{{count}}', '3')
      await expect(slidesOf(hero).nth(n - 1)).toHaveAccessibleName(name)
    }
  })
  await test.step('mirrors the kitchen line with the page while its labels stay readable', async () => {
    const drawing = slidesOf(hero).first().locator('img')
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const mirrored = await drawing.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
    expect(mirrored).toBe(language === 'ar' ? -1 : 1)
    const { cold, preparation } = home.stations
    const [first, second] = await Promise.all([cold, preparation].map((name) => slidesOf(hero).first().getByText(name).boundingBox()))
    expect((first?.x ?? 0) < (second?.x ?? 0)).toBe(language === 'en')
  })
  await test.step('each slide leads to a page of the shop that shows something', async () => {
    const links = carousel(page, home.hero).locator('[role=group] a[href^="/"]')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      const text = await response.text()
      expect(text).not.toContain(catalogue.none.products)
    }
  })
  await test.step('a banner is a link where it names one, and no link leads nowhere', async () => {
    const banners: readonly Banner[] = homeFacts.banners
    for (const { title, link } of banners) {
      const heading = page.getByRole('heading', { name: inLanguage(title, language) })
      await expect(heading).toBeVisible()
      await expect(heading.locator('xpath=ancestor::a')).toHaveCount(link === undefined ? 0 : 1)
    }
    await expect(page.locator('a:not([href]), a[href=""], a[href="#"]')).toHaveCount(0)
  })
  await test.step('31 brands and 15 customers have names; brands lead to their lists', async () => {
    for (const [label, logos, count] of [
      [home.brandLogos, brandLogos, 31],
      [home.customerLogos, customerLogos, 15],
    ] as const) {
      const region = carousel(page, label)
      await expect(slidesOf(region)).toHaveCount(count)
      const names = await region.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
      expect(names).toEqual(logos.map(({ name }) => inLanguage(name, language)))
    }
    const brands = carousel(page, home.brandLogos)
    await expect(brands.locator('a')).toHaveCount(31)
    await expect(brands.locator('a').first()).toHaveAttribute('href', localPath('/shop/brand/nivarelle'))
    await expect(carousel(page, home.customerLogos).locator('a')).toHaveCount(0)
  })
  await test.step('every category on show has a tile with its drawing that leads to its list', async () => {
    const { categories } = (await (await request.get('/api/category/list')).json()) as {
      categories: { name: string; nameAr: string; slug: string }[]
    }
    expect(categories.length).toBeGreaterThan(10)
    const section = page.getByRole('region', { name: catalogue.home.categories })
    await expect(section.getByRole('link')).toHaveText(categories.map(({ name, nameAr }) => (language === 'ar' ? nameAr : name)))
    const [prefix, first] = [language === 'ar' ? '/ar' : '', categories[0]]
    await expect(section.getByRole('link').first()).toHaveAttribute('href', `${prefix}/shop/category/${first?.slug}`)
    for (const drawing of await section.locator('img').all()) {
      await drawing.scrollIntoViewIfNeeded()
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })
  await test.step('the last section offers a phone number and WhatsApp', async () => {
    const section = page.getByRole('region', { name: home.contact.heading })
    await expect(section.getByRole('link', { name: facts.phones[0].shown })).toHaveAttribute('href', `tel:${facts.phones[0].international}`)
    const whatsapp = section.getByRole('link', { name: home.contact.whatsapp })
    await expect(whatsapp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${facts.whatsapp.international.slice(1)}\\?text=.+`))
  })
  await test.step('the first carousel is controlled by its bars, with the keyboard too', async () => {
    const bar = (n: number) => hero.getByRole('button', { name: home.carousel.goTo.replace('{{n}}', String(n)) })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await bar(3).click()
    await expect.poll(() => shownSlides(hero)).toEqual([3])
    await expect(bar(3)).toHaveAttribute('aria-current', 'true')
    await bar(2).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => shownSlides(hero)).toEqual([2])
    await bar(1).click()
    await expect.poll(() => shownSlides(hero)).toEqual([1])
  })
  await test.step('it follows a swipe in the direction of reading, also past the first slide', async () => {
    const box = await hero.locator('[data-ready]').boundingBox()
    if (box === null) throw new Error('The carousel has no box.')
    for (const { towardsStart, leadsTo } of [
      { towardsStart: true, leadsTo: 2 },
      { towardsStart: false, leadsTo: 1 },
      { towardsStart: false, leadsTo: 3 },
    ]) {
      const goesLeft = towardsStart === (language === 'en')
      const [from, to] = goesLeft ? [0.8, 0.2] : [0.2, 0.8]
      await page.mouse.move(box.x + box.width * from, box.y + 40)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * ((from + to) / 2), box.y + 40, { steps: 4 })
      await page.mouse.move(box.x + box.width * to, box.y + 40, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => shownSlides(hero)).toEqual([leadsTo])
      // The next finger comes once the slide has come to rest.
      const slide = slidesOf(hero).nth(leadsTo - 1)
      await expect.poll(async () => Math.abs(((await slide.boundingBox())?.x ?? 0) - box.x)).toBeLessThan(2)
    }
  })
  await test.step('the logos are stepped through by hand, past the first to the last', async () => {
    const region = carousel(page, home.brandLogos)
    await region.scrollIntoViewIfNeeded()
    await expect(region.locator('[data-ready]')).toBeVisible()
    const next = region.getByRole('button', { name: home.carousel.next })
    await next.click()
    await expect.poll(async () => (await shownSlides(region)).length).toBeLessThan(12)
    const before = await shownSlides(region)
    await next.click()
    await expect.poll(() => shownSlides(region)).not.toEqual(before)
    await expect(async () => {
      await region.getByRole('button', { name: home.carousel.previous }).click()
      expect(await shownSlides(region)).toEqual(expect.arrayContaining([31, 1]))
    }).toPass({ intervals: [50] })
  })
  await test.step('the logos are grey until one has the focus', async () => {
    const link = carousel(page, home.brandLogos).locator('[role=group]:not([inert]) a').first()
    const filter = () => link.locator('img').evaluate((image) => getComputedStyle(image).filter)
    expect(await filter()).toBe('grayscale(1)')
    await page.keyboard.press('Tab')
    await link.focus()
    expect(await filter()).toBe('none')
  })
  await test.step('brands are boxes that lead to their lists, with the way to all of them', async () => {
    const section = page.getByRole('region', { name: home.brands })
    await expect(section.locator('ul a').first()).toHaveAttribute('href', new RegExp(`^${localPath('/shop')}/brand/[a-z]+$`))
    await expect(section.getByRole('link', { name: home.allBrands })).toHaveAttribute('href', localPath('/brands'))
  })
  await test.step('the newest products are listed, with the way to the shop', async () => {
    const section = page.getByRole('region', { name: catalogue.home.newest })
    await expect(section.getByRole('article')).toHaveCount(8)
    await section.getByRole('link', { name: home.allProducts }).click()
    await expect(page).toHaveURL(localPath('/shop'))
  })
})

test('the first carousel shows one slide for 5000 ms and goes round without an end, the logos move by one every 2000 ms, and nothing moves while somebody reads it', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { home, shell } = textsOf(language)
  const hero = carousel(page, home.hero)
  const bars = hero.getByRole('button', { name: home.carousel.goTo.replace('{{n}}', '').trim() })
  const wait = async () => {
    const before = await shownSlides(hero)
    await page.clock.runFor(11_000)
    expect(await shownSlides(hero)).toEqual(before)
    return before[0] ?? 0
  }
  const goesOnAfter = async (shown: number) => {
    await untilMoving(hero)
    await page.clock.runFor(5000)
    await expect.poll(() => shownSlides(hero)).toEqual([(shown % 3) + 1])
  }
  await allowMotion(page)
  await page.clock.install({ time: OPENED_AT })
  await page.goto(localPath('/'))
  await untilMoving(hero)
  // A finger does not rest.
  if (!isMobile)
    await test.step('it waits while the mouse rests on it', async () => {
      await slidesOf(hero).first().getByRole('heading').hover()
      const shown = await wait()
      await page.mouse.move(2, 2)
      await goesOnAfter(shown)
    })
  await test.step('it stops at its button, says changes aloud only then, and goes on at the same button', async () => {
    await hero.getByRole('button', { name: `${home.carousel.pause} ${home.hero}` }).click()
    const shown = await wait()
    await expect(hero.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await hero.getByRole('button', { name: `${home.carousel.play} ${home.hero}` }).click()
    await goesOnAfter(shown)
  })
  await test.step('it waits while its link has the focus, and hides the links of other slides from the keyboard', async () => {
    await bars.first().click()
    await expect.poll(() => shownSlides(hero)).toEqual([1])
    await page.clock.runFor(1000)
    await hero.getByRole('link', { name: inLanguage(homeFacts.heroSlides[0].link.label, language) }).focus()
    await wait()
    await page.keyboard.press('Tab')
    await expect(hero.getByRole('link', { name: shell.whatsapp }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bars.first()).toBeFocused()
    await untilMoving(hero)
  })
  await test.step('it waits while its tab is hidden', async () => {
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await turn('hidden')
    await wait()
    await turn('visible')
  })
  await test.step('the logos stand several in a row and move by one every 2000 ms', async () => {
    const region = carousel(page, home.brandLogos)
    await region.scrollIntoViewIfNeeded()
    await untilMoving(region)
    await expect.poll(async () => (await shownSlides(region)).length).toBeLessThan(12)
    expect((await shownSlides(region)).length).toBeGreaterThan(1)
    await page.clock.pauseAt(LATER)
    const positions = () => slidesOf(region).evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().x)))
    await region.getByRole('button', { name: home.carousel.next }).click()
    await page.clock.runFor(1900)
    const before = await positions()
    await page.clock.runFor(1900)
    const after = await positions()
    const [step, moved] = [Math.abs((before[2] ?? 0) - (before[1] ?? 0)), Math.abs((after[1] ?? 0) - (before[1] ?? 0))]
    expect(Math.abs(step - moved)).toBeLessThanOrEqual(2)
  })
  await test.step('the first carousel shows one slide for 5000 ms and goes round without an end', async () => {
    await hero.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await untilMoving(hero)
    const [shown] = await shownSlides(hero)
    const next = (shown ?? 0) % 3
    await bars.nth(next).click()
    await expect.poll(() => shownSlides(hero)).toEqual([next + 1])
    await page.clock.runFor(50)
    for (let step = 1; step <= 4; step += 1) {
      await page.clock.runFor(4900)
      expect(await shownSlides(hero)).toEqual([((next + step - 1) % 3) + 1])
      await page.clock.runFor(100)
      await expect.poll(() => shownSlides(hero)).toEqual([((next + step) % 3) + 1])
    }
  })
})
