import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { connectChat } from '#tests/support/chat/chat-client.ts'
import { texts } from '#tests/support/http/multipart.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'
import { zipOf } from '#tests/support/zips.ts'
import { sendSample } from '../areas/send-sample.ts'
import type { OpenedShop } from './open-shop.ts'
import { MARK, PAYLOADS } from './payloads.ts'

/** Fills in what no call's body holds: messages of the chat, cells of sheets, names of files within a zip. */
export async function fillMore({ shop, origin }: OpenedShop, payloads: readonly string[]): Promise<void> {
  await chat(shop, origin, payloads)
  await sendSheets(shop, payloads)
  await sendZip(shop, payloads)
}

async function chat(shop: TestShop, origin: string, payloads: readonly string[]): Promise<void> {
  const people = ['member', 'merchant', 'admin'] as const
  const [member, merchant, admin] = await Promise.all(
    people.map(async (name) => connectChat({ origin, token: (await signedIn(shop, name)).authorization })),
  )
  for (const text of payloads) {
    await member?.say(idOf('admin'), text)
    await merchant?.say(idOf('admin'), text)
    await admin?.say(idOf('member'), text)
  }
  for (const client of [member, merchant, admin]) client?.close()
}

const KINDS = {
  products: (text: string, n: number) => [`-zqx-sheet-${n}`, text, text, 'Brand of sheets', '', 1000 + n, 3, 'new', 'yes', text, text],
  brands: (text: string, n: number) => [`zqx-b-${n}`, text, text, text, text, 'yes'],
  categories: (text: string, n: number) => [`zqx-c-${n}`, text, text, '', text, text, 'yes'],
} as const
const HEADINGS = {
  products: [
    'SKU',
    'Name',
    'Arabic name',
    'Brand',
    'Categories',
    'Price',
    'Stock',
    'Condition',
    'Shown',
    'Description',
    'Arabic description',
  ],
  brands: ['Slug', 'Name', 'Arabic name', 'Description', 'Arabic description', 'Shown'],
  categories: ['Slug', 'Name', 'Arabic name', 'Parent', 'Description', 'Arabic description', 'Shown'],
}
const COLUMNS = {
  products: ['sku', 'name', 'nameAr', 'brand', 'categories', 'price', 'quantity', 'taxable', 'isActive', 'description', 'descriptionAr'],
  brands: ['slug', 'name', 'nameAr', 'description', 'descriptionAr', 'isActive'],
  categories: ['slug', 'name', 'nameAr', 'parent', 'description', 'descriptionAr', 'isActive'],
}

/** One of each kind with a payload in each cell of words, and one whose headings are payloads. */
async function sendSheets(shop: TestShop, payloads: readonly string[]): Promise<void> {
  await shop.stock({ brands: [{ name: 'Brand of sheets' }], products: [{}] })
  for (const kind of ['brands', 'categories', 'products'] as const) {
    const rows = payloads.map((text, n) => KINDS[kind](text, n))
    const run = await checkSheet(shop, { kind, file: csvOf([HEADINGS[kind], ...rows]), columns: COLUMNS[kind] })
    await call(shop, `POST /api/sheets/runs/${run._id}/import`)
    await endOf(shop, run._id)
  }
  await upload(shop, 'POST /api/sheets/runs', { kind: 'products', name: `${payloads[0]}.csv` }, csvOf([payloads, payloads]))
}

interface Sheet {
  readonly kind: string
  readonly file: Buffer
  /** The choices for its headings; without them the shop's guesses stand. */
  readonly columns?: readonly string[]
}

/** Sends a sheet and waits until each row is checked. */
export async function checkSheet(shop: TestShop, { kind, file, columns }: Sheet): Promise<Answer['json']> {
  const { json, text } = await upload(shop, 'POST /api/sheets/runs', { kind, name: `${MARK}.csv` }, file)
  if (json?.run === undefined) throw new Error(`A sheet of ${kind} was answered with ${text}`)
  const { run } = json
  const chosen = columns ?? run.columns.map(({ column }: { column: string | null }) => column)
  await call(shop, `PUT /api/sheets/runs/${run._id}`, { columns: chosen, isPartial: true })
  return endOf(shop, run._id)
}

async function endOf(shop: TestShop, id: string): Promise<Answer['json']> {
  for (;;) {
    const { run } = (await call(shop, `GET /api/sheets/runs/${id}`)).json
    if (!/^(?:checking|importing)$/.test(run.state)) return run
    await pause(100)
  }
}

async function sendZip(shop: TestShop, payloads: readonly string[]): Promise<void> {
  const picture = await somePicture()
  const zip = zipOf(Object.fromEntries(payloads.map((text, n) => [`${n} ${text}.jpg`, picture])))
  await upload(shop, 'POST /api/sheets/pictures', { name: `${payloads[0]}.zip` }, zip)
  const isDone = async () => (await call(shop, 'GET /api/sheets/pictures')).json.run?.isDone !== false
  while (!(await isDone())) await pause(100)
}

async function upload(shop: TestShop, to: string, fields: Record<string, string>, file: Buffer): Promise<Answer> {
  const form = [...texts(fields), { name: 'file', file, fileName: `${MARK}.csv` }]
  return sendSample(shop, to, { form }, await signedIn(shop, 'admin'))
}

async function call(shop: TestShop, what: string, body?: unknown): Promise<Answer> {
  return sendJson(shop, { call: what, headers: await signedIn(shop, 'admin'), body })
}

interface CarriedOn {
  readonly sent: number
  readonly accepted: number
}

/** Lets what was filled in be seen: approves, sends and accepts it. */
export async function carryOn(shop: TestShop, most: number): Promise<CarriedOn> {
  const { db } = shop.accounts.database
  const idsOf = async (query: SQL) => ((await db.execute(query)) as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id)
  for (const id of await idsOf(sql`select id from reviews r where r::text like '%zqx%'`)) await call(shop, `PUT /api/review/approve/${id}`)
  const waiting = await idsOf(sql`select id from merchants m where m::text like '%zqx%' and status = 'Waiting Approval' limit ${most}`)
  for (const id of waiting) await call(shop, `PUT /api/merchant/approve/${id}`)
  const drafts = await idsOf(sql`select offer_id as id from offer_versions v where state = 'draft' and v::text like '%zqx%' limit ${most}`)
  const done = { sent: 0, accepted: 0 }
  for (const [n, id] of drafts.entries()) {
    const words = PAYLOADS[n % PAYLOADS.length] ?? ''
    const sending = await call(shop, `POST /api/offer/${id}/send`, { ways: ['email', 'print'], emailText: words, whatsappText: words })
    if (sending.status !== 200) continue
    done.sent += 1
    const { offer } = (await call(shop, `GET /api/offer/${id}`)).json
    const path = `/api/offer/link/${String(offer.links.answering).split('/').at(-1)}`
    await sendJson(shop, { call: `POST ${path}/message`, body: { text: words } })
    if (n % 2 === 1) continue
    const yes = { version: 1, name: `Mona ${words}`, decision: { choices: {}, ticked: [] } }
    if ((await sendJson(shop, { call: `POST ${path}/accept`, body: yes })).status === 200) done.accepted += 1
  }
  return done
}
