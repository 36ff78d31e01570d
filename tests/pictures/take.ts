import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { desk } from '#i18n/en/desk.ts'
import { deskCard } from '#i18n/en/desk-card.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { startShop } from '#tests/support/browser/shop-process.ts'

/** `take.ts [--url=http://127.0.0.1:3000]`; without an address the built shop is started with the demo. */
const url = process.argv.find((argument) => argument.startsWith('--url='))?.slice(6)
const FOLDER = 'docs/pictures'
const SIZE = { width: 1280, height: 800 }
const BYTES_MOST = 120 * 1024
const ADMIN = { email: 'admin@diyafa.example', password: 'diyafa-demo' }

const shop = url === undefined ? await startShop() : null
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  mkdirSync(FOLDER, { recursive: true })
  await takeAll(browser, url ?? shop?.url ?? '')
} finally {
  await browser.close()
  await shop?.stop()
  shop?.remove()
}

async function takeAll(from: Browser, origin: string): Promise<void> {
  const context = await from.newContext({ baseURL: origin, viewport: SIZE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await take(page, 'home', '/ar')
  await take(page, 'product', `/product/${await productOf(origin)}`)
  const token = await adminToken(origin)
  await take(page, 'offer', `/offer/${await sentOffer(origin, token)}`)
  await signIn(page)
  await take(page, 'desk', '/dashboard/desk', async () => {
    // The first card of the list, by the keys of the desk.
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    // The pane is there before its card.
    await page.getByRole('region', { name: desk.card }).getByRole('heading', { name: deskCard.log.heading }).waitFor()
  })
}

async function take(page: Page, name: string, path: string, prepare = async () => {}): Promise<void> {
  await openHydrated(page, path)
  // Grey outlines have no heading.
  await page.locator('main h1').first().waitFor()
  await prepare()
  await page.waitForFunction(() => document.querySelector('main [class*="skeleton_"]') === null)
  await page.evaluate(() => document.fonts.ready)
  const file = `${FOLDER}/${name}.webp`
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer(),
  )
  const { size } = statSync(file)
  if (size > BYTES_MOST) throw new Error(`${file} has ${size} bytes; a picture may have ${BYTES_MOST}.`)
  console.log(`${file} ${size} bytes`)
}

// biome-ignore lint/suspicious/noExplicitAny: the few keys that are read here come untyped
async function ask(origin: string, path: string, token?: string): Promise<any> {
  const answer = await fetch(origin + path, { headers: token === undefined ? {} : { authorization: token } })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
  return answer.json()
}

async function productOf(origin: string): Promise<string> {
  const { products } = await ask(origin, '/api/product/list?name=combi%20oven&limit=1')
  return products[0].slug
}

async function adminToken(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** The token of the newest offer that its customer may still answer. */
async function sentOffer(origin: string, token: string): Promise<string> {
  const { offers } = await ask(origin, '/api/offer?state=sent', token)
  const { offer } = await ask(origin, `/api/offer/${offers[0]._id}`, token)
  const link: string = offer.links.answering
  return link.slice(link.lastIndexOf('/') + 1)
}

async function signIn(page: Page): Promise<void> {
  await openHydrated(page, '/login')
  await page.locator('main input[type=email]').fill(ADMIN.email)
  await page.locator('main input[type=password]').fill(ADMIN.password)
  await page.locator('main input[type=password]').press('Enter')
  await page.waitForURL((address) => !address.pathname.includes('login'))
}
