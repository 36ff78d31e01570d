import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { POOLER } from '../../support/database/global-setup.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Sessions and limits, news between processes, jobs, transactions with locks, documents that are waited for. */
const SLICES = ['accounts', 'chat', 'customers', 'desk', 'offers', 'orders', 'catalogue/listing', 'catalogue/products']

/** Tests of slices through PgBouncer with fewer connections than the shop asks for. SLICES narrows them. */
export async function prove(): Promise<string> {
  const { SLICES: named = SLICES.join(' ') } = process.env
  const files = named.split(' ').map((slice) => `src/server/${slice}/`)
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'server', ...files], {
    cwd: ROOT,
    env: { ...process.env, [POOLER]: 'pgbouncer' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const line = `${named} through PgBouncer: ${/Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no tests ran'}`
  if (status !== 0) throw new Error(`${line}\n${stderr.slice(-20_000)}`)
  return line
}
