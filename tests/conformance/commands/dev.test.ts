import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { unnamedCompany } from '#shop-config'
import { CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  return port
}

test('npm run dev serves pages from their sources and the API under one address, and leaves nothing behind', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'diyafa-dev-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  // Migrating an empty folder takes seconds, and starts are tested elsewhere.
  await (await openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })).close()
  const url = `http://127.0.0.1:${await freePort()}`
  const env = { ...CHILD_ENVIRONMENT, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn', PORT: new URL(url).port, PUBLIC_URL: url }
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) if (line === `ready ${url}`) break

  const home = await fetch(`${url}/ar`)
  expect(home.status).toBe(200)
  const html = await home.text()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/)
  expect(html).toContain('/src/web/')
  expect(html).toContain(unnamedCompany.ar)
  expect((await fetch(`${url}/src/web/root.tsx`)).headers.get('content-type')).toContain('javascript')
  expect(await (await fetch(`${url}/api/brand/list`)).json()).toMatchObject({ brands: [] })
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('User-agent: *')
  expect((await fetch(`${url}/nope`)).status).toBe(404)

  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})
