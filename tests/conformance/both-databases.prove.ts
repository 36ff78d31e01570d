import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ALWAYS_BOTH } from '../support/database/global-setup.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Every suite of the slices and of security on both databases; `npm test` runs the most of them on PostgreSQL alone. */
export async function prove(): Promise<string> {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'server', '--project', 'security'], {
    cwd: ROOT,
    env: { ...process.env, [ALWAYS_BOTH]: 'on' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const line = `both databases: ${/Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no tests ran'}`
  if (status !== 0) throw new Error(`${line}\n${stdout.slice(-20_000)}\n${stderr.slice(-20_000)}`)
  return line
}
