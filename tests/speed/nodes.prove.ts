import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askFacts } from '../../bench/facts.ts'
import { HeldMail } from '../../bench/held-mail.ts'
import { LoadClient } from '../../bench/load.ts'
import { median } from '../../bench/measure.ts'
import { signIn } from '../../bench/member.ts'
import { cpuBetween, processTree, type RunningServer, readCpu } from '../../bench/processes.ts'
import { startShop } from '../../bench/run.ts'
import { openStocked, type StockedDatabase } from '../../bench/stocked-database.ts'
import { HeldGroup } from './held-group.ts'

export const RUNS_ALONE = true

const PRODUCTS = 10_000
const ROUNDS = 3
/** Requests in a round to one process. */
const PLACED = 400
/** Requests to each process first, at full speed, until its code is compiled. */
const FIRST = 1200
const NODES = 3
const CORES = 0.2
const CONNECTIONS = 32
const FASTER_LEAST = 2
/** Processes that work at the same moment slow each other down on two cores. */
const CPU_MOST = 1.1
/** A process at rest takes at most this of a processor. */
const AT_REST = 0.015
const LOOK_EVERY_MS = 1_000
const LOOKS_MOST = 300

type Close = () => unknown

/** Requests for quotations to one process, and then to three that share the database, each held to a fifth of a processor. */
export async function prove(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-nodes-'))
  const closing: Close[] = [() => fs.rmSync(folder, { recursive: true, force: true })]
  try {
    return await measureAll(folder, closing)
  } finally {
    for (const close of closing) await close()
  }
}

async function measureAll(folder: string, closing: Close[]): Promise<string> {
  const database = await openStocked({ kind: 'postgres', products: PRODUCTS, tell: () => {} })
  closing.unshift(() => database.stop())
  const mail = await HeldMail.open()
  closing.unshift(() => mail.close())
  const nodes: Node[] = []
  const add = async () => {
    const node = await Node.start({ ...database.settings, SMTP_URL: mail.url }, path.join(folder, `node-${nodes.length}`))
    closing.unshift(() => node.stop())
    await node.placeOrders(FIRST, CONNECTIONS)
    node.hold(`node-${nodes.length}`)
    nodes.push(node)
  }
  await add()
  const one = await inRounds(nodes, database)
  while (nodes.length < NODES) await add()
  const all = await inRounds(nodes, database)
  return judged(one, all)
}

/** A process of the shop with a client of its own. */
class Node {
  readonly server: RunningServer
  readonly #client = new LoadClient()
  readonly #products: readonly string[]
  readonly #tokens: readonly string[]
  #group: HeldGroup | null = null

  private constructor(server: RunningServer, products: readonly string[], tokens: readonly string[]) {
    this.server = server
    this.#products = products
    this.#tokens = tokens
  }

  static async start(settings: Readonly<Record<string, string>>, folder: string): Promise<Node> {
    const server = await startShop({ ...settings, DATA_DIR: folder }, `${folder}.log`)
    const { products } = await askFacts(server.port, { links: [] })
    const tokens: string[] = []
    for (let n = 1; n <= CONNECTIONS; n += 1) tokens.push(await signIn(server.port, n))
    return new Node(
      server,
      products.map(({ id }) => id),
      tokens,
    )
  }

  hold(name: string): void {
    this.#group = new HeldGroup(name, { cores: CORES })
    this.#group.hold(processTree(this.server.pid))
  }

  /** Returns how many are placed in a second. */
  async placeOrders(times: number, connections: number, from = 0): Promise<number> {
    const tokens = this.#tokens.slice(from, from + connections)
    const order = { port: this.server.port, paths: this.#products, tokens, times, connections, isPlacing: true }
    const { elapsedMs } = await this.#client.run(order)
    return (times / elapsedMs) * 1000
  }

  async stop(): Promise<void> {
    await this.#client.close()
    await this.server.stop()
    this.#group?.remove()
  }
}

interface Measured {
  readonly perSecond: number
  /** Processor time of the processes for a request, and with the database. */
  readonly appMs: number
  readonly allMs: number
}

/** No two processes are asked by the same customers, whose requests are placed one after the other. */
async function inRounds(nodes: readonly Node[], database: StockedDatabase): Promise<Measured> {
  const measured: Measured[] = []
  const share = Math.floor(CONNECTIONS / nodes.length)
  const read = () => [
    readCpu(nodes.flatMap(({ server }) => processTree(server.pid))),
    readCpu(database.pid === null ? [] : processTree(database.pid)),
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = read()
    const rates = await Promise.all(nodes.map((node, index) => node.placeOrders(PLACED, share, index * share)))
    await atRest(nodes)
    const [appMs = 0, databaseMs = 0] = read().map((now, i) => cpuBetween(before[i] ?? new Map(), now) / 1e6 / (PLACED * nodes.length))
    measured.push({ perSecond: rates.reduce((sum, rate) => sum + rate, 0), appMs, allMs: appMs + databaseMs })
  }
  const of = (name: keyof Measured) => median(measured.map((round) => round[name]))
  return { perSecond: of('perSecond'), appMs: of('appMs'), allMs: of('allMs') }
}

/** Resolves once the jobs of what was placed are done, whose work counts as well. */
async function atRest(nodes: readonly Node[]): Promise<void> {
  for (let look = 0; look < LOOKS_MOST; look += 1) {
    const read = () => readCpu(nodes.flatMap(({ server }) => processTree(server.pid)))
    const before = read()
    await pause(LOOK_EVERY_MS)
    if (cpuBetween(before, read()) / 1e6 < AT_REST * LOOK_EVERY_MS * nodes.length) return
  }
  throw new Error('the processes do not come to rest')
}

function judged(one: Measured, all: Measured): string {
  const told = ({ perSecond, appMs, allMs }: Measured) =>
    `${perSecond.toFixed(0)} requests a second (${appMs.toFixed(2)} ms, ${allMs.toFixed(2)} with the database)`
  const faster = all.perSecond / one.perSecond
  const dearer = all.appMs / one.appMs
  const line = `one process of ${CORES} cores: ${told(one)}; ${NODES}: ${told(all)}: ${faster.toFixed(2)} × as many at ${dearer.toFixed(2)} × the time of the processes for each`
  if (faster < FASTER_LEAST || dearer > CPU_MOST) throw new Error(line)
  return line
}
