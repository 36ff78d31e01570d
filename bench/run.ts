import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CASES, type Case } from './cases.ts'
import type { Effort } from './effort.ts'
import { askFacts } from './facts.ts'
import { HeldMail } from './held-mail.ts'
import { LISTS_DURING_DOCUMENTS, listsDuringDocuments } from './lists-during-documents.ts'
import { LoadClient } from './load.ts'
import { type Bench, coldPlan, type Figure, measure } from './measure.ts'
import { signIn } from './member.ts'
import { processTree, type RunningServer, residentBytes, startServer } from './processes.ts'
import { calmLine, figureLine, type Line, memoryLine, startLine, toldLine } from './report.ts'
import { openSelling } from './selling.ts'
import { STAFF } from './staff.ts'
import { type DatabaseKind, openStocked, type StockedDatabase } from './stocked-database.ts'

export interface RunOptions {
  readonly products: number
  readonly databases: readonly DatabaseKind[]
  /** Names of cases, alone or as "name kind"; all where none is named. */
  readonly only: readonly string[]
  readonly effort: Effort
  readonly tell: (what: string) => void
}

export interface RunResult {
  readonly figures: readonly Figure[]
  readonly lines: readonly Line[]
}

const HERE = import.meta.dirname
const OFFERS_MOST = 20

export async function run(options: RunOptions): Promise<RunResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'))
  const closing: (() => Promise<void>)[] = []
  try {
    const client = new LoadClient()
    closing.unshift(() => client.close())
    const floor = await startFloor(folder)
    closing.unshift(() => floor.stop())
    const results: RunResult[] = []
    for (const kind of options.databases) results.push(await runOn(kind, options, { client, floor, folder }))
    return { figures: results.flatMap(({ figures }) => figures), lines: results.flatMap(({ lines }) => lines) }
  } finally {
    for (const close of closing) await close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Ground {
  readonly client: LoadClient
  readonly floor: RunningServer
  readonly folder: string
}

async function runOn(kind: DatabaseKind, options: RunOptions, ground: Ground): Promise<RunResult> {
  const { products, tell, effort } = options
  const mail = await HeldMail.open()
  const database = await openStocked({ kind, products, tell })
  const logFile = path.join(ground.folder, `${kind}.log`)
  let shop: RunningServer | undefined
  try {
    // Without a mailbox for notices their emails would be written, and thrown away, while requests are measured.
    const settings = { ...database.settings, SMTP_URL: mail.url, STAFF_EMAIL: STAFF.email }
    for (let start = 1; start < effort.starts; start += 1) await (await startShop(settings, logFile, effort.flags)).stop()
    shop = await startShop(settings, logFile, effort.flags)
    await pause(effort.restMs)
    const lines = [startLine(kind, shop.readyAfterMs), memoryLine('after start', kind, residentBytes(processTree(shop.pid)))]
    const selling = await openSelling(shop.port, Math.min(OFFERS_MOST, effort.placed))
    const facts = await askFacts(shop.port, selling)
    const token = await signIn(shop.port)
    const bench: Bench = { client: ground.client, facts, token, selling, floor: ground.floor, shop, database, effort }
    const cases = casesFor(kind, options.only)
    // All plans are made first, so that an impossible case fails before anything is measured.
    for (const each of cases) if (each.kind === 'cold') coldPlan(each, facts, effort)
    const figures: Figure[] = []
    for (const each of cases) {
      const figure = await measure(bench, each)
      tell(toldLine(figureLine(figure)))
      figures.push(figure)
      fs.truncateSync(logFile)
    }
    const calm = hasLists(options.only) ? [calmLine(kind, await listsDuringDocuments(bench))] : []
    await pause(effort.restMs)
    lines.push(...calm, ...figures.map(figureLine), memoryLine('after all this', kind, residentBytes(processTree(shop.pid))))
    return { figures, lines }
  } finally {
    mail.close()
    await shop?.stop()
    await database.stop()
  }
}

function hasLists(only: readonly string[]): boolean {
  return only.length === 0 || only.includes(LISTS_DURING_DOCUMENTS)
}

/** The `dropped` cases need PostgreSQL: the embedded database can't be told from outside that the catalogue changed. */
function casesFor(kind: DatabaseKind, only: readonly string[]): Case[] {
  return CASES.filter((each) => only.length === 0 || only.includes(each.name) || only.includes(`${each.name} ${each.kind}`)).filter(
    (each) => each.by !== 'dropped' || kind === 'postgres',
  )
}

export function startFloor(folder: string): Promise<RunningServer> {
  return startServer({ script: path.join(HERE, 'floor.ts'), env: {}, logFile: path.join(folder, 'floor.log') })
}

export function startShop(settings: StockedDatabase['settings'], logFile: string, flags: readonly string[] = []): Promise<RunningServer> {
  // One member places thousands of requests, far more than a person may.
  const env = { ...settings, NODE_ENV: 'production', DEMO: 'off', RATE_LIMITS: 'off', PORT: '0', HOST: '127.0.0.1' }
  return startServer({ script: path.join(HERE, '../src/server/main.ts'), env, logFile, flags })
}
