import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { writeCollectionEdit } from '#server/catalogue/collections/collection-management.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { openTestShop } from '../../support/shop/test-shop.ts'
import { type ChangedRecords, KINDS, type Kind, QUESTIONS, type Question, shownEdition } from './changing-questions.ts'

export interface ChangingOptions {
  /** The shop that answers the requests. */
  readonly reader: Database
  /** The database that changes are written to; on PostgreSQL it belongs to another process. */
  readonly writer: Database
  readonly seconds: number
  readonly connections: number
  /** Time after a change in which an answer may still show the state before it; Infinity where the change need only arrive. */
  readonly rightWithinMs: number
}

export interface ChangingResult {
  readonly answers: number
  readonly changes: number
  /** Statuses other than 200 and 304, and connections that broke. */
  readonly errors: readonly string[]
  /** Answers without the changed record, or with a state of it older than `rightWithinMs` allows. */
  readonly wrong: readonly string[]
  /** Kinds of answers in which no change was ever seen. */
  readonly unseen: readonly Kind[]
}

const SHOWN_LIMIT_MS = 30_000
const CHANGE_EVERY_MS = 1000
const PRODUCTS = 60

interface Step {
  readonly edition: number
  readonly committedAt: number
}

interface Seen {
  answers: number
  readonly errors: string[]
  readonly wrong: string[]
  readonly changed: Set<Kind>
}

/** Mixed public calls on many connections while a product, its brand and its category change every second. */
export async function askWhileChanging({ reader, writer, seconds, connections, rightWithinMs }: ChangingOptions): Promise<ChangingResult> {
  const shop = await openTestShop(reader)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    const ids = await shop.stock({
      brands: [{ name: 'Changing brand' }],
      categories: [{ name: 'Changing category' }],
      products: Array.from({ length: PRODUCTS }, (_, n) => ({ name: `Changing oven ${n}`, quantity: 1, categories: [0] })),
    })
    const records: ChangedRecords = {
      product: ids.at(-1) ?? '',
      brand: (await shop.get('/api/brand/list')).json.brands[0]._id,
      category: (await shop.get('/api/category/list')).json.categories[0]._id,
    }
    await changeTo(1, writer, records)
    shop.app.cache.dropAll()
    const steps: Step[] = [{ edition: 1, committedAt: performance.now() }]
    await shop.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.http.server.address() as AddressInfo
    const endsAt = performance.now() + seconds * 1000
    const seen: Seen = { answers: 0, errors: [], wrong: [], changed: new Set() }
    const asking: Asking = { agent, port, records, steps, seen, rightWithinMs }
    const changing = changeUntil(endsAt, { writer, records, steps })
    await Promise.all([...Array.from({ length: connections }, (_, n) => askUntil(endsAt, n, asking)), changing])
    for (const question of QUESTIONS) await askUntilShown(question, asking)
    return { ...seen, changes: steps.length - 1, unseen: KINDS.filter((kind) => !seen.changed.has(kind)) }
  } finally {
    agent.destroy()
    await shop.close()
  }
}

interface Changing {
  readonly writer: Database
  readonly records: ChangedRecords
  readonly steps: Step[]
}

async function changeUntil(endsAt: number, { writer, records, steps }: Changing): Promise<void> {
  for (let edition = 2; performance.now() < endsAt; edition += 1) {
    await changeTo(edition, writer, records)
    steps.push({ edition, committedAt: performance.now() })
    await pause(CHANGE_EVERY_MS)
  }
}

async function changeTo(edition: number, database: Database, { product, brand, category }: ChangedRecords): Promise<void> {
  const deps = { database, onCatalogueChange: () => {} }
  const words = { nameAr: 'اسم', description: `Edition ${edition}.`, descriptionAr: 'وصف.' }
  await changeCatalogue(deps, async ({ tx }) => {
    await writeCollectionEdit(tx, 'brand', brand, { ...words, name: 'Changing brand', slug: 'changing-brand' })
    await writeCollectionEdit(tx, 'category', category, { ...words, name: 'Changing category', slug: 'changing-category' })
  })
  await editProduct(deps, product, { quantity: edition, name: `Changing oven, edition ${edition}` })
}

interface Asking {
  readonly agent: Agent
  readonly port: number
  readonly records: ChangedRecords
  readonly steps: readonly Step[]
  readonly seen: Seen
  readonly rightWithinMs: number
}

async function askUntil(endsAt: number, first: number, asking: Asking): Promise<void> {
  for (let turn = first; performance.now() < endsAt; turn += 1) {
    const question = QUESTIONS[turn % QUESTIONS.length]
    if (question !== undefined) await askOnce(question, asking)
  }
}

async function askOnce(question: Question, asking: Asking): Promise<void> {
  const { seen } = asking
  const askedAt = performance.now()
  try {
    const { status, body } = await ask(asking, question.path)
    seen.answers += 1
    if (status === 200) checkFresh(asking, question, askedAt, body)
    else seen.errors.push(`${status} ${question.path}`)
  } catch (error) {
    seen.errors.push(`${question.path}: ${String(error)}`)
  }
}

/** Every kind of answer shows the last change in the end, however slow the machine is. */
async function askUntilShown({ kind, path }: Question, asking: Asking): Promise<void> {
  const last = asking.steps.at(-1)?.edition ?? 1
  const limit = performance.now() + SHOWN_LIMIT_MS
  for (;;) {
    const { body } = await ask(asking, path)
    if ((shownEdition(kind, body, asking.records) ?? 0) >= last) return
    if (performance.now() > limit) {
      asking.seen.wrong.push(`${path} never showed the last change`)
      return
    }
    await pause(50)
  }
}

function checkFresh({ records, steps, seen, rightWithinMs }: Asking, { kind, path }: Question, askedAt: number, body: string): void {
  const shown = shownEdition(kind, body, records)
  const due = steps.findLast(({ committedAt }) => committedAt <= askedAt - rightWithinMs)?.edition ?? 1
  if (shown === null) seen.wrong.push(`${path} did not show what changes`)
  else if (shown < due) seen.wrong.push(`${path} showed ${shown} where ${due} was due`)
  else if (shown > 1) seen.changed.add(kind)
}

function ask({ agent, port }: Asking, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
