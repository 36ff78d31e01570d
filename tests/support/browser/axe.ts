import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** The small build of axe. Left to itself, the builder sends the large one, and sends it twice for every look. */
const SOURCE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')
const NOTHING = 'undefined'
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds no accessibility fault in the page or a part of it; a part that the same test has looked at may be left out. */
export async function expectAccessible(page: Page, part?: string, { without }: { readonly without?: string } = {}): Promise<void> {
  // A page whose records are still loading has no heading yet.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // A page that has not been left since the last look still has axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  // No page has frames, so that axe needs no page of its own to put their results together; and nobody reads what passed.
  const axe = new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
  if (part !== undefined) axe.include(part)
  if (without !== undefined) axe.exclude(without)
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
