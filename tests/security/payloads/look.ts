import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { collectComplaints } from '#tests/support/browser/complaints.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import type { OpenedShop } from './open-shop.ts'
import type { Looker, PageToLookAt } from './pages-to-look-at.ts'
import { FOREIGN_HOST, MARK, RUN } from './payloads.ts'

export interface Looked {
  readonly pages: number
  /** Pages that show a payload as text. */
  readonly showing: number
  readonly faults: readonly string[]
}

const SHELL_PATH = '/usr/lib/chromium/chromium-headless-shell'
/** The owner may name a picture that is not there; its address is one of ours whatever it says. */
const MISSING_PICTURE = /^Failed to load resource: the server responded with a status of 404 .*\(http:\/\/127\.0\.0\.1:\d+\/zqx/
const RAN = 'A payload ran'
/** Ends a page that hangs; a busy machine takes half a minute for one. */
const OPENED_WITHIN_MS = 120_000
const SETTLED_WITHIN_MS = 20_000
const LANGUAGES = ['', '/ar'] as const

export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (existsSync(SHELL_PATH) ? SHELL_PATH : '/usr/bin/chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Opens pages in both languages and tells what ran, was blocked, was asked for elsewhere or became more than text. */
export async function lookAt(
  { shop, origin }: OpenedShop,
  pages: readonly PageToLookAt[],
  languages: readonly string[] = LANGUAGES,
): Promise<Looked> {
  const looked = { pages: 0, showing: 0, faults: [] as string[] }
  const lookers = [...new Set(pages.map(({ as }) => as))]
  await inBrowser(async (browser) => {
    for (const as of lookers) {
      const context = await contextOf(browser, { origin, token: as === 'nobody' ? null : (await signedIn(shop, as)).authorization })
      const page = await context.newPage()
      const paths = pages.filter((each) => each.as === as).flatMap(({ path }) => languages.map((language) => `${language}${path}`))
      for (const path of paths) {
        const { shows, faults } = await lookAtOne(context, page, { path, as })
        looked.pages += 1
        if (shows) looked.showing += 1
        looked.faults.push(...faults)
      }
      await context.close()
    }
  })
  return looked
}

/** Whatever runs or is blocked says so on the console. */
async function contextOf(browser: Browser, { origin, token }: { origin: string; token: string | null }): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', timezoneId: 'Africa/Cairo' })
  await context.addInitScript(
    ({ run, ran, stored }) => {
      if (stored !== null) localStorage.setItem('token', stored)
      Object.defineProperty(window, run, { set: () => console.error(ran) })
      addEventListener('error', ({ error }) => {
        if (error?.cause !== undefined) console.error(`caused by ${error.cause?.stack ?? error.cause}`)
      })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error(`The policy blocked ${violatedDirective} ${blockedURI} ${sample}`),
      )
    },
    { run: RUN, ran: RAN, stored: token },
  )
  return context
}

async function lookAtOne(
  context: BrowserContext,
  page: Page,
  { path, as }: { readonly path: string; readonly as: Looker },
): Promise<{ readonly shows: boolean; readonly faults: readonly string[] }> {
  const found: string[] = []
  const complaints = collectComplaints(context)
  const onRequest = (request: { url(): string }) => {
    if (request.url().includes(`//${FOREIGN_HOST}`)) found.push(`asks for ${request.url()}`)
  }
  const onDialog = (dialog: { message(): string; dismiss(): Promise<void> }) => {
    found.push(`opens a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  }
  context.on('request', onRequest)
  page.on('dialog', onDialog)
  await page.goto(path, { waitUntil: 'load', timeout: OPENED_WITHIN_MS })
  await settled(page)
  await beginForm(page)
  const { shows, strange } = await page.evaluate(strangeIn, { mark: MARK, run: RUN })
  context.off('request', onRequest)
  page.off('dialog', onDialog)
  complaints.stop()
  const faults = [...found, ...strange, ...complaints.complaints.filter((text) => !MISSING_PICTURE.test(text))]
  return { shows, faults: faults.map((fault) => `${path} as ${as}: ${fault}`) }
}

/** Its scripts have taken it over and nothing of it is a grey outline any more. */
async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [class*="skeleton_"], main [aria-busy="true"]') === null &&
        [...document.querySelectorAll('main a, main button')]
          .slice(0, 3)
          .every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps$'))),
      undefined,
      { timeout: SETTLED_WITHIN_MS },
    )
    .catch(() => {})
}

/** A form fetches its rules when a person comes to its first field. */
async function beginForm(page: Page): Promise<void> {
  const hasForm = await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('main form input:not([type=file]), main form textarea')
    field?.focus()
    return field !== null
  })
  if (hasForm) await page.waitForLoadState('networkidle')
}

/** Runs in the page: what became an element, an attribute or a link that acts. */
function strangeIn({ mark, run }: { mark: string; run: string }): { shows: boolean; strange: string[] } {
  const strange: string[] = []
  for (const element of document.querySelectorAll('*')) {
    if (element.localName.includes(mark)) strange.push(`an element ${element.localName}`)
    for (const { name, value } of element.attributes) {
      const isLink = /^(?:href|src|action|formaction|data|xlink:href|poster)$/.test(name)
      const acts = isLink && /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value)
      if (/^on/i.test(name) || name.includes(mark) || name === 'srcdoc' || acts)
        strange.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`)
    }
    if (
      element instanceof HTMLScriptElement &&
      element.src === '' &&
      element.text.includes(`${run}=1`) &&
      !/^(?:application|text)\//.test(element.type)
    ) {
      // The page's data carries texts within strings, where "<" is escaped.
      if (/<\/?(?:script|!--)/i.test(element.text)) strange.push(`a script with ${element.text.slice(0, 80)}`)
    }
  }
  for (const style of document.querySelectorAll('style')) if (style.textContent.includes(mark)) strange.push('a style sheet with a payload')
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)
  return { shows: `${document.title}${document.body.innerText}${fields.join('')}`.includes(mark), strange }
}

/** Opens HTML as a mail program without any protection would, and tells the same. */
export async function lookAtHtml(htmls: readonly string[]): Promise<Looked> {
  const looked = { pages: 0, showing: 0, faults: [] as string[] }
  await inBrowser(async (browser) => {
    const context = await contextOf(browser, { origin: `https://${MARK}.test`, token: null })
    await context.route('**', (route) => route.abort())
    const page = await context.newPage()
    for (const html of htmls) {
      const asked: string[] = []
      const complaints = collectComplaints(context)
      const onRequest = (request: { url(): string }) => asked.push(`asks for ${request.url().slice(0, 100)}`)
      page.on('request', onRequest)
      await page.setContent(html, { waitUntil: 'domcontentloaded' })
      const { shows, strange } = await page.evaluate(strangeIn, { mark: MARK, run: RUN })
      page.off('request', onRequest)
      complaints.stop()
      looked.pages += 1
      if (shows) looked.showing += 1
      const faults = [...strange, ...asked.filter((each) => !/^asks for (?:cid|data):/.test(each)), ...complaints.complaints]
      looked.faults.push(...faults.map((fault) => `An email "${/<title>(.*?)<\/title>/.exec(html)?.[1]}": ${fault}`))
    }
  })
  return looked
}
