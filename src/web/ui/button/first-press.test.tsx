// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { BagButton } from '../../features/bag/bag-button.tsx'
import { LayerButton } from '../../features/shell/layer-button.tsx'
import { loadTexts } from '../../platform/texts/texts.ts'
import { Layers } from '../../shop/frame/layers.tsx'

let page: LivePage

beforeAll(async () => {
  await loadTexts('en')
})
afterEach(() => page.leave())

/** The pointer's presses carry their number within a double click; those of the keyboard carry none. */
async function press(selector: string, details: readonly number[]): Promise<void> {
  for (const detail of details) {
    page.one(selector).dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
    await page.drawn()
  }
}

test.each([
  ['the bag', <BagButton key="bag" />],
  ['the menu', <LayerButton key="menu" layer="menu" icon="menu" label="Menu" />],
])('a double click on the button of %s opens it, a later press closes it, and so does the keyboard', async (_, button) => {
  page = await LivePage.open(<Layers>{button}</Layers>)
  const isOpen = () => page.one('button').getAttribute('aria-expanded')
  await press('button', [1, 2])
  expect(isOpen()).toBe('true')
  await press('button', [1])
  expect(isOpen()).toBe('false')
  await press('button', [0, 0])
  expect(isOpen()).toBe('false')
})
