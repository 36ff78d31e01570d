import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Effort } from '../effort.ts'
import { HeldMail } from '../held-mail.ts'
import { LoadClient } from '../load.ts'
import { type Bench, measure } from '../measure.ts'
import { MEMBER, signIn } from '../member.ts'
import type { RunningServer } from '../processes.ts'
import type { Line } from '../report.ts'
import { startFloor, startShop } from '../run.ts'
import { openSelling } from '../selling.ts'
import { STAFF } from '../staff.ts'
import { openStocked } from '../stocked-database.ts'
import { measureChat } from './chat-reads.ts'
import type { Sizes } from './filling.ts'
import { caseOf, type GrownCase } from './grown-case.ts'
import { grownCases } from './grown-cases.ts'
import { type GrownFacts, readGrownFacts } from './grown-facts.ts'
import { type GrownFigures, grownLine, toldGrown } from './grown-report.ts'

export interface GrowthOptions {
  readonly sizes: Sizes
  readonly small: Sizes
  readonly effort: Effort
  /** Beginnings of names of cases; all where there is none. */
  readonly only: readonly string[]
  readonly tell: (what: string) => void
}

/** The shop that the sizes are compared with; its products are those that a larger one has copies of. */
export const SMALL: Sizes = { products: 10_000, orders: 10_000, messages: 10_000, customers: 2_000 }
const CHAT_MOST = 3
const OFFERS = 5

/** Two shops beside each other, a small one and one of the sizes; each case is measured on one and then on the other. */
export async function runGrowth({ sizes, small: smallSizes, effort, only, tell }: GrowthOptions): Promise<Line[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-growth-'))
  const closing: (() => Promise<void>)[] = []
  try {
    const client = new LoadClient()
    closing.unshift(() => client.close())
    const floor = await startFloor(folder)
    closing.unshift(() => floor.stop())
    const ground = { client, floor, folder, effort, bases: smallSizes.products, tell, closing }
    const small = await openGrown(smallSizes, ground)
    const large = await openGrown(sizes, ground)
    await pause(effort.restMs)
    return await compare({ small, large, only, tell })
  } finally {
    for (const close of closing) await close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Grown {
  readonly bench: Bench
  readonly facts: GrownFacts
}

interface Ground {
  readonly client: LoadClient
  readonly floor: RunningServer
  readonly folder: string
  readonly effort: Effort
  /** The products that a larger shop has copies of. */
  readonly bases: number
  readonly tell: (what: string) => void
  readonly closing: (() => Promise<void>)[]
}

async function openGrown(sizes: Sizes, { client, floor, folder, effort, bases, tell, closing }: Ground): Promise<Grown> {
  const database = await openStocked({ kind: 'postgres', products: bases, sizes, tell })
  closing.unshift(() => database.stop())
  const mail = await HeldMail.open()
  closing.unshift(async () => mail.close())
  const settings = { ...database.settings, SMTP_URL: mail.url, STAFF_EMAIL: STAFF.email }
  const shop = await startShop(settings, path.join(folder, `${sizes.products}.log`))
  closing.unshift(() => shop.stop())
  const selling = await openSelling(shop.port, OFFERS)
  const token = await signIn(shop.port)
  const facts = await readGrownFacts(database.url ?? '', MEMBER.email)
  const shown = { categories: [], brands: [], products: [], offerLinks: [] }
  return { bench: { client, facts: shown, token, selling, floor, shop, database, effort }, facts }
}

interface Compared {
  readonly small: Grown
  readonly large: Grown
  readonly only: readonly string[]
  readonly tell: (what: string) => void
}

async function compare({ small, large, only, tell }: Compared): Promise<Line[]> {
  const lines: Line[] = []
  const add = (name: string, figures: GrownFigures) => {
    lines.push(grownLine(name, figures))
    tell(toldGrown(name, figures))
  }
  const isWanted = (name: string) => only.length === 0 || only.some((each) => name.startsWith(each))
  const ofLarge = grownCases(small.facts, large.facts)
  for (const [index, each] of grownCases(small.facts, small.facts).entries()) {
    const larger = ofLarge[index]
    if (larger === undefined || !isWanted(each.name)) continue
    const [less, more] = [await measured(small.bench, each, tell), await measured(large.bench, larger, tell)]
    add(each.name, { small: less, large: more, most: each.most })
  }
  if (!isWanted('chat')) return lines
  const more = await measureChat(large.bench, large.facts.people)
  for (const [index, { name, ms }] of (await measureChat(small.bench, small.facts.people)).entries())
    add(name, { small: ms, large: more[index]?.ms ?? 0, most: CHAT_MOST })
  return lines
}

/** One case that fails ends nobody's run of an hour: it is told, and missed. */
async function measured(bench: Bench, each: GrownCase, tell: Compared['tell']): Promise<number> {
  try {
    const { appMs, databaseMs } = await measure(bench, caseOf(each))
    return appMs + databaseMs
  } catch (error) {
    tell(`${each.name}: ${String(error)}`)
    return Number.NaN
  }
}
