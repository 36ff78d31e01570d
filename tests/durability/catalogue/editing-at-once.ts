import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { type Answer, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { CATALOGUE_CHECKS } from './catalogue-checks.ts'

export interface EditingOptions {
  /** One shop is started on each; with several they stand for several processes. */
  readonly databases: readonly Database[]
  readonly forMs: number
  readonly atOnce: number
  readonly seed: number
}

export interface EditingResult {
  readonly done: number
  readonly refused: number
  /** Answers that are neither a success nor an expected refusal. */
  readonly errors: readonly string[]
  /** Edits that succeeded although another one was made on the same version. */
  readonly lost: readonly string[]
  /** Records that belong to nothing, or contradict the brand or category above them. */
  readonly wrong: readonly string[]
}

const PRODUCTS = 40
const COLLECTIONS_LEAST = 4
const MERCHANTS = 3
const EXPECTED_REFUSALS = /^(conflict|validation|(category|brand|product|merchant)\/(not-found|slug-taken|wrong-state))$/

type Random = () => number

interface World {
  readonly random: Random
  readonly ids: Record<Kind, string[]>
  /** Versions that a successful edit led to. */
  readonly reached: Map<string, string>
  readonly lost: string[]
  count: number
}

type Kind = 'category' | 'brand' | 'product' | 'merchant'

/** Lets admins add, edit, switch and delete the same few categories, brands, products and merchants at once. */
export async function editAtOnce({ databases, forMs, atOnce, seed }: EditingOptions): Promise<EditingResult> {
  const shops = await Promise.all(databases.map((database) => openTestShop(database, { hasLimits: false })))
  try {
    const [first] = shops
    if (first === undefined) throw new Error('no shop')
    const world = await makeWorld(first, randomFrom(seed))
    const tally = { done: 0, refused: 0, errors: [] as string[] }
    const end = performance.now() + forMs
    const work = async (_: unknown, n: number) => {
      const shop = shops[n % shops.length] ?? first
      // On a slow machine the time is over before two have met.
      while (performance.now() < end || tally.refused === 0) {
        const answer = await actAtRandom(shop, world)
        if (answer.status === 200) tally.done += 1
        else if (EXPECTED_REFUSALS.test(answer.json?.code)) tally.refused += 1
        else tally.errors.push(`${answer.status} ${answer.text}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return { ...tally, lost: world.lost, wrong: await findWrong(first) }
  } finally {
    for (const shop of shops) await shop.close()
  }
}

async function makeWorld(shop: TestShop, random: Random): Promise<World> {
  await signedIn(shop, 'admin')
  const product = await shop.stock({ products: Array.from({ length: PRODUCTS }, (_, n) => ({ name: `Fought over ${n}` })) })
  const world: World = { random, ids: { category: [], brand: [], product, merchant: [] }, reached: new Map(), lost: [], count: 0 }
  for (let n = 0; n < COLLECTIONS_LEAST; n += 1) {
    await addCollection(shop, world, 'category')
    await addCollection(shop, world, 'brand')
  }
  for (let n = 0; n < MERCHANTS; n += 1) await applyAndApprove(shop, world)
  return world
}

async function call(shop: TestShop, what: string, body?: unknown): Promise<Answer> {
  return sendJson(shop, { call: what, body, headers: await signedIn(shop, 'admin') })
}

async function actAtRandom(shop: TestShop, world: World): Promise<Answer> {
  const kinds = ['category', 'category', 'brand', 'brand', 'product', 'merchant'] as const
  const kind = pick(world, kinds)
  const id = pick(world, world.ids[kind])
  const dice = world.random()
  if (kind === 'merchant') return actOnMerchant(shop, world, { id, dice })
  if (dice < 0.45) return edit(shop, world, { kind, id })
  if (dice < 0.85) return call(shop, `PUT /api/${kind}/${id}/active`, { [kind]: { isActive: world.random() < 0.6 } })
  if (kind === 'product' && world.random() < 0.95) return edit(shop, world, { kind, id })
  if (world.random() < 0.5 || world.ids[kind].length <= COLLECTIONS_LEAST)
    return kind === 'product' ? edit(shop, world, { kind, id }) : addCollection(shop, world, kind)
  return remove(shop, world, { kind, id })
}

interface Target {
  readonly kind: Kind
  readonly id: string
}

async function remove(shop: TestShop, world: World, { kind, id }: Target): Promise<Answer> {
  const answer = await call(shop, `DELETE /api/${kind}/delete/${id}`)
  // The id stays in the list now and then, so that somebody tries to delete it again.
  if (world.random() < 0.8) world.ids[kind] = world.ids[kind].filter((each) => each !== id)
  return answer
}

/** Edits the version that was just read, with unique words, so that every edit changes something. */
async function edit(shop: TestShop, world: World, { kind, id }: Target): Promise<Answer> {
  const read = await call(shop, `GET /api/${kind}/${id}`)
  if (read.status !== 200) return read
  const record = read.json[kind]
  world.count += 1
  const description = `Edit ${world.count}`
  const locations = kind === 'category' ? { products: some(world) } : kind === 'product' ? { brand: pick(world, world.ids.brand) } : {}
  const slug = world.random() < 0.1 ? `moved-${world.count}` : record.slug
  const answer = await call(shop, `PUT /api/${kind}/${id}`, { [kind]: { ...record, ...locations, slug, description } })
  if (answer.status === 200) {
    const reached = `${kind} ${id} version ${answer.json[kind].version}`
    const isNext = answer.json[kind].version === record.version + 1 && answer.json[kind].description === description
    if (!isNext || world.reached.has(reached)) world.lost.push(`${description} of ${reached}, beside ${world.reached.get(reached)}`)
    world.reached.set(reached, description)
  }
  return answer
}

async function addCollection(shop: TestShop, world: World, kind: 'category' | 'brand'): Promise<Answer> {
  const names = { name: 'Same name', nameAr: 'اسم', description: 'Added.', descriptionAr: 'وصف.' }
  const body = { ...names, isActive: world.random() < 0.8, ...(kind === 'category' ? { products: some(world) } : {}) }
  const answer = await call(shop, `POST /api/${kind}/add`, body)
  if (answer.status === 200) world.ids[kind].push(answer.json[kind]._id)
  return answer
}

async function actOnMerchant(shop: TestShop, world: World, { id, dice }: { id: string; dice: number }): Promise<Answer> {
  if (dice < 0.7) return call(shop, `PUT /api/merchant/${id}/active`, { merchant: { isActive: world.random() < 0.6 } })
  if (dice < 0.85) return call(shop, `PUT /api/merchant/approve/${id}`)
  if (world.ids.merchant.length <= MERCHANTS) return applyAndApprove(shop, world)
  return remove(shop, world, { kind: 'merchant', id })
}

async function applyAndApprove(shop: TestShop, world: World): Promise<Answer> {
  world.count += 1
  const email = `m${world.count}@fought-over.example`
  const body = { name: 'Nour', email, phoneNumber: '0100 222 3333', brandName: 'Same name', business: 'Builds ovens in Sadat City.' }
  const applied = await call(shop, 'POST /api/merchant/add', body)
  const id: string = applied.json.merchant._id
  const answer = await call(shop, `PUT /api/merchant/approve/${id}`)
  world.ids.merchant.push(id)
  const brandId = answer.json?.merchant?.brand?._id
  if (brandId !== undefined) world.ids.brand.push(brandId)
  return answer
}

function some({ random, ids }: World): string[] {
  return ids.product.filter(() => random() < 0.3)
}

function pick<T>({ random }: World, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined) throw new Error('nothing is left to act on')
  return found
}

async function findWrong(shop: TestShop): Promise<string[]> {
  const { db } = shop.accounts.database
  const wrong: string[] = []
  for (const [what, statement] of Object.entries(CATALOGUE_CHECKS)) {
    const { rows } = await db.execute(sql.raw(statement))
    if (rows.length > 0) wrong.push(`${what}: ${rows.length}, such as ${JSON.stringify(rows[0])}`)
  }
  return wrong
}

/** A small generator, so that a run can be repeated. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
