import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export const BEGINS_FIRST = true

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Every browser test in the other language and on the other device: with `npm test` each is seen in both, on a desktop and on a phone. */
export async function prove(): Promise<string> {
  const runner = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, EVERY_SCREEN: 'others' },
  })
  const [code] = await once(runner, 'close')
  if (code !== 0) throw new Error('Not every screen is as it should be.')
  return 'every browser test passed in the language and on the device that `npm test` leaves out'
}
