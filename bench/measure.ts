import type { Case } from './cases.ts'
import type { Effort } from './effort.ts'
import type { ShopFacts } from './facts.ts'
import type { LoadClient } from './load.ts'
import { signIn } from './member.ts'
import { cpuBetween, processTree, readCpu } from './processes.ts'
import type { Selling } from './selling.ts'
import type { DatabaseKind } from './stocked-database.ts'

export interface Bench {
  readonly client: LoadClient
  readonly facts: ShopFacts
  /** A member's token, for the cases that measure a personal view. */
  readonly token: string
  readonly selling: Selling
  readonly floor: { readonly pid: number; readonly port: number }
  readonly shop: { readonly pid: number; readonly port: number }
  readonly database: { readonly kind: DatabaseKind; readonly pid: number | null; readonly url: string | null }
  readonly effort: Effort
}

export interface Figure {
  readonly case: Case
  readonly database: DatabaseKind
  readonly answerBytes: number
  /** Milliseconds of processor time for a request. */
  readonly appMs: number
  readonly databaseMs: number
  readonly floorMs: number
  /** The shop's processor time, database included, divided by the floor's of the same round. */
  readonly ratio: number
  /** Requests a second at 32 connections; only where the case has a limit for it. */
  readonly throughput?: { readonly shop: number; readonly floor: number }
  /** Orders placed a second by 32 people at once. */
  readonly perSecond?: number
}

const CONNECTIONS = 32

export async function measure(bench: Bench, each: Case): Promise<Figure> {
  if (each.kind === 'placed') return measurePlaced(bench, each)
  if (each.kind === 'sent') return measureSent(bench, each)
  if (each.kind === 'printed') return measurePrinted(bench, each)
  return each.kind === 'warm' ? measureWarm(bench, each) : measureCold(bench, each)
}

async function measureWarm(bench: Bench, each: Case): Promise<Figure> {
  const { effort, shop, floor } = bench
  const paths = each.paths(bench.facts)
  const answerBytes = await answerSize(shop.port, paths[0])
  const floorPaths = [`/${answerBytes}`]
  const rounds: Spent[] = []
  const first = effort.firstWarm
  await bench.client.run({ port: floor.port, paths: floorPaths, times: first, connections: 1 })
  await bench.client.run({ port: shop.port, paths, times: first, connections: 1 })
  for (let round = 0; round < effort.rounds; round += 1) {
    const least = await spentOn(bench, { port: floor.port, paths: floorPaths, times: effort.warmRequests })
    const ours = await spentOn(bench, { port: shop.port, paths, times: effort.warmRequests })
    rounds.push({ ...ours, floorMs: least.floorMs })
  }
  const figure = { case: each, database: bench.database.kind, answerBytes, ...medians(rounds) }
  return each.must.throughput === true ? { ...figure, throughput: await throughput(bench, paths, floorPaths) } : figure
}

async function measureCold(bench: Bench, each: Case): Promise<Figure> {
  const { effort, shop, floor, database } = bench
  const { paths, first, times } = coldPlan(each, bench.facts, effort)
  const changesOn = each.by === 'dropped' ? (database.url ?? undefined) : undefined
  const order = { port: shop.port, changesOn, token: tokenFor(bench, each) }
  const answerBytes = await answerSize(shop.port, paths.at(-1), order.token)
  const floorOrder = { port: floor.port, paths: [`/${answerBytes}`], times }
  const turn = (from: number, count: number) => Array.from({ length: count }, (_, n) => paths[(from + n) % paths.length] ?? '')
  await bench.client.run({ ...order, paths: turn(0, first), times: first, connections: 1 })
  const rounds: Spent[] = []
  for (let from = first; rounds.length < effort.rounds; from += times) {
    const least = await spentOn(bench, floorOrder)
    const saying = changesOn === undefined ? NOTHING_SPENT : await spentOn(bench, { ...order, paths: [], times })
    const ours = await spentOn(bench, { ...order, paths: turn(from, times), times })
    rounds.push({ appMs: ours.appMs - saying.appMs, databaseMs: ours.databaseMs - saying.databaseMs, floorMs: least.floorMs })
  }
  return { case: each, database: database.kind, answerBytes, ...medians(rounds) }
}

function tokenFor({ token, selling }: Bench, { by }: Case): string | undefined {
  if (by === 'staff') return selling.token
  return by === 'own' ? token : undefined
}

/** The expected length of an answer, so that the floor sends about as much. */
const PLACED_BYTES = 300

async function measurePlaced(bench: Bench, each: Case): Promise<Figure> {
  const { effort, shop, floor, client, database, token } = bench
  const order = { port: shop.port, paths: each.paths(bench.facts), token, isPlacing: true }
  const times = effort.placed
  await client.run({ ...order, times: times * 8, connections: 1 })
  const rounds: Spent[] = []
  for (let round = 0; round < effort.rounds; round += 1) {
    const least = await spentOn(bench, { port: floor.port, paths: [`/${PLACED_BYTES}`], times })
    rounds.push({ ...(await spentOn(bench, { ...order, times })), floorMs: least.floorMs })
  }
  const atOnce = times * 8
  // A customer's requests are placed one after the other, and so many at once come from as many people.
  const people = Math.min(CONNECTIONS, times)
  const tokens = await Promise.all(Array.from({ length: people }, (_, n) => signIn(shop.port, n)))
  const { elapsedMs } = await client.run({ ...order, tokens, times: atOnce, connections: people })
  return {
    case: each,
    database: database.kind,
    answerBytes: PLACED_BYTES,
    ...medians(rounds),
    perSecond: (atOnce / elapsedMs) * 1000,
  }
}

/** The documents of a case are few: each takes a good part of a second. */
const PRINTED_PART = 20

/** Each draft is sent once; none goes by email, so that no document is made. */
async function measureSent(bench: Bench, each: Case): Promise<Figure> {
  const { effort, selling, client, shop } = bench
  const times = Math.ceil(effort.placed / 2)
  const drafts = await selling.drafts(times * (effort.rounds + 3), each.lines ?? 1)
  const paths = drafts.map((id) => `/api/offer/${id}/send`)
  const order = { port: shop.port, token: selling.token, form: { ways: ['print'] } }
  await client.run({ ...order, paths: paths.splice(0, times * 3), times: times * 3, connections: 1 })
  return measureRounds(bench, each, () => ({ ...order, paths: paths.splice(0, times), times }))
}

/** A draft's document is never stored, so each request makes one; each of another draft, as Typst remembers what it has laid out. */
async function measurePrinted(bench: Bench, each: Case): Promise<Figure> {
  const { effort, selling, client, shop } = bench
  const times = Math.max(2, Math.ceil(effort.placed / PRINTED_PART))
  const paths = (await selling.drafts(times * (effort.rounds + 1), each.lines ?? 1)).map(documentPath)
  const order = () => ({ port: shop.port, token: selling.token, paths: paths.splice(0, times), times, connections: 2 })
  await client.run(order())
  return measureRounds(bench, each, order)
}

export function documentPath(draft: string): string {
  return `/api/offer/${draft}/document?kind=offer&language=ar`
}

async function measureRounds(bench: Bench, each: Case, orderOf: () => MeasureOptions): Promise<Figure> {
  const { effort, floor, database } = bench
  const rounds: Spent[] = []
  for (let round = 0; round < effort.rounds; round += 1) {
    const order = orderOf()
    const least = await spentOn(bench, { port: floor.port, paths: [`/${PLACED_BYTES}`], times: order.times })
    rounds.push({ ...(await spentOn(bench, order)), floorMs: least.floorMs })
  }
  return { case: each, database: database.kind, answerBytes: PLACED_BYTES, ...medians(rounds) }
}

interface ColdPlan {
  readonly paths: readonly string[]
  /** Requests until the code is compiled. */
  readonly first: number
  /** Requests in a round. */
  readonly times: number
}

/** Shrinks all parts of a case alike where there are too few addresses, since a cold case may ask for each only once. */
export function coldPlan(each: Case, facts: ShopFacts, effort: Effort): ColdPlan {
  const paths = each.paths(facts)
  const { firstCold, coldRequests, rounds } = effort
  if (each.by !== 'address' && each.by !== undefined) return { paths, first: firstCold, times: coldRequests }
  // The last address is fetched beforehand, to see how long the answer is.
  const part = Math.min(1, (paths.length - 1) / (firstCold + coldRequests * rounds))
  const plan = { paths, first: Math.floor(firstCold * part), times: Math.floor(coldRequests * part) }
  if (plan.times < 1) throw new Error(`${each.name} ${each.kind}: ${paths.length} different addresses are too few to measure anything`)
  return plan
}

interface Spent {
  readonly appMs: number
  readonly databaseMs: number
  readonly floorMs: number
}

const NOTHING_SPENT: Spent = { appMs: 0, databaseMs: 0, floorMs: 0 }

interface MeasureOptions {
  readonly port: number
  readonly paths: readonly string[]
  readonly times: number
  readonly token?: string | undefined
  readonly isPlacing?: boolean
  readonly form?: object
  readonly connections?: number
  readonly changesOn?: string | undefined
}

/** Processor time for each request over one connection, of the shop, its database and the floor. */
function spentOn(bench: Bench, options: MeasureOptions): Promise<Spent> {
  return spentIn(bench, options.times, () => bench.client.run({ connections: 1, ...options }))
}

/** The same for work of another kind that does something so many times. */
export async function spentIn({ shop, database, floor }: Bench, times: number, work: () => Promise<unknown>): Promise<Spent> {
  const app = processTree(shop.pid)
  const base = database.pid === null ? [] : processTree(database.pid)
  const before = [app, base, [floor.pid]].map(readCpu)
  await work()
  const after = [app, database.pid === null ? [] : processTree(database.pid), [floor.pid]].map(readCpu)
  const [appMs = 0, databaseMs = 0, floorMs = 0] = after.map((now, i) => cpuBetween(before[i] ?? new Map(), now) / 1e6 / times)
  return { appMs, databaseMs, floorMs }
}

async function throughput({ client, shop, floor, effort }: Bench, paths: readonly string[], floorPaths: readonly string[]) {
  const rates: { shop: number; floor: number }[] = []
  const rate = async (port: number, asked: readonly string[]) => {
    const times = effort.throughputRequests
    const { elapsedMs } = await client.run({ port, paths: asked, times, connections: CONNECTIONS })
    return (times / elapsedMs) * 1000
  }
  for (let round = 0; round < Math.min(5, effort.rounds); round += 1)
    rates.push({ floor: await rate(floor.port, floorPaths), shop: await rate(shop.port, paths) })
  return { shop: median(rates.map((each) => each.shop)), floor: median(rates.map((each) => each.floor)) }
}

async function answerSize(port: number, path: string | undefined, token?: string): Promise<number> {
  const headers = { 'accept-encoding': 'identity', ...(token === undefined ? {} : { authorization: token }) }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

function medians(rounds: readonly Spent[]): Spent & { ratio: number } {
  return {
    ratio: median(rounds.map(({ appMs, databaseMs, floorMs }) => (appMs + databaseMs) / floorMs)),
    appMs: median(rounds.map(({ appMs }) => appMs)),
    databaseMs: median(rounds.map(({ databaseMs }) => databaseMs)),
    floorMs: median(rounds.map(({ floorMs }) => floorMs)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
