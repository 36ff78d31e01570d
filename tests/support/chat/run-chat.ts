import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const CHAT_PROCESS = new URL('chat-process.ts', import.meta.url).pathname
const FOLLOW_PARENT = new URL('../../../scripts/lib/follow-parent.mjs', import.meta.url).pathname

export interface RunningChat {
  readonly origin: string
  /** Memory of the process now. */
  memoryBytes(): number
  /** Ends it without a warning. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
}

export interface ChatLocation {
  readonly databaseUrl: string
  readonly port?: number
  readonly hasLimits?: boolean
}

export async function runChat({ databaseUrl, port = 0, hasLimits = true }: ChatLocation): Promise<RunningChat> {
  const args = [`--import=${FOLLOW_PARENT}`, CHAT_PROCESS, databaseUrl, String(port), hasLimits ? 'on' : 'off']
  const shop = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (shop.exitCode !== null || shop.signalCode !== null) return
    const gone = once(shop, 'exit')
    shop.kill(signal)
    await gone
  }
  for await (const origin of createInterface({ input: shop.stdout })) {
    return { origin, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), memoryBytes: () => memoryOf(shop.pid ?? 0) }
  }
  throw new Error(`The shop ended with ${shop.exitCode} before it listened.`)
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
