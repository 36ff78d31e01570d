import type { Page } from '@playwright/test'
import { inLanguage } from '#domain/text/language.ts'
import { home as homeFacts } from '#shop-config'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { shiftsOf } from '#tests/support/browser/shifts.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { forgetFiles } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'

const SHIFT_MOST = 0.02
const carousels = (page: Page) => page.locator('[aria-roledescription]:has([role=group])')

/** Scrolls to the foot, past everything that loads when it comes near. */
async function readThrough(page: Page): Promise<void> {
  for (const region of await carousels(page).all()) {
    await region.scrollIntoViewIfNeeded()
    await expect(region.locator('[data-ready]')).toBeVisible()
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

test('nothing moves away under the reader, axe finds no fault, and the page fits from 320 to 768 and with text twice as large', async ({
  page,
  localPath,
  language,
}) => {
  await forgetFiles(page)
  await page.goto(localPath('/'))
  await readThrough(page)
  expect(await shiftsOf(page)).toBeLessThanOrEqual(SHIFT_MOST)
  await expectAccessible(page)
  const size = page.viewportSize()
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  if (size !== null) await page.setViewportSize(size)
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('main *')]
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    elements.forEach((element, index) => {
      element.style.fontSize = `${2 * (sizes[index] ?? 16)}px`
    })
  })
  const slide = carousels(page).first().locator('[role=group]').first()
  const heading = slide.getByRole('heading', { name: inLanguage(homeFacts.heroSlides[0].title, language), includeHidden: true })
  const [inner, outer] = [await heading.boundingBox(), await slide.boundingBox()]
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1)
})

test('a visitor who prefers reduced motion sees nothing move by itself, needs no button to stop it, and moves slides by hand, at once', async ({
  page,
  localPath,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(localPath('/'))
  const { home } = language === 'ar' ? ar : en
  for (const region of await carousels(page).all()) {
    await region.scrollIntoViewIfNeeded()
    await expect(region.locator('[data-ready]')).toHaveAttribute('aria-live', 'polite')
    const before = await region.locator('[role=group]').evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x))
    await page.clock.runFor(11_000)
    expect(await region.locator('[role=group]').evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x))).toEqual(
      before,
    )
    await expect(region.getByRole('button', { name: home.carousel.pause })).toBeHidden()
  }
  const hero = carousels(page).first()
  await hero.getByRole('button', { name: home.carousel.goTo.replace('{{n}}', '2') }).click()
  await expect(hero.locator('[role=group]').nth(1)).toBeInViewport({ ratio: 0.3 })
  await expect(hero.locator('[role=group]').nth(0)).not.toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there: one slide in view, the others a swipe away, no dead button, and the way to its twin', async ({
    page,
    localPath,
    language,
  }) => {
    const { home, catalogue } = language === 'ar' ? ar : en
    await page.goto(localPath('/'))
    const hero = carousels(page).first()
    await expect(hero.getByRole('link', { name: inLanguage(homeFacts.heroSlides[0].link.label, language) })).toBeInViewport()
    await expect(hero.locator('[role=group]').nth(1)).not.toBeInViewport()
    for (const region of await carousels(page).all()) {
      await expect(region.getByRole('button')).toHaveCount(0)
      const last = region.locator('[role=group]').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    }
    await expect(page.getByRole('region', { name: catalogue.home.newest }).getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('region', { name: home.brands }).getByRole('link', { name: home.allBrands })).toBeVisible()
    await page.getByRole('banner').locator('a[hreflang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
