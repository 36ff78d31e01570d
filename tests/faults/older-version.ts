import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = path.resolve(import.meta.dirname, '../..')
const LINES_SHOWN = 40

export interface OlderVersion {
  /** Its own `npm start`, with the packages of its own lockfile. */
  start(settings: Readonly<Record<string, string>>): Promise<{ readonly origin: string; stop(): Promise<void> }>
}

/** A version of the shop from the history, in a folder of its own. */
export async function withOlderVersion<Result>(commit: string, work: (version: OlderVersion) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-older-'))
  const tree = path.join(folder, 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    return await work({ start: (settings) => startIn(tree, settings) })
  } finally {
    git('worktree', 'remove', '--force', tree)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function startIn(tree: string, settings: Readonly<Record<string, string>>) {
  // An npm that runs this proof is none of the older version's business.
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', DEMO: 'on', RATE_LIMITS: 'off', ...settings }
  const shop = spawn(process.execPath, ['scripts/start.mjs'], { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'], env })
  const stop = async () => {
    if (shop.exitCode !== null || shop.signalCode !== null) return
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
  }
  const said: string[] = []
  createInterface({ input: shop.stderr }).on('line', (line) => said.push(line))
  for await (const line of createInterface({ input: shop.stdout })) {
    said.push(line)
    const origin = /^ready (http:\S+)/.exec(line)?.[1]
    if (origin === undefined) continue
    shop.stdout.resume()
    return { origin, stop }
  }
  throw new Error(`The older version did not start.\n${said.slice(-LINES_SHOWN).join('\n')}`)
}

export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
