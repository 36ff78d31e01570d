import { sql } from 'drizzle-orm'
import { insertUser } from '#server/accounts/accounts.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

export interface ModeratingOptions {
  /** One shop is started on each; with several they stand for several processes. */
  readonly databases: readonly Database[]
  readonly acts: number
  readonly atOnce: number
  readonly seed: number
}

export interface ModeratingResult {
  readonly done: number
  readonly refused: number
  /** Answers that are neither a success nor an expected refusal. */
  readonly errors: readonly string[]
  /** Products whose figures in the list differ from a recount. */
  readonly wrong: readonly string[]
  readonly products: number
  readonly approved: number
}

const PRODUCTS = 12
const AUTHORS = 40
/** The session number of a new account's tokens. */
const FIRST_TOKEN = 1
const EXPECTED_REFUSALS: ReadonlySet<string> = new Set(['review/already', 'review/wrong-state', 'review/not-found'])

/** Random submissions, approvals, rejections and deletions, many at once and often about the same review. */
export async function moderateAtOnce({ databases, acts, atOnce, seed }: ModeratingOptions): Promise<ModeratingResult> {
  const shops = await Promise.all(databases.map((database) => openTestShop(database, { hasLimits: false })))
  try {
    const [first] = shops
    if (first === undefined) throw new Error('no shop')
    const products = await first.stock({ products: Array.from({ length: PRODUCTS }, (_, n) => ({ name: `Reviewed ${n}` })) })
    const people = await joined(first)
    const tally = { done: 0, refused: 0, errors: [] as string[] }
    const ids: string[] = []
    const random = randomFrom(seed)
    const steps = Array.from({ length: acts }, (_, n) => n).values()
    const act = async () => {
      for (const n of steps) {
        const shop = shops[n % shops.length] ?? first
        const answer = await actAtRandom(shop, { random, products, people, ids })
        if (answer.status === 200) tally.done += 1
        else if (EXPECTED_REFUSALS.has(answer.json?.code)) tally.refused += 1
        else tally.errors.push(`${answer.status} ${answer.text}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, act))
    return { ...tally, ...(await recounted(first)) }
  } finally {
    for (const shop of shops) await shop.close()
  }
}

interface People {
  readonly authors: readonly { authorization: string }[]
  readonly admin: { authorization: string }
}

async function joined(shop: TestShop): Promise<People> {
  const { database, tokens } = shop.accounts
  const ids = Array.from({ length: AUTHORS }, () => shop.making.newId())
  for (const [n, id] of ids.entries()) {
    await insertUser(database.db, {
      id,
      email: `author-${n}@people.example`,
      firstName: `Author ${n}`,
      lastName: '',
      phoneNumber: '',
      provider: 'Email',
      passwordHash: 'nobody signs in by it',
      role: 'ROLE MEMBER',
      merchantId: null,
      language: 'en',
      created: shop.making.now(),
    })
  }
  const authors = await Promise.all(ids.map(async (userId) => ({ authorization: await tokens.issue({ userId, version: FIRST_TOKEN }) })))
  return { authors, admin: await signedIn(shop, 'admin') }
}

interface Scene {
  readonly random: () => number
  readonly products: readonly string[]
  readonly people: People
  /** Ids of all reviews that were ever written. */
  readonly ids: string[]
}

async function actAtRandom(shop: TestShop, { random, products, people, ids }: Scene) {
  const dice = random()
  const known = ids[Math.floor(random() * ids.length)]
  if (known === undefined || dice < 0.3) {
    const body = {
      product: pick(products, random),
      rating: 1 + Math.floor(random() * 5),
      title: 'As it is',
      review: 'It works.',
      isRecommended: dice < 0.15,
    }
    const answer = await send(shop, { method: 'POST', path: '/api/review/add', headers: pick(people.authors, random), body })
    if (answer.status === 200) ids.push(answer.json.review._id)
    return answer
  }
  const [method, path] = dice < 0.65 ? ['PUT', 'approve'] : dice < 0.8 ? ['PUT', 'reject'] : ['DELETE', 'delete']
  return send(shop, { method: method ?? '', path: `/api/review/${path}/${known}`, headers: people.admin })
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string> | undefined
  readonly body?: object
}

function send(shop: TestShop, { method, path, headers, body }: Sent) {
  const typed = body === undefined ? {} : { 'content-type': 'application/json' }
  return shop.ask({ method, path, headers: { ...headers, ...typed }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}

/** Compares each product's rating in the list with the sum of its approved reviews. */
async function recounted(shop: TestShop): Promise<Pick<ModeratingResult, 'wrong' | 'products' | 'approved'>> {
  const { rows } = await shop.accounts.database.db.execute<{ id: string; sum: number; number: number }>(sql`
    select product_id as id, sum(rating)::int as sum, count(*)::int as number from reviews where status = 'Approved' group by product_id`)
  const counted = new Map(rows.map(({ id, sum, number }) => [id, { sum: Number(sum), number: Number(number) }]))
  const { products } = (await shop.get('/api/product/list?limit=100')).json
  const wrong: string[] = []
  for (const { _id, slug, totalReviews, averageRating } of products) {
    const { sum, number } = counted.get(_id) ?? { sum: 0, number: 0 }
    const average = number === 0 ? 0 : Math.round((sum * 10) / number) / 10
    const page = (await shop.get(`/api/review/${slug}`)).json
    const isRight = totalReviews === number && averageRating === average && page.totalRatings === sum && page.reviews.length === number
    if (!isRight) wrong.push(`${slug}: ${totalReviews} with ${averageRating} where ${number} with ${average} were due`)
  }
  return { wrong, products: products.length, approved: [...counted.values()].reduce((total, { number }) => total + number, 0) }
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)]
}

/** The same acts for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
