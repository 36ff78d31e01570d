import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds no accessibility fault in the page or a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A page whose records are still loading has no heading yet.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // No page has frames, so that axe needs no page of its own to put their results together; and nobody reads what passed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
  if (part !== undefined) axe.include(part)
  const { violations } = await whileNothingSticks(page, () => axe.analyze())
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${html}`),
  )
  expect(faults, `accessibility of ${page.url()}`).toEqual([])
}

/** A bar that sticks covers half a button or none, as the page was scrolled; without it the answer is the same at any place. */
async function whileNothingSticks<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue
      element.dataset.stuck = element.getAttribute('style') ?? ''
      element.style.setProperty('position', 'relative', 'important')
      element.style.setProperty('inset', 'auto', 'important')
    }
  })
  const answer = await look()
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-stuck]')) {
      element.setAttribute('style', element.dataset.stuck ?? '')
      delete element.dataset.stuck
    }
  })
  return answer
}
