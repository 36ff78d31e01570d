import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ON_EMBEDDED } from '../support/database/global-setup.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Every suite of the slices and of security on the embedded database; `npm test` runs most of them on PostgreSQL alone. */
export async function prove(): Promise<string> {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'server', '--project', 'security'], {
    cwd: ROOT,
    env: { ...process.env, [ON_EMBEDDED]: 'on' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const line = `on the embedded database: ${/Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no tests ran'}`
  if (status !== 0) throw new Error(`${line}\n${stdout.slice(-20_000)}\n${stderr.slice(-20_000)}`)
  return line
}
