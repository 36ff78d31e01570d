import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoCatalogue } from '#demo/data/catalogue.ts'
import { fillShop } from '#tests/support/browser/fill-shop.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLLOW_PARENT = path.join(ROOT, 'scripts/lib/follow-parent.mjs')

/** The folder that is named to this test serves the later tests of the run as their demo: loading it takes as long as dozens of tests. */
function folderToFill(): string {
  const given = process.env.DEMO_TO_FILL
  if (given !== undefined) return given
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-demo-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

function launch(dataDir: string): { server: ChildProcess; ended: Promise<string> } {
  const env = {
    ...CHILD_ENVIRONMENT,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DEMO: 'on',
  }
  const server = spawn(process.execPath, [...BRIEF_FLAGS, `--import=${FOLLOW_PARENT}`, 'src/server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  return { server, ended: once(server, 'close').then(() => said) }
}

test("SIGTERM and SIGKILL during the demo's loading leave nothing incomplete: the next start loads it whole", async () => {
  const dataDir = folderToFill()
  const originals = path.join(dataDir, 'media', 'originals')
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    fs.rmSync(originals, { recursive: true, force: true })
    const { server, ended } = launch(dataDir)
    await vi.waitUntil(() => fs.existsSync(originals), { timeout: 250_000, interval: 20 })
    server.kill(signal)
    expect(await ended).not.toContain('ready')
  }
  const shown = await fillShop({ DATA_DIR: dataDir }, async ({ url }) => (await (await fetch(`${url}/api/product/list`)).json()).count)
  expect(shown).toBe(demoCatalogue().products.filter(({ isActive }) => isActive).length)
})
