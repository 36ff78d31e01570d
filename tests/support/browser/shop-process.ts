import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_ENV, serverFlags } from '../../../scripts/lib/server-flags.mjs'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '../child-environment.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLLOW_PARENT = path.join(ROOT, 'scripts/lib/follow-parent.mjs')
const READY_LIMIT_MS = 280_000
const STOP_LIMIT_MS = 15_000
const LOG_LINES_MAX = 200

export interface ShopProcess {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** The newest lines of the server's output. */
  log(): readonly string[]
  /** Ends the server as an operator would; the data directory stays until `remove`. */
  stop(): Promise<void>
  /** Ends the server without a warning. */
  kill(): Promise<void>
  remove(): void
}

/**
 * The real shop in a process of its own, with the demo on a data directory of its own unless told otherwise; `root` is another version's
 * folder.
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  { root = ROOT, flags = [] }: { readonly root?: string; readonly flags?: readonly string[] } = {},
): Promise<ShopProcess> {
  const dataDir = settings.DATA_DIR ?? makeDataDir()
  if (settings.PORT !== undefined) return startAt(settings.PORT, { ...settings, DATA_DIR: dataDir }, { root, flags })
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startAt(String(await freePort()), { ...settings, DATA_DIR: dataDir }, { root, flags })
    } catch (error) {
      // Another process may take the port between the look and the start.
      if (attempt === PORT_TRIES || !String(error).includes('EADDRINUSE')) throw error
    }
  }
}

/** A shop for pages of a browser; one that is measured runs as a shop does. */
export function startVisitedShop(settings: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  return startShop(settings, { flags: BRIEF_FLAGS })
}

async function startAt(
  port: string,
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { root, flags }: { readonly root: string; readonly flags: readonly string[] },
): Promise<ShopProcess> {
  const dataDir = settings.DATA_DIR
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [...serverFlags(settings), ...flags, `--import=${FOLLOW_PARENT}`, 'src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...SERVER_ENV,
      ...CHILD_ENVIRONMENT,
      NODE_ENV: 'production',
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ...settings,
      PORT: port,
    },
  })
  const lines = keepLines(server)
  await untilReady(server, lines)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    const limit = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS)
    await exited
    clearTimeout(limit)
  }
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    log: () => lines,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

const PORT_TRIES = 3
const RENDITIONS = 'media/renditions'

/** Copies the data of the run's first shop, where there was one; loading the demo takes seconds. */
function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'diyafa-shop-'))
  const filled = process.env.FILLED_DATA_DIR
  if (filled === undefined) return dataDir
  const shared = path.join(filled, RENDITIONS)
  mkdirSync(shared, { recursive: true })
  cpSync(filled, dataDir, { recursive: true, filter: (file) => file !== shared })
  // The shops of one run share the renditions of pictures, so that each is made once.
  symlinkSync(shared, path.join(dataDir, RENDITIONS))
  return dataDir
}

function keepLines(server: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > LOG_LINES_MAX) lines.shift()
      server.emit('line', line)
    })
  }
  return lines
}

function untilReady(server: ChildProcess, lines: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(limit)
      server.kill('SIGKILL')
      reject(new Error(`The shop ${why}.\n${lines.join('\n')}`))
    }
    const limit = setTimeout(() => fail(`was not ready after ${READY_LIMIT_MS / 1000} s`), READY_LIMIT_MS)
    server.once('error', (error) => fail(`could not be started: ${error.message}`))
    server.once('exit', (code) => fail(`ended with ${code} before it was ready`))
    server.on('line', (line: string) => {
      if (!line.startsWith('ready http://')) return
      clearTimeout(limit)
      server.removeAllListeners('exit')
      resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
