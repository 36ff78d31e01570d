import { sql } from 'drizzle-orm'
import { SETTINGS_SECTIONS } from '#domain/settings/sections.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'

const marked = (table: string, value: string, where = 'true') =>
  `select ${value} as value from ${table} t where t::text like '%zqx%' and ${where} order by id desc`
const versions = (states: string) => marked('offer_versions', 'offer_id', `state in (${states})`)
const SENT = versions("'sent', 'accepted'")
const ORDERS = marked('orders', 'id', 'archived is null')
const OF_MEMBER = marked('orders', 'id', `archived is null and user_id = '${idOf('member')}'`)

/** Records in which a payload stands, by the page that shows one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/shop/category/:slug': marked('categories', 'slug', 'is_active'),
  '/shop/brand/:slug': marked('brands', 'slug', 'is_active'),
  '/product/:slug': marked('products', 'slug', 'is_active and brand_id in (select id from brands where is_active)'),
  '/order/:id': ORDERS,
  '/order/success/:id': OF_MEMBER,
  '/dashboard/offers/:id': versions("'sent', 'accepted', 'draft'"),
  '/dashboard/address/edit/:id': marked('addresses', 'id', `user_id = '${idOf('member')}'`),
  '/dashboard/product/edit/:id': marked('products', 'id'),
  '/dashboard/category/edit/:id': marked('categories', 'id'),
  '/dashboard/brand/edit/:id': marked('brands', 'id'),
  '/dashboard/orders/archive/:id': marked('orders', 'id', 'archived is not null'),
  '/dashboard/customers/:id': marked('customers', 'id'),
  '/dashboard/sheets/:id?': marked('sheet_runs', 'id'),
}

/** The parameters for each page that has some, the newest records first; `most` of them each. */
export async function markedRecords(shop: TestShop, most: number): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = { '/dashboard/settings/:section?': SETTINGS_SECTIONS }
  for (const [pattern, query] of Object.entries(QUERIES)) found[pattern] = await valuesOf(shop, query, most)
  const linksOf = async (query: string, rest: (id: string) => string) =>
    Promise.all((await valuesOf(shop, query, most)).map(async (id) => (await shop.get(rest(id), await signedIn(shop, 'admin'))).json))
  const offers = await linksOf(SENT, (id) => `/api/offer/${id}`)
  const requests = await linksOf(ORDERS, (id) => `/api/order/${id}/link`)
  return {
    ...found,
    '/offer/:token': offers.flatMap(({ offer }) => [tokenOf(offer.links.answering), tokenOf(offer.links.readingWithoutPrices)]),
    // Requests from the bag have no link.
    '/request/:token': requests.flatMap(({ link }) => (link?.url === undefined ? [] : [tokenOf(link.url)])),
  }
}

async function valuesOf(shop: TestShop, query: string, most: number): Promise<string[]> {
  const { rows } = (await shop.accounts.database.db.execute(sql.raw(`${query} limit ${most}`))) as unknown as { rows: { value: string }[] }
  return rows.map(({ value }) => String(value))
}

function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
