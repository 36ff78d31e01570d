import { readFileSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../support/browser/shop-process.ts'
import { flagsFor } from '../support/child-environment.ts'
import { send, until } from './daily-work.ts'

export const RUNS_ALONE = true

/** A connection is silent, within a head, or at a byte of a body a second; the last kind lives for two minutes, too long for a small run. */
const SIZES = { full: { connections: 10_000, kinds: 3, asked: 200 }, small: { connections: 200, kinds: 2, asked: 20 } }
const OPENED_AT_ONCE = 200
const SECOND_MS = 1_000
/** A body may take two minutes to arrive, and connections are looked at every five seconds. */
const ENDED_WITHIN_MS = 140 * SECOND_MS
const SLOWEST_MS = 2 * SECOND_MS
/** The heap that the work itself has grown is given back slowly. */
const MEMORY_LEFT_MB = 250

const HALF_HEAD = 'POST /api/contact/add HTTP/1.1\r\nhost: shop\r\ncontent-ty'
const HEAD = 'POST /api/contact/add HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{'

/** Ten thousand connections that say nothing, half a head, or a byte of a body each second: everybody else is answered, and they end. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const { connections, kinds, asked } = SIZES[size]
  const shop = await startShop({}, { flags: flagsFor(size) })
  const open = new Set<net.Socket>()
  let isOver = false
  try {
    await askAll(shop.url, asked)
    const restMb = memoryMb(shop.pid)
    const port = Number(new URL(shop.url).port)
    for (let n = 0; n < connections; n += OPENED_AT_ONCE) {
      await Promise.all(Array.from({ length: OPENED_AT_ONCE }, (_, each) => connect(port, (n + each) % kinds, open)))
    }
    const slow = [...open].filter((_, n) => n % kinds === 2)
    const dripping = drip(slow, () => isOver)
    const fullMb = memoryMb(shop.pid)
    const slowest = await askAll(shop.url, asked)
    const endedMs = await until('all slow connections are ended', async () => open.size === 0, ENDED_WITHIN_MS)
    isOver = true
    await dripping
    await askAll(shop.url, asked)
    const leftMb = memoryMb(shop.pid)
    const line = `${connections} connections, as many each silent, within a head${kinds > 2 ? ' and at a byte of a body a second' : ''}: others answered within ${slowest} ms, all ended after ${Math.round(endedMs / SECOND_MS)} s; memory ${restMb} MB before, ${fullMb} MB with them, ${leftMb} MB after`
    if (size === 'full' && (slowest > SLOWEST_MS || leftMb - restMb > MEMORY_LEFT_MB)) throw new Error(line)
    return line
  } finally {
    isOver = true
    for (const socket of open) socket.destroy()
    await shop.stop()
    shop.remove()
  }
}

function connect(port: number, kind: number, open: Set<net.Socket>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => {
      open.add(socket)
      if (kind > 0) socket.write(kind === 1 ? HALF_HEAD : HEAD)
      resolve()
    })
    // An answer such as 408 is read to its end, so that the connection closes.
    socket.resume()
    socket.on('close', () => open.delete(socket))
    socket.on('error', (error) => (open.has(socket) ? undefined : reject(error)))
  })
}

async function drip(sockets: readonly net.Socket[], isOver: () => boolean): Promise<void> {
  for (; !isOver(); await pause(SECOND_MS)) {
    for (const socket of sockets) if (socket.writable) socket.write('"')
  }
}

/** The slowest of some pages and calls, one after the other. */
async function askAll(origin: string, asked: number): Promise<number> {
  let slowest = 0
  for (let n = 0; n < asked; n += 1) {
    const begun = performance.now()
    const { status } = await send(origin, n % 2 === 0 ? 'GET /' : `GET /api/product/list?name=word${n}`)
    if (status !== 200) throw new Error(`somebody else was answered ${status}`)
    slowest = Math.max(slowest, Math.round(performance.now() - begun))
  }
  return slowest
}

function memoryMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
