import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { HotPayload } from 'vite'
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

/** Saves a file of the repository as it is. */
function save(file: string): void {
  const now = new Date()
  utimesSync(join(ROOT, file), now, now)
}

/** The addresses of the modules that an open page is told to take anew. */
async function followUpdates(url: string): Promise<() => readonly string[]> {
  const messages: HotPayload[] = []
  const socket = new WebSocket(url, 'vite-hmr')
  onTestFinished(() => socket.close())
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as HotPayload))
  await expect.poll(() => messages.map(({ type }) => type)).toContain('connected')
  return () => messages.flatMap((message) => (message.type === 'update' ? message.updates.map(({ path }) => path) : []))
}

test('npm run dev serves pages from their sources and the API under one address, passes on what is saved, and leaves nothing behind', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'diyafa-dev-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  // Migrating an empty folder takes seconds, and starts are tested elsewhere.
  await (await openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })).close()
  const url = `http://127.0.0.1:${await freePort()}`
  const env = { ...CHILD_ENVIRONMENT, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn', PORT: new URL(url).port, PUBLIC_URL: url }
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await expect.poll(() => lines, { timeout: 280_000 }).toContain(`ready ${url}`)

  const home = await fetch(`${url}/ar`)
  expect(home.status).toBe(200)
  const html = await home.text()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/)
  expect(html).toContain('/src/web/')
  expect(html).toContain(unnamedCompany.ar)
  expect((await fetch(`${url}/src/web/root.tsx`)).headers.get('content-type')).toContain('javascript')
  expect(await (await fetch(`${url}/api/brand/list`)).json()).toMatchObject({ brands: [] })
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('User-agent: *')
  expect(await (await fetch(`${url}/.well-known/security.txt`)).text()).toContain('Contact: ')
  const unknown = await fetch(`${url}/ar/nope`)
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain('/src/web/')
  for (const file of ['/media/none/800.webp', '/artwork/none.svg']) {
    const answer = await fetch(url + file)
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 404, 'application/json; charset=utf-8'])
  }
  const unknownCall = await fetch(`${url}/api/nope`)
  expect([unknownCall.status, unknownCall.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])

  const component = '/src/web/ui/callout/callout.tsx'
  const styled = '/src/web/ui/empty-state/empty-state.tsx'
  for (const module of [component, styled]) expect((await fetch(url + module)).status).toBe(200)
  const updates = await followUpdates(url)
  save(component)
  await expect.poll(updates).toContain(component)
  expect(updates()).not.toContain(styled)
  save(styled.replace('.tsx', '.module.css'))
  await expect.poll(updates).toContain(styled)

  // The first start after these takes a process that waits with its packages; the next save comes before there is another.
  const starts = () => lines.filter((line) => line.startsWith('the server started again in '))
  for (const times of [1, 2]) {
    save('/src/server/contact/contact.service.ts')
    await expect.poll(starts).toHaveLength(times)
    expect((await fetch(`${url}/api/brand/list`)).status).toBe(200)
  }

  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})
