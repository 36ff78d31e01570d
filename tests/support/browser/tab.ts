import type { Browser, BrowserContext, Page } from '@playwright/test'

type Size = { readonly width: number; readonly height: number } | null

/** The browser that a test asks for; tests that ask for the same use one tab after each other. */
export interface Visit {
  readonly url: string
  readonly viewport: Size
  readonly isMobile: boolean
  readonly hasTouch: boolean
  readonly locale: string | undefined
  readonly javaScriptEnabled: boolean
  readonly serviceWorkers: 'allow' | 'block'
}

interface Tab {
  readonly visit: Visit
  readonly context: BrowserContext
  readonly page: Page
  /** A test has left something in it that no reset takes away. */
  isPrepared: boolean
}

/** Without a script, so that a tab stays in its process, and with the storage of the shop. */
const RESTING_PAGE = '/robots.txt'
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
]

/** Most tests ask for the same tab. One for others, as without scripts or in another shop, leaves it as it is for the tests after them. */
const TABS_MAX = 2

/**
 * The tabs of a worker. A page in a new tab starts a process and compiles every script of the shop again, which takes longer than most
 * tests; so a test gets the tab of one before it, as if nobody had used it.
 */
export class Tabs {
  /** The last is the one in use. */
  private readonly tabs: Tab[] = []

  async take(browser: Browser, visit: Visit): Promise<BrowserContext> {
    const index = this.tabs.findIndex((tab) => JSON.stringify(tab.visit) === JSON.stringify(visit))
    const [tab = await openTab(browser, visit)] = index === -1 ? [] : this.tabs.splice(index, 1)
    this.tabs.push(tab)
    while (this.tabs.length > TABS_MAX) await this.tabs.shift()?.context.close()
    return tab.context
  }

  async giveBack(isFit: boolean): Promise<void> {
    const tab = this.tabs.at(-1)
    if (tab === undefined) return
    if (isFit && !tab.isPrepared && !tab.page.isClosed()) return reset(tab)
    this.tabs.pop()
    await tab.context.close()
  }

  async close(): Promise<void> {
    for (const { context } of this.tabs.splice(0)) await context.close()
  }
}

/**
 * Pages move as for most people. Tests ask for less, since each step of a movement is drawn; those of movements call this before they go to
 * a page.
 */
export async function allowMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

/** Goes where a test can write to the storage of the shop before a page reads it; a tab that another test has left is there already. */
export async function rest(page: Page): Promise<void> {
  if (!page.url().endsWith(RESTING_PAGE)) await page.goto(RESTING_PAGE)
}

/** A visitor who has never been here: no file of the shop is in the browser, nothing of it is compiled, and pages move. */
export async function forgetFiles(page: Page): Promise<void> {
  await allowMotion(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.goto('about:blank')
}

async function openTab(browser: Browser, visit: Visit): Promise<Tab> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const tab: Tab = { visit, context, page, isPrepared: false }
  const note = () => {
    tab.isPrepared = true
  }
  for (const target of [context, page]) {
    beforeCalls(target, ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'], note)
    // The browser's memory holds on to files that a test has answered itself, without what the shop says of them, as how they were compressed.
    beforeCalls(target, ['route'], ([url]) => /assets|css/.test(String(url)) && note())
  }
  beforeCalls(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], note)
  return tab
}

function beforeCalls<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  note: (args: readonly unknown[]) => unknown,
): void {
  for (const name of names) {
    const method = target[name]
    if (typeof method !== 'function') throw new Error(`${String(name)} is no method.`)
    const value = (...args: unknown[]) => {
      note(args)
      return Reflect.apply(method, target, args)
    }
    Object.defineProperty(target, name, { value })
  }
}

async function reset({ context, page, visit: { url, viewport, isMobile } }: Tab): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event)
  await context.setOffline(false)
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    context.clearPermissions(),
    context.setExtraHTTPHeaders({}),
    page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      contrast: 'no-preference',
      forcedColors: 'none',
    }),
  ])
  if (viewport !== null && JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport)) await page.setViewportSize(viewport)
  await page.goto(`${url}${RESTING_PAGE}`)
  // A pointer that rests over the next page would hover there.
  if (!isMobile) await page.mouse.move(-10, -10)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
