import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SERVER_ENV, serverFlags } from '../scripts/lib/server-flags.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const READY_LIMIT_MS = 280_000
const CLOSING_LIMIT_MS = 15_000

export interface RunningServer {
  readonly pid: number
  readonly port: number
  readonly readyAfterMs: number
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  readonly flags?: readonly string[]
}

/** A server of its own process that writes what it logs into a file and says "ready" there. */
export async function startServer({ script, env, logFile, flags: more = [] }: ServerOptions): Promise<RunningServer> {
  const output = fs.openSync(logFile, 'a')
  const from = fs.fstatSync(output).size
  const startedAt = performance.now()
  // A test run compiles the shop once for all that start it; a start that is measured has no such folder.
  const { PATH, NODE_COMPILE_CACHE: cache } = process.env
  const child = spawn(process.execPath, [...serverFlags(env), ...more, script], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { PATH, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }), ...SERVER_ENV, ...env },
  })
  fs.closeSync(output)
  const port = await readyPort(child, logFile, from)
  const readyAfterMs = performance.now() - startedAt
  return { pid: child.pid ?? 0, port, readyAfterMs, stop: () => stop(child) }
}

async function readyPort(child: ChildProcess, logFile: string, from: number): Promise<number> {
  for (const start = Date.now(); Date.now() - start < READY_LIMIT_MS; await pause(5)) {
    const said = fs.readFileSync(logFile).subarray(from).toString()
    const port = /^ready http:\/\/[^:]+:(\d+)$/m.exec(said)?.[1]
    if (port !== undefined) return Number(port)
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended by ${child.signalCode ?? child.exitCode}: ${said.slice(-2000)}`)
  }
  child.kill('SIGKILL')
  throw new Error('the server did not become ready')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), CLOSING_LIMIT_MS)
  await exited
  clearTimeout(limit)
}

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A process and all below it. */
export function processTree(root: number): number[] {
  const found = [root]
  for (const pid of found) {
    for (const task of listed(`/proc/${pid}/task`)) {
      const children = read(`/proc/${pid}/task/${task}/children`)
      found.push(...children.split(' ').filter(Boolean).map(Number))
    }
  }
  return found
}

export type CpuReading = ReadonlyMap<string, number>

/** Nanoseconds on a processor, user and system together, of every thread of these processes. */
export function readCpu(pids: readonly number[]): CpuReading {
  const reading = new Map<string, number>()
  for (const pid of pids) {
    for (const task of listed(`/proc/${pid}/task`)) {
      const spent = Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0])
      if (spent > 0) reading.set(`${pid}/${task}`, spent)
    }
  }
  return reading
}

export function cpuBetween(before: CpuReading, after: CpuReading): number {
  let spent = 0
  for (const [thread, now] of after) spent += now - (before.get(thread) ?? 0)
  return spent
}

/** Resident memory in bytes, what several processes share counted once for each. */
export function residentBytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024, 0)
}

function listed(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}

/** A process that ended meanwhile has no file; it counts as empty. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
