import type { Locator, Page } from '@playwright/test'

/** The steps of one movement, enough for a page that follows the pointer. */
const STEPS = 4

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('Nothing to drag is on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Scrolls while the button is down, as somebody with a wheel does: the target may be below what a small screen shows. */
export async function dragByMouse(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const from = await middleOf(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const to = await middleOf(target)
  await page.mouse.move(to.x, to.y, { steps: STEPS })
  await page.mouse.up()
}

/** Playwright only taps, so the browser itself is told of the moves of a finger. */
export async function dragByTouch(page: Page, handle: Locator, target: Locator): Promise<void> {
  const [from, to] = [await middleOf(handle), await middleOf(target)]
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { readonly x: number; readonly y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS }])
  }
  await touch('touchEnd', [])
  await browser.detach()
}
