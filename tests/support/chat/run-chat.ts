import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'

const CHAT_PROCESS = new URL('chat-process.ts', import.meta.url).pathname
const FOLLOW_PARENT = new URL('../../../scripts/lib/follow-parent.mjs', import.meta.url).pathname

export interface RunningChat {
  readonly origin: string
  /** Memory of the process now. */
  memoryBytes(): number
  /** Processor time of the process since its start. */
  processorSeconds(): number
  /** Ends it without a warning. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
}

export interface ChatLocation {
  readonly databaseUrl: string
  readonly port?: number
  readonly hasLimits?: boolean
  /** Node's flags; a process that is measured runs without any, as a shop does. */
  readonly flags?: readonly string[]
}

export async function runChat({ databaseUrl, port = 0, hasLimits = true, flags = [] }: ChatLocation): Promise<RunningChat> {
  const args = [...flags, `--import=${FOLLOW_PARENT}`, CHAT_PROCESS, databaseUrl, String(port), hasLimits ? 'on' : 'off']
  const env = { ...process.env, ...CHILD_ENVIRONMENT }
  const shop = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (shop.exitCode !== null || shop.signalCode !== null) return
    const gone = once(shop, 'exit')
    shop.kill(signal)
    await gone
  }
  for await (const origin of createInterface({ input: shop.stdout })) {
    const pid = shop.pid ?? 0
    return {
      origin,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
      memoryBytes: () => memoryOf(pid),
      processorSeconds: () => processorSecondsOf(pid),
    }
  }
  throw new Error(`The shop ended with ${shop.exitCode} before it listened.`)
}

const TICKS_A_SECOND = 100

function processorSecondsOf(pid: number): number {
  const [user = 0, system = 0] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number)
  return (user + system) / TICKS_A_SECOND
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
