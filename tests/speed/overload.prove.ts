import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../support/browser/shop-process.ts'
import { flagsFor } from '../support/child-environment.ts'

export const RUNS_ALONE = true

const SIZES = {
  full: { connections: 1500, seconds: 20, restSeconds: 60 },
  small: { connections: 300, seconds: 1, restSeconds: 0 },
} as const

/** Memory the process may hold a minute after the load, beyond what it held a minute after the one before, which filled its caches. */
const MEMORY_LEFT_MB = 100
const READY_WITHIN_MS = 5_000
/** Shorter than the patience of proxies and browsers, also on a machine at ten times its work. */
const REFUSED_WITHIN_MS = 15_000

interface Answered {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly ms: number
}

/** Far more people than can be served ask for uncached pages. */
export async function prove(size: 'full' | 'small'): Promise<string> {
  const { connections, seconds, restSeconds } = SIZES[size]
  const shop = await startShop({ LOG_LEVEL: 'error' }, { flags: flagsFor(size) })
  try {
    for (let n = 0; n < 50; n += 1) await (await fetch(`${shop.url}/shop?name=warm${n}`)).text()
    const isMeasured = size === 'full'
    if (isMeasured) {
      await flood(shop.url, { connections, seconds, pages: 'before' })
      await pause(restSeconds * 1000)
    }
    const restMb = memoryMb(shop.pid)
    const answers = await flood(shop.url, { connections, seconds, pages: 'overload' })
    const served = answers.filter(({ status }) => status === 200).length
    const refused = answers.filter(({ status }) => status === 503)
    const other = answers.length - served - refused.length
    const readyMs = await untilReady(shop.url)
    const peakMb = memoryMb(shop.pid)
    await pause(restSeconds * 1000)
    const leftMb = memoryMb(shop.pid)
    const alive = await fetch(`${shop.url}/shop?name=afterwards`)
    const line = `${connections} connections for ${seconds} s: ${served} pages served, ${refused.length} refused, ${other} others; half of the refusals within ${share(refused, 0.5)} ms, 99 of 100 within ${share(refused, 0.99)} ms, ready ${readyMs} ms after it; memory ${restMb} MB before, ${peakMb} MB at its end, ${leftMb} MB ${restSeconds} s later`
    const isTold = refused.every(({ retryAfter }) => retryAfter !== undefined)
    const isBack = leftMb - restMb <= MEMORY_LEFT_MB && readyMs <= READY_WITHIN_MS && share(refused, 0.99) <= REFUSED_WITHIN_MS
    if (served === 0 || refused.length === 0 || other > 0 || !isTold || !alive.ok || (isMeasured && !isBack)) throw new Error(line)
    return line
  } finally {
    await shop.stop()
    shop.remove()
  }
}

interface Load {
  readonly connections: number
  readonly seconds: number
  /** Begins the names that the pages are asked for by. */
  readonly pages: string
}

async function flood(url: string, { connections, seconds, pages }: Load): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = Date.now() + seconds * 1000
  const answers: Answered[] = []
  let asked = 0
  const one = async () => {
    do {
      asked += 1
      answers.push(await ask(`${url}/shop?name=${pages}${asked}`, agent))
    } while (Date.now() < until)
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return answers
}

function ask(url: string, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const request = get(url, { agent, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], ms: performance.now() - begun }),
      )
      answer.once('error', reject)
    })
    request.once('error', reject)
  })
}

async function untilReady(url: string): Promise<number> {
  const begun = performance.now()
  while (!(await fetch(`${url}/readyz`)).ok) await pause(50)
  return Math.round(performance.now() - begun)
}

function share(answers: readonly Answered[], part: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
}

function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
