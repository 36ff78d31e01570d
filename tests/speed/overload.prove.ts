import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { startShop } from '../support/browser/shop-process.ts'

const SIZES = {
  full: { connections: 1500, seconds: 20, restSeconds: 30 },
  small: { connections: 300, seconds: 1, restSeconds: 0 },
} as const

/** Memory the process may hold after the load, beyond what it held before. */
const MEMORY_LEFT_MB = 250

interface Answered {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Far more people than can be served ask for uncached pages. */
export async function prove(size: 'full' | 'small'): Promise<string> {
  const { connections, seconds, restSeconds } = SIZES[size]
  const shop = await startShop({ LOG_LEVEL: 'error' })
  try {
    for (let n = 0; n < 50; n += 1) await (await fetch(`${shop.url}/shop?name=warm${n}`)).text()
    const restMb = memoryMb(shop.pid)
    const answers = await flood(shop.url, connections, seconds)
    const served = answers.filter(({ status }) => status === 200).length
    const refused = answers.filter(({ status }) => status === 503)
    const other = answers.length - served - refused.length
    await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000))
    const leftMb = memoryMb(shop.pid)
    const alive = await fetch(`${shop.url}/shop?name=afterwards`)
    const line = `${connections} connections for ${seconds} s: ${served} pages served, ${refused.length} refused, ${other} others; memory ${restMb} MB before, ${leftMb} MB after`
    const isTold = refused.every(({ retryAfter }) => retryAfter !== undefined)
    if (served === 0 || refused.length === 0 || other > 0 || !isTold || leftMb - restMb > MEMORY_LEFT_MB || !alive.ok) throw new Error(line)
    return line
  } finally {
    await shop.stop()
    shop.remove()
  }
}

async function flood(url: string, connections: number, seconds: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = Date.now() + seconds * 1000
  const answers: Answered[] = []
  let asked = 0
  const one = async () => {
    do {
      asked += 1
      answers.push(await ask(`${url}/shop?name=overload${asked}`, agent))
    } while (Date.now() < until)
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return answers
}

function ask(url: string, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }))
      answer.once('error', reject)
    })
    request.once('error', reject)
  })
}

function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
