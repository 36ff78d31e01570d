import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until its scripts handle presses; an idle network does not prove that. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  await untilHydrated(page)
  return response
}

export async function reloadHydrated(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
  await untilHydrated(page)
}

/** Goes to another page of the app as a link does, without loading the document again; the address changes before the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: `${history.length}${to}` }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** React marks each element that it has taken over. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('body a, body button')]
    return controls.length > 0 && controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
  })
}
