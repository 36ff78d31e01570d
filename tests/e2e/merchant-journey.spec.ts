import type { APIRequestContext, Page } from '@playwright/test'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { plain } from '#tests/support/pictures/pictures.ts'
import { fill, linkInEmailTo, PASSWORD, submit, textsOf } from './account-screen.ts'
import { demoPerson, go, headingOf } from './dashboard-screen.ts'
import { decide, newApplicant, turn } from './merchant-screen.ts'

const main = (page: Page) => page.getByRole('main')

test('a merchant goes from the application to the first product, is disabled, and comes back with everything', async ({
  page,
  request,
  localPath,
  language,
  shop,
}) => {
  const texts = textsOf(language)
  const { sell, account, dashboard } = texts
  const applicant = newApplicant()
  const mark = applicant.brandName.split(' ').at(-1) ?? ''
  const product = { en: `Stone oven ${mark}`, ar: `فرن حجري ${mark}` }

  await openHydrated(page, localPath('/sell'))
  await fill(page, { ...applicant })
  await submit(page).click()
  await expect(main(page).getByRole('heading', { name: sell.sentTitle })).toBeVisible()

  const id = await idOf(page, applicant.email)
  await decide(page, 'approve', id)

  const link = await linkInEmailTo(shop.dataDir, applicant.email, '/merchant-signup/')
  await openHydrated(page, `${link}?email=${encodeURIComponent(applicant.email)}`)
  await expect(main(page).locator('[name=email]')).toHaveValue(applicant.email)
  await fill(page, { firstName: 'Nour', lastName: 'Adly', password: PASSWORD })
  await submit(page).click()
  await expect(main(page).getByRole('status')).toHaveText(account.notices['merchant-signed-up'])
  await fill(page, { email: applicant.email, password: PASSWORD })
  await submit(page).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  await expect(main(page)).toContainText(dashboard.roles.merchant)

  await go(page, language, 'products')
  await main(page).getByRole('link', { name: texts.products.add }).first().click()
  await expect(page).toHaveURL(localPath('/dashboard/product/add'))
  await expect(main(page).locator('select[name=brand]')).toBeDisabled()
  await expect(main(page).locator('select[name=brand] option:checked')).toHaveText(applicant.brandName)
  await fill(page, {
    name: product.en,
    nameAr: product.ar,
    description: 'Bakes 60 loaves an hour.',
    descriptionAr: 'يخبز 60 رغيفًا في الساعة.',
    sku: `OVEN-${mark}`,
    price: '45000',
    quantity: '3',
  })
  const picture = await plain({ width: 800, height: 600 }, '#0c5157').png().toBuffer()
  await main(page).locator('input[type=file]').setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: texts.products.form.saveNew }).click()
  await expect(page).toHaveURL(localPath('/dashboard/product'))
  await expect(main(page)).toContainText(product[language])

  const path = localPath(`/product/${await slugOf(request, product.en)}`)
  const seen = await (await request.get(path)).text()
  expect(seen).toContain(product[language])
  const [pictured = ''] = /\/media\/[0-9a-f]+\/\d+\.\w+/.exec(seen) ?? []
  expect((await request.get(pictured)).headers()['content-type']).toContain('image/')

  await turn(page, id, false)
  await expect.poll(async () => (await request.get(path)).status()).toBe(404)
  expect(await slugOf(request, product.en)).toBeUndefined()

  // The merchant stands on this page already; the next step shows it.
  await go(page, language, 'orders')
  await expect(headingOf(page)).toHaveText(dashboard.disabled.title)
  await expect(main(page)).toContainText(dashboard.disabled.text)
  await expect(main(page).getByRole('navigation')).toHaveCount(0)

  await turn(page, id, true)
  await expect.poll(async () => (await request.get(path)).text()).toContain(product[language])
  await openHydrated(page, localPath('/dashboard/product'))
  await expect(main(page)).toContainText(product[language])
})

/** The product's slug if visitors can find it, otherwise undefined. */
async function slugOf(request: APIRequestContext, name: string): Promise<string | undefined> {
  const query = new URLSearchParams({ name, limit: '5' })
  const { products } = await (await request.get(`/api/product/list?${query}`)).json()
  return products.find((product: { name: string }) => product.name === name)?.slug
}

/** The application as admins find it. */
async function idOf(page: Page, email: string): Promise<string> {
  const { token } = await demoPerson(page, 'admin')
  const query = new URLSearchParams({ search: email })
  const { merchants } = await (await page.request.get(`/api/merchant/search?${query}`, { headers: { authorization: token } })).json()
  return merchants[0]._id
}
