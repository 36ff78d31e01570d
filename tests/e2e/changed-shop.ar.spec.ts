import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { interpolate } from '#i18n/interpolate.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { startChangedShop } from './changed-shop.ts'
import { demoPerson, newPerson } from './dashboard-screen.ts'
import { choose, TEXTS } from './listing-screen.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>'
const [THERE, LOST] = ['there', 'lost']

interface Drive {
  readonly origin: string
  readonly id: string
  readonly slug: string
}

async function openDrive(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://drive.example')
    const isThere = searchParams.get('id') === THERE && searchParams.get('sz') === 'w1000'
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(isThere ? PICTURE : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The drive has no port.')
  return { server, origin: `http://127.0.0.1:${address.port}` }
}

const drive: Drive = { origin: '', id: '', slug: '' }

/** A shop without reviews, and with a product that has two pictures on a drive, which has lost one of them. */
const test = testsInOwnShop(async () => {
  const { server, origin } = await openDrive()
  const shop = await startChangedShop(
    async ({ tx, touch }, [both]) => {
      if (both === undefined) throw new Error('The demo has no product.')
      await tx.update(products).set({ ratingSum: 0, reviewCount: 0 })
      await tx
        .update(products)
        .set({ driveImages: [THERE, LOST] })
        .where(eq(products.id, both.id))
      touch([both.id])
      Object.assign(drive, { origin, ...both })
    },
    { DRIVE_IMAGE_URL: `${origin}/thumbnail?id={id}&sz=w1000` },
  )
  const stop = async () => {
    await shop.stop()
    server.close()
  }
  return { ...shop, stop }
})

test.use({ expectedComplaints: [/404 .*\/thumbnail\?id=lost/] })

const addressIn = (id: string) => `${drive.origin}/thumbnail?id=${id}&sz=w1000`

test('a product shows its pictures on the drive, and its own where one of those fails', async ({ page, localPath }) => {
  await openHydrated(page, localPath(`/product/${drive.slug}`))
  const slides = page.getByRole('main').getByRole('group').locator('picture > img[width="800"]')
  await expect(slides).toHaveCount(2)
  await expect(slides.first()).toHaveAttribute('src', addressIn(THERE))
  await expect.poll(() => slides.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  await slides.nth(1).scrollIntoViewIfNeeded()
  await expect(slides.nth(1)).toHaveAttribute('src', /^\/media\//)
})

test("a card shows the drive's picture, also on a page that the browser rendered", async ({ page, localPath, language }) => {
  const { product } = await (await page.request.get(`/api/product/item/${drive.slug}`)).json()
  const name = language === 'ar' ? product.nameAr : product.name
  const picture = page.getByRole('main').getByRole('article').getByRole('img', { name, exact: true })
  const list = localPath(`/shop?name=${product.sku}`)
  await openHydrated(page, list)
  await expect(picture).toHaveAttribute('src', addressIn(THERE))
  await page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main').locator('img[width="800"]').first()).toHaveAttribute('src', addressIn(THERE))
  await page.goBack()
  await expect(picture).toHaveAttribute('src', addressIn(THERE))
})

test('the rating filter appears once a product is rated, or while the address asks for it, and asks for that average and up', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  const { filters } = TEXTS[language].listing
  const group = page.getByRole('group', { name: filters.rating })
  const filter = interpolate(filters.ratingAndUp, { stars: 4 })
  const openFilters = async () => {
    if (isMobile) await page.getByRole('button', { name: filters.title }).click()
  }
  await openHydrated(page, localPath('/shop'))
  await openFilters()
  await expect(page.getByRole('group', { name: filters.category }).last()).toBeVisible()
  await expect(group).toHaveCount(0)
  if (isMobile) await page.keyboard.press('Escape')
  await follow(page, localPath('/shop?rating=4'))
  await expect(page.getByRole('list', { name: filters.active })).toBeVisible()
  await openFilters()
  await expect(group.getByRole('radio', { name: filter }).last()).toBeChecked()

  await rate(page, drive.id)
  await openHydrated(page, localPath('/shop'))
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list?'))
  await choose(page, language, filter)
  expect(new URL((await call).url()).searchParams.get('rating')).toBe('4')
  await expect(page).toHaveURL(localPath('/shop?rating=4'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  const name = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(name).toHaveAttribute('href', localPath(`/product/${drive.slug}`))
})

async function rate(page: Page, product: string): Promise<void> {
  const review = { product, rating: 5, title: 'Solid', review: 'Works well every day.', isRecommended: 1 }
  const send = async (method: string, path: string, { token }: { readonly token: string }, data?: object) => {
    const reply = await page.request.fetch(path, { method, headers: { authorization: token }, ...(data === undefined ? {} : { data }) })
    expect(reply.status(), await reply.text()).toBe(200)
    return reply.json()
  }
  await send('POST', '/api/review/add', await newPerson(page), review)
  const admin = await demoPerson(page, 'admin')
  const { reviews } = await send('GET', '/api/review', admin)
  const written = reviews.find(({ title }: { readonly title: string }) => title === review.title)
  await send('PUT', `/api/review/approve/${written._id}`, admin)
}
