import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ownData as arabicOwnData } from '#i18n/ar/own-data.ts'
import { isolate } from '#i18n/bidi.ts'
import { ownData as englishOwnData } from '#i18n/en/own-data.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { startVisitedShop } from '#tests/support/browser/shop-process.ts'
import { startSocialService } from '#tests/support/social/social-service.ts'
import { storedToken } from './account-screen.ts'
import { demoPerson, enterAs, newPerson, TEXTS } from './dashboard-screen.ts'
import { addProduct, brandsOf, editNew, inputOf, readProduct, rowOf, saveButton } from './managed-products-screen.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>'
const FOLDER = 'https://drive.example/folders/'

/** Holds two pictures for every SKU, of which it has lost the second. */
async function openDrive(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://drive.example')
    if (pathname === '/files') {
      const files = ['front', 'lost'].map((id) => ({ id, mimeType: 'image/jpeg' }))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ files }))
      return
    }
    const isThere = searchParams.get('id') === 'front'
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(isThere ? PICTURE : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A shop whose pictures lie on a drive, and that Google signs people in to. */
const test = testsInOwnShop(async () => {
  const { server, origin } = await openDrive()
  const google = await startSocialService('openid')
  google.person = { sub: 'g-1', email: 'mona@guests.example', email_verified: true, given_name: 'Mona', family_name: 'Samir' }
  const shop = await startVisitedShop({
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: google.origin,
    DRIVE_IMAGE_URL: `${origin}/thumbnail?id={id}&sz=w1000`,
    DRIVE_API_URL: `${origin}/files?folder={sku}`,
    DRIVE_FOLDER_URL: `${FOLDER}{sku}`,
  })
  const stop = async () => {
    await shop.stop()
    await google.close()
    server.closeAllConnections()
    server.close()
  }
  return { ...shop, stop }
})

test.use({ expectedComplaints: [/thumbnail\?id=/] })

test('pictures of the drive are fetched by the SKU, put in order, taken away, and kept', async ({ page, localPath, language }) => {
  const { products } = TEXTS[language]
  const { product, admin } = await editNew(page, localPath)
  await page.getByRole('button', { name: products.drive.fetch }).click()
  const chosen = page.getByRole('list', { name: products.drive.list }).getByRole('listitem')
  await expect(chosen).toHaveText([/front/, /lost/])
  await expect(chosen.first()).toContainText(products.drive.main)
  await expect(chosen.first().locator('img')).toHaveJSProperty('naturalWidth', 40)
  await expect(chosen.last().locator('img')).toHaveAttribute('src', '/artwork/placeholder.svg')
  await page.getByLabel(products.drive.label).fill('side-1, side_2')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveCount(4)
  await page.getByRole('button', { name: interpolate(products.drive.first, { id: isolate('side_2') }) }).click()
  await page.getByRole('button', { name: interpolate(products.drive.remove, { id: isolate('side-1') }) }).click()
  await expect(chosen).toHaveText([/side_2/, /front/, /lost/])
  await expectAccessible(page, 'main')
  await page.getByLabel(products.drive.label).fill('no picture!')
  await page.keyboard.press('Enter')
  await expect(page.getByText(products.drive.wrong)).toBeVisible()
  await saveButton(page, language).click()
  await expect.poll(async () => (await readProduct(page, admin, product._id)).images).toEqual(['side_2', 'front', 'lost'])
})

test('the SKU leads admins, and nobody else, to its folder: in the list, on the form and in the shop', async ({ page, localPath }) => {
  const admin = await demoPerson(page, 'admin')
  const merchant = await demoPerson(page, 'merchant')
  const [own] = await brandsOf(page, merchant)
  const product = await addProduct(page, merchant, { brand: own?._id ?? '' })
  const folder = FOLDER + product.sku
  const inMain = page.getByRole('main').locator(`a[href="${folder}"]`)
  const toForm = localPath(`/dashboard/product/edit/${product._id}`)
  const inShop = localPath(`/product/${product.slug}`)
  await enterAs(page, admin, localPath(`/dashboard/product?search=${product.sku}`))
  await expect(rowOf(page, product).locator(`a[href="${folder}"]`)).toContainText(product.sku)
  await follow(page, toForm)
  await expect(inputOf(page, 'sku')).toHaveValue(product.sku)
  await expect(inMain).toContainText(product.sku)
  await follow(page, inShop)
  await expect(inputOf(page, 'sku')).toHaveCount(0)
  await expect(inMain).toHaveText(product.sku)

  await enterAs(page, merchant, toForm)
  await expect(inputOf(page, 'sku')).toHaveValue(product.sku)
  await expect(page.locator(`a[href^="${FOLDER}"]`)).toHaveCount(0)
  await enterAs(page, await newPerson(page), inShop)
  await expect(page.getByRole('main')).toContainText(product.sku)
  await expect(page.locator(`a[href^="${FOLDER}"]`)).toHaveCount(0)
  expect(await (await page.request.get(inShop)).text()).not.toContain(FOLDER)
})

test('somebody who signed in with Google long ago signs in again to delete the account', async ({ page, localPath, language }) => {
  const ownData = language === 'ar' ? arabicOwnData : englishOwnData
  await openHydrated(page, localPath('/login'))
  await page.getByRole('link', { name: TEXTS[language].account.login.google }).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  const before = await storedToken(page)
  const tooOld = { status: 400, json: { error: 'too old', code: 'account/sign-in-again', fields: {} } }
  await page.route('**/api/user/me', (route) => (route.request().method() === 'DELETE' ? route.fulfill(tooOld) : route.fallback()))
  const dialog = page.getByRole('dialog', { name: ownData.delete.title })
  await page.getByRole('button', { name: ownData.delete.open }).click()
  await dialog.getByRole('button', { name: ownData.delete.act }).click()
  await dialog.locator('a[href^="/api/auth/google"]').click()
  await expect(async () => expect(await storedToken(page)).not.toBe(before)).toPass()
  await page.unroute('**/api/user/me')
  await page.getByRole('button', { name: ownData.delete.open }).click()
  await dialog.getByRole('button', { name: ownData.delete.act }).click()
  await expect(page).toHaveURL(localPath('/'))
  expect(await storedToken(page)).toBeNull()
})
