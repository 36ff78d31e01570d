import { texts } from '../support/http/multipart.ts'
import { photo } from '../support/pictures/pictures.ts'
import { send, signIn } from './daily-work.ts'

// Calls whose addresses and keys every version has had.

/** Nobody is signed in without a token. */
type Caller = string | null

// biome-ignore lint/suspicious/noExplicitAny: replies of several versions have no type in common
type Json = any

export type Facts = Readonly<Record<string, Json>>

const PAGE_MOST = 100
const SEARCHES = ['oven', 'فرن', 'dishwasher', 'ثلاجة', 'gril', 'خلاط']

async function call(origin: string, token: Caller, named: string, body?: object): Promise<Json> {
  const { status, json } = await send(origin, named, { ...(token === null ? {} : { token }), ...(body === undefined ? {} : { body }) })
  if (status !== 200) throw new Error(`${named} was answered ${status} ${JSON.stringify(json)}`)
  return json
}

/** Work of a day: a request, a review, a wish, an address, a message, and a product with a picture. */
export async function spendADay(origin: string, sku: string): Promise<void> {
  const member = await signIn(origin, 'member')
  const { products } = await call(origin, null, 'GET /api/product/list?limit=40')
  const [first, second] = products.filter(({ quantity }: Json) => quantity > 0)
  const lines = [first, second].map(({ _id }: Json) => ({ product: _id, quantity: 1 }))
  const { cartId } = await call(origin, member, 'POST /api/cart/add', { products: lines })
  await call(origin, member, 'POST /api/order/add', { cartId })
  const address = { isDefault: true, address: '12 شارع النيل', city: 'الجيزة', state: 'Giza', country: 'Egypt', zipCode: '12511' }
  await call(origin, member, 'POST /api/address/add', address)
  await call(origin, member, 'POST /api/wishlist', { isLiked: true, product: second._id })
  await call(origin, null, 'POST /api/contact/add', { name: 'Mona', email: 'mona@people.example', message: 'Is it there?' })
  const admin = await signIn(origin, 'admin')
  const { brands } = await call(origin, admin, 'GET /api/brand?page=1')
  const words = { name: `Oven ${sku}`, nameAr: `فرن ${sku}`, description: 'Stays.', descriptionAr: 'يبقى.' }
  const fields = { sku, ...words, quantity: 7, price: 1234.5, taxable: true, brand: brands[0]._id, isActive: true }
  const file = await photo({ width: 800, height: 600 }).png().toBuffer()
  const { status, json } = await send(origin, 'POST /api/product/add', { token: admin, form: [...texts(fields), { name: 'image', file }] })
  if (status !== 200) throw new Error(`a product was answered ${status} ${JSON.stringify(json)}`)
}

/** Everything that visitors see. */
export async function shownFacts(origin: string): Promise<Facts> {
  const cards = await allPages(origin, null, '/api/product/list', 'products')
  const products: Json[] = []
  for (const { slug } of cards) products.push((await call(origin, null, `GET /api/product/item/${slug}`)).product)
  const { brands } = await call(origin, null, 'GET /api/brand/list')
  const { categories } = await call(origin, null, 'GET /api/category/list')
  return { cards, products, brands, categories }
}

/** Everything that signed-in people see. */
export async function ownFacts(origin: string): Promise<Facts> {
  const [admin, merchant, member] = [await signIn(origin, 'admin'), await signIn(origin, 'merchant'), await signIn(origin, 'member')]
  const managed = (caller: string, list: string, key: string) => allPages(origin, caller, `/api/${list}`, key)
  return {
    orders: await managed(admin, 'order', 'orders'),
    users: await managed(admin, 'user', 'users'),
    merchants: await managed(admin, 'merchant', 'merchants'),
    reviews: await managed(admin, 'review', 'reviews'),
    managedProducts: await managed(admin, 'product', 'products'),
    managedBrands: await managed(admin, 'brand', 'brands'),
    managedCategories: await managed(admin, 'category', 'categories'),
    productsOfMerchant: await managed(merchant, 'product', 'products'),
    ownOrders: await managed(member, 'order/me', 'orders'),
    addresses: (await call(origin, member, 'GET /api/address')).addresses,
    wishlist: (await call(origin, member, 'GET /api/wishlist')).wishlist,
  }
}

/** How many products each search finds. */
export async function found(origin: string): Promise<Readonly<Record<string, number>>> {
  const counted: [string, number][] = []
  for (const term of SEARCHES) {
    const { count } = await call(origin, null, `GET /api/product/list?name=${encodeURIComponent(term)}`)
    counted.push([term, count])
  }
  return Object.fromEntries(counted)
}

async function allPages(origin: string, caller: Caller, where: string, key: string): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page += 1) {
    const reply = await call(origin, caller, `GET ${where}?page=${page}&limit=${PAGE_MOST}`)
    all.push(...reply[key])
    if (page >= reply.totalPages) return all
  }
}

/** Records that are gone or differ; keys and values that came later are no difference. */
export function missing(before: Json, after: Json, where = ''): string[] {
  if (before === null) return []
  if (Array.isArray(before)) return missingInList(before, after, where)
  if (typeof before === 'object') {
    if (typeof after !== 'object' || after === null) return [`${where}: ${JSON.stringify(after)}`]
    return Object.keys(before).flatMap((key) => missing(before[key], after[key], `${where}.${key}`))
  }
  return before === after ? [] : [`${where}: ${JSON.stringify(before)} is ${JSON.stringify(after)}`]
}

function missingInList(before: Json[], after: Json, where: string): string[] {
  if (!Array.isArray(after)) return [`${where} is no list`]
  const hasIds = before.every((each) => typeof each?._id === 'string')
  if (!hasIds) return before.flatMap((each, n) => missing(each, after[n], `${where}[${n}]`))
  const byId = new Map(after.map((each) => [each._id, each]))
  const lost = before.flatMap((each) => {
    const there = byId.get(each._id)
    return there === undefined ? [`${where}: ${each._id} is gone`] : missing(each, there, `${where}[]`)
  })
  return after.length === before.length ? lost : [...lost, `${where}: ${before.length} became ${after.length}`]
}
